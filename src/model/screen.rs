//! What kind of page is shown, for what depends on nothing else.

/// A kind of page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Where one arrives.
    Home,
    /// The games that were played.
    Logbook,
    /// What can be looked up or chosen in the middle of a game: settings and rules.
    Aside,
    /// A game is being set up.
    Setup,
    /// A game lies on the table, whatever is done with it.
    Table,
}

impl Screen {
    /// Whether nothing is going on that a new version of the page could disturb.
    pub const fn is_idle(self) -> bool {
        match self {
            Self::Home | Self::Logbook => true,
            Self::Aside | Self::Setup | Self::Table => false,
        }
    }

    /// Whether the device must not fall asleep, because people think longer than it waits.
    pub const fn keeps_awake(self) -> bool {
        matches!(self, Self::Table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_disturbed_in_a_game_or_while_one_is_set_up() {
        let all = [Screen::Home, Screen::Logbook, Screen::Aside, Screen::Setup, Screen::Table];
        assert_eq!(all.map(Screen::is_idle), [true, true, false, false, false]);
    }

    #[test]
    fn the_device_stays_awake_at_a_table_only() {
        let all = [Screen::Home, Screen::Logbook, Screen::Aside, Screen::Setup, Screen::Table];
        assert_eq!(all.map(Screen::keeps_awake), [false, false, false, false, true]);
        assert!(!all.iter().any(|screen| screen.is_idle() && screen.keeps_awake()));
    }
}
