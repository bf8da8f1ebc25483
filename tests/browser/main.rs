//! The release build in real browsers, played by taps and keys.
//!
//! `BROWSER=chromium|firefox|webkit cargo test --test browser -- --test-threads=1` plays in one of them;
//! without `BROWSER` every test returns at once. `DIST` names another build than `dist`. With `PICTURES` set, pictures
//! of all screens are left in `target/screenshots/<browser>/`.

mod axe;
mod captain;
#[path = "../common/mod.rs"]
mod common;
mod engine;
mod games;
mod hand;
mod hispaniola;
mod hosting;
mod keyboard;
mod languages;
mod lesson;
mod logbook;
mod look;
mod offline;
mod page;
mod records;
mod replay;
mod saves;
mod screens;
mod seatings;
mod server;
mod settings;
mod sizes;
mod speed;
mod store;
mod tricks;
mod trouble;
mod turns;
mod window;
