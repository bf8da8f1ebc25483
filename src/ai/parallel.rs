//! Runs many independent games on all cores. The results do not depend on the number of cores.

use std::num::NonZero;

/// Calls `work` for each number, on all cores; each core has its own tool. Returns the results in order.
pub(in crate::ai) fn in_parallel<T, U: Send>(
    count: u32,
    tool: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, u32) -> U + Sync,
) -> Vec<U> {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let parts: Vec<Vec<U>> = std::thread::scope(|scope| {
        let part = |first: usize| {
            let (tool, work) = (&tool, &work);
            scope.spawn(move || {
                let mut tool = tool();
                (0..count).skip(first).step_by(threads).map(|number| work(&mut tool, number)).collect()
            })
        };
        let handles: Vec<_> = (0..threads).map(part).collect();
        handles.into_iter().map(|handle| handle.join().expect("games do not panic")).collect()
    });
    let mut parts: Vec<_> = parts.into_iter().map(Vec::into_iter).collect();
    (0..count as usize).map(|number| parts[number % threads].next().expect("one for each number")).collect()
}

/// Returns a different seed for each number.
pub(in crate::ai) fn mix(seed: u64, number: u64) -> u64 {
    // The constant of splitmix64: an odd number close to 2^64 divided by the golden ratio.
    (seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(31)
}
