//! The page itself, `index.html`: its styles are replaced by one, its scripts by two, and the line with its version and
//! policy is added.

use std::{cell::RefCell, iter, path::Path, rc::Rc};

use lol_html::{
    RewriteStrSettings, element, end, end_tag, html_content::ContentType::Html, rewrite_str, text,
};

use super::{integrity, scripts, styles, text as text_of};

/// The selector of the line that the build writes into the page, and replaces if it is there.
const LINE: &str = "meta[name=build], meta[http-equiv=Content-Security-Policy]";
const END: &str = "</script";
/// The attribute of scripts that must work even if the others don't.
const APART: &str = "data-apart";

/// A page, taken apart.
#[derive(Debug)]
pub(super) struct Page {
    html: String,
    style: String,
    /// The code of the scripts that stay apart.
    apart: String,
    /// The code of all other scripts.
    code: String,
    /// The scripts that were separate files.
    pub files: Vec<String>,
}

/// A script of the page: a file, or code in the page.
#[derive(Default)]
struct Script {
    file: Option<String>,
    code: String,
    is_apart: bool,
    is_plain: bool,
    has_end: bool,
}

/// What was found in a page.
#[derive(Default)]
struct Found {
    scripts: Vec<Script>,
    styles: Vec<String>,
    is_finished: bool,
}

/// Returns whether this page has been finished before.
pub(super) fn is_finished(html: &str) -> Result<bool, String> {
    Ok(found(html)?.is_finished)
}

/// Takes apart a page in this folder. All its scripts become one at its end, except for those that stay apart. There
/// they run while the browser waits for the large program, and need no request of their own, which would delay it.
pub(super) fn read(folder: &Path, html: String) -> Result<Page, String> {
    let found = found(&html)?;
    let (mut pieces, mut apart, mut files) = (Vec::new(), Vec::new(), Vec::new());
    for script in found.scripts {
        if !script.has_end {
            return Err("index.html has a script without an end".to_owned());
        }
        if !script.is_plain {
            return Err("index.html has a script that is not a plain script".to_owned());
        }
        let place = if script.is_apart { &mut apart } else { &mut pieces };
        place.push(match script.file {
            Some(file) => {
                let code = text_of(&folder.join(&file))?;
                files.push(file);
                code
            }
            None => script.code,
        });
    }
    // The semicolon separates a script from the next one.
    let [mut code, mut apart] = [pieces, apart].map(|pieces| pieces.join("\n;"));
    let mut style = found.styles.concat();
    // Short code stays as it is, so that its hash does not change.
    if !found.is_finished {
        for code in [&mut code, &mut apart] {
            *code = scripts::minified("index.html", code)?;
        }
        style = styles::minified(&style).map_err(|error| format!("index.html: {error}"))?;
    }
    if code.contains(END) || apart.contains(END) {
        return Err("a script contains `</script`".to_owned());
    }
    Ok(Page { html, style, apart, code, files })
}

fn found(html: &str) -> Result<Found, String> {
    let found = Rc::new(RefCell::new(Found::default()));
    let here = || Rc::clone(&found);
    let (scripts, code, styles, style, finished) = (here(), here(), here(), here(), here());
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("script", move |script| {
            scripts.borrow_mut().scripts.push(Script {
                file: script.get_attribute("src").map(|file| file.trim_start_matches("./").to_owned()),
                is_apart: script.has_attribute(APART),
                is_plain: !script.has_attribute("type"),
                ..Script::default()
            });
            let scripts = Rc::clone(&scripts);
            script.on_end_tag(end_tag!(move |_| {
                scripts.borrow_mut().scripts.last_mut().expect("one has begun").has_end = true;
                Ok(())
            }))
        }))
        .append_element_content_handler(text!("script", move |piece| {
            code.borrow_mut().scripts.last_mut().expect("one has begun").code += piece.as_str();
            Ok(())
        }))
        .append_element_content_handler(element!("style", move |_| {
            styles.borrow_mut().styles.push(String::new());
            Ok(())
        }))
        .append_element_content_handler(text!("style", move |piece| {
            *style.borrow_mut().styles.last_mut().expect("one has begun") += piece.as_str();
            Ok(())
        }))
        .append_element_content_handler(element!(LINE, move |_| {
            finished.borrow_mut().is_finished = true;
            Ok(())
        }));
    rewrite_str(html, settings).map_err(|error| format!("index.html: {error}"))?;
    Ok(found.take())
}

impl Page {
    /// Returns the page without the line of the build.
    pub(super) fn bare(&self) -> Result<String, String> {
        self.written("")
    }

    /// Returns the page as it is sent.
    pub(super) fn finished(&self, version: &str) -> Result<String, String> {
        let policy = self.policy();
        self.written(&format!(
            "<meta name=\"build\" content=\"{version}\">\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">"
        ))
    }

    /// Returns the page with this line after its styles, before the script. The preload scanners of browsers stop at a
    /// policy, so the link to the program stands before it.
    fn written(&self, line: &str) -> Result<String, String> {
        let mut styles = 0;
        let settings = RewriteStrSettings::new()
            .append_element_content_handler(element!("script", |script| {
                script.remove();
                Ok(())
            }))
            .append_element_content_handler(element!(LINE, |old| {
                old.remove();
                Ok(())
            }))
            .append_element_content_handler(element!("style", |style| {
                styles += 1;
                if styles == 1 {
                    style.set_inner_content(&self.style, Html);
                    style.after(line, Html);
                } else {
                    style.remove();
                }
                Ok(())
            }))
            .append_document_content_handler(end!(|end| {
                let apart = format!("<script {APART}>");
                for (tag, code) in [(&*apart, &self.apart), ("<script>", &self.code)] {
                    if !code.is_empty() {
                        end.append(tag, Html);
                        end.append(code, Html);
                        end.append("</script>", Html);
                    }
                }
                Ok(())
            }));
        let page = rewrite_str(&self.html, settings).map_err(|error| format!("index.html: {error}"))?;
        if styles == 0 {
            return Err("index.html has no style, behind which the policy belongs".to_owned());
        }
        Ok(page)
    }

    /// Returns the policy of the page: everything from its own host is allowed, and nothing else.
    fn policy(&self) -> String {
        let allow = |sources: &str, codes: &[&str]| {
            let codes = codes.iter().filter(|code| !code.is_empty());
            let hashes = codes.map(|code| format!("'{}'", integrity(code.as_bytes())));
            iter::once(sources.to_owned()).chain(hashes).collect::<Vec<_>>().join(" ")
        };
        [
            "default-src 'none'",
            &allow("script-src 'self' 'wasm-unsafe-eval'", &[&self.apart, &self.code]),
            &allow("style-src 'self'", &[&self.style]),
            // A style contains the waves of the sea as a picture.
            "img-src 'self' data:",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        ]
        .join("; ")
    }
}
