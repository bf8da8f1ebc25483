//! The settings in English.

use crate::i18n::extras::SettingsWords;

pub const SETTINGS: SettingsWords = SettingsWords {
    display: "Display",
    theme: "Theme",
    themes: ["System", "Dark", "Light"],
    text_size: "Text size",
    text_sizes: ["Normal", "Larger", "Largest"],
    pace: "Animation speed",
    paces: ["Off", "Fast", "Normal"],
    full_screen: "Full screen",
    sounds: "Sounds",
    sounds_off: "Off",
    sounds_on: "On",
    volume: "Volume",
    ring: "Ring the bell",
    seating: "Seating",
    seatings: ["Across", "Same side", "Turning"],
    seatings_explained: [
        "The device lies flat between the players; the far side is turned around.",
        "The device is shared or handed over; whoever moves is at the bottom.",
        "The device lies flat; everything turns to face whoever moves.",
    ],
    chances: "Winning chances",
    chances_hidden: "Hidden",
    chances_shown: "Shown",
    licenses: "Open-source licences",
    update_ready: "A new version is ready",
    update: "Update",
    later: "Later",
};
