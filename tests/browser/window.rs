//! The size of the window or frame around the game, and pictures of the page.

use std::path::{Path, PathBuf};

use serde_json::json;
use thirtyfour::By;

use crate::{
    engine::Engine,
    page::{Page, wait},
};

/// Width and height in CSS pixels.
pub type Size = (u32, u32);

/// Firefox can't make its windows narrower than this, and `WebKit` only a little.
const LEAST_WIDTH: u32 = 500;

impl Page {
    /// Gives the page exactly this much room and starts it again.
    ///
    /// Where a window can't be that narrow, the game runs in a frame of the wanted size. Media queries and units take
    /// the frame for the window.
    #[track_caller]
    pub fn resize(&self, size: Size) {
        self.run(self.session().enter_default_frame());
        self.frame.set(None);
        if self.engine == Engine::Chromium {
            self.emulate(size);
        } else if size.0 < LEAST_WIDTH {
            self.frame.set(Some(size));
        } else {
            self.resize_window(size);
        }
        self.go("/");
        assert_eq!(self.inner_size(), size, "the page has the room it was given");
    }

    /// Gives the page this much room, outside Chromium always in a frame, so that `stretch` works in every engine.
    #[track_caller]
    pub fn resize_loosely(&self, size: Size) {
        if self.engine == Engine::Chromium {
            return self.resize(size);
        }
        self.run(self.session().enter_default_frame());
        self.run(self.session().set_window_rect(0, 0, 2000, 1200));
        self.frame.set(Some(size));
        self.go("/");
        assert_eq!(self.inner_size(), size, "the frame has the room it was given");
    }

    /// Gives the page another size while it is shown.
    #[track_caller]
    pub fn stretch(&self, size @ (width, height): Size) {
        if self.engine == Engine::Chromium {
            self.emulate(size);
        } else {
            let script = "const { style } = frameElement;
                [style.width, style.height] = [`${arguments[0]}px`, `${arguments[1]}px`]";
            self.ask::<serde_json::Value>(script, &[width.into(), height.into()]);
        }
        wait("the page to have the room it was given", || (self.inner_size() == size).then_some(()));
        self.rests();
    }

    fn emulate(&self, (width, height): Size) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics);
    }

    fn inner_size(&self) -> Size {
        self.ask("return [innerWidth, innerHeight]", &[])
    }

    /// Sizes the window so that its content has this size.
    #[track_caller]
    fn resize_window(&self, size @ (width, height): Size) {
        let border: Size = self.ask("return [outerWidth - innerWidth, outerHeight - innerHeight]", &[]);
        self.run(self.session().set_window_rect(0, 0, width + border.0, height + border.1));
        // A window takes its time to change its size.
        wait("a window of that size", || (self.inner_size() == size).then_some(()));
    }

    /// Saves a picture of the page in `target/screenshots/<browser>/` if pictures are wanted.
    #[track_caller]
    pub fn shoot(&self, name: &str) {
        if std::env::var_os("PICTURES").is_none() {
            return;
        }
        let file = self.picture(name);
        if self.frame.get().is_none() {
            return self.run(self.session().screenshot(&file));
        }
        self.run(async {
            self.session().enter_default_frame().await?;
            self.session().find(By::Tag("iframe")).await?.screenshot(&file).await?;
            self.session().enter_frame(0).await
        });
    }

    /// Returns the path for a picture.
    pub fn picture(&self, name: &str) -> PathBuf {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots").join(self.engine.word());
        std::fs::create_dir_all(&folder).expect("a folder for the pictures");
        folder.join(format!("{name}.png"))
    }
}
