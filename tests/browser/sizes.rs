//! Every screen fits on every device: nothing overflows, and nothing is too small for a finger.

use shanghaien::rules::shanghaien::Step;

use crate::{
    page::{Page, open},
    screens::CAN_SHANGHAI,
    suite::{Test, tests},
    window::Size,
};

pub const TESTS: &[Test] = tests! {
    EveryEngine: [the_table_stays_in_place_from_phase_to_phase],
};

/// A phone upright and in landscape, a tablet, a laptop, a large screen.
pub const SIZES: [Size; 5] = [(360, 640), (844, 390), (768, 1024), (1280, 800), (1920, 1080)];

/// Returns what does not fit. A finger needs 44 pixels each way.
const MISFITS: &str = "
    const isTable = arguments[0];
    const root = document.documentElement, found = [];
    const name = e => `${e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 30)} (${e.className || e.tagName})`;
    if (root.scrollWidth > root.clientWidth) {
        const wide = [...document.querySelectorAll('main *')].filter(
            e => e.checkVisibility() && e.getBoundingClientRect().right > root.clientWidth + 0.5);
        found.push(`the page is ${root.scrollWidth} wide: ${wide.map(name).join(', ')}`);
    }
    const main = document.querySelector('main');
    if (getComputedStyle(main).overflowY === 'hidden' && main.scrollHeight > main.clientHeight + 1) {
        found.push(`the page hides ${main.scrollHeight - main.clientHeight} pixels`);
    }
    if (isTable && root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight} high`);
    if (isTable) for (const e of document.querySelectorAll('main, main *')) {
        const flow = getComputedStyle(e);
        const scrolls = /auto|scroll/.test(flow.overflowX + flow.overflowY);
        if (scrolls && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)) {
            found.push(`${name(e)} scrolls`);
        }
    }
    const targets = 'button:not([aria-disabled]), summary, label:has(input), a[href], [role=button]';
    for (const e of document.querySelectorAll(targets)) {
        if (!e.checkVisibility() || e.closest('[inert]')) continue;
        // What may scroll is scrolled, as a player would.
        const still = isTable && !e.closest('.sheet-body');
        if (!still) e.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = e.getBoundingClientRect();
        // A link within a sentence is as high as its line; what a tap on a ship's place does, a button does too.
        const least = e.closest('.place') ? 31.9 : 43.9;
        if (Math.min(box.width, box.height) < least && !e.closest('p a, li a')) {
            found.push(`${name(e)} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
        }
        const fits = box.left >= -0.5 && box.right <= root.clientWidth + 0.5;
        const fitsTable = box.top >= -0.5 && box.bottom <= innerHeight + 0.5;
        if (!fits || (still && !fitsTable)) found.push(`${name(e)} is out of sight`);
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!hit || !e.contains(hit)) found.push(`${name(e)} is covered by ${hit ? name(hit) : 'nothing'}`);
    }
    return found;";

/// Returns what does not fit on the page as it is now.
pub fn misfits(page: &Page, is_table: bool) -> Vec<String> {
    page.ask(MISFITS, &[is_table.into()])
}

/// Returns the heights of both players' areas and of the tavern between them.
const HEIGHTS: &str = "
    return ['.seat.near', '.seat.far', '.tavern-box'].map(
        it => Math.round(document.querySelector(it).getBoundingClientRect().height));";

fn the_table_stays_in_place_from_phase_to_phase() {
    let page = open();
    let heights = |page: &Page| page.ask::<[u32; 3]>(HEIGHTS, &[]);
    for size in SIZES {
        page.resize(size);
        page.start_from(&CAN_SHANGHAI.to_string());
        let turn = heights(&page);
        page.tap("Shanghai");
        page.sees(".verdict");
        assert_eq!(heights(&page), turn, "what-if at {size:?}");
        page.tap("Back");
        page.act(Step::Roll(()));
        page.sees(".roll-die");
        assert_eq!(heights(&page), turn, "place at {size:?}");
        page.start_from(&CAN_SHANGHAI.to_string());
        page.act(Step::Shanghai);
        page.sees(".report");
        assert_eq!(heights(&page), turn, "report at {size:?}");
    }
}
