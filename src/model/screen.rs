//! The kind of page that is shown.

/// A kind of page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The start page.
    Home,
    /// The logbook of past games.
    Logbook,
    /// Settings or rules, which can be opened in the middle of a game.
    SettingsOrRules,
    /// The set-up of a game.
    Setup,
    /// A table with a game, a lesson or a replay.
    Table,
}

impl Screen {
    /// Returns whether a new version of the page would disturb nothing here.
    pub const fn is_idle(self) -> bool {
        match self {
            Self::Home | Self::Logbook => true,
            Self::SettingsOrRules | Self::Setup | Self::Table => false,
        }
    }

    /// Returns whether the device must stay awake, because players may think for longer than its timeout.
    pub const fn keeps_awake(self) -> bool {
        matches!(self, Self::Table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_disturbed_in_a_game_or_while_one_is_set_up() {
        let all = [Screen::Home, Screen::Logbook, Screen::SettingsOrRules, Screen::Setup, Screen::Table];
        assert_eq!(all.map(Screen::is_idle), [true, true, false, false, false]);
    }

    #[test]
    fn the_device_stays_awake_at_a_table_only() {
        let all = [Screen::Home, Screen::Logbook, Screen::SettingsOrRules, Screen::Setup, Screen::Table];
        assert_eq!(all.map(Screen::keeps_awake), [false, false, false, false, true]);
        assert!(!all.iter().any(|screen| screen.is_idle() && screen.keeps_awake()));
    }
}
