/** How often the clock is looked at. */
const LOOK_MS = 10_000;
/** A look that comes this much later than the last one: the device slept in between. */
const SLEPT_MS = 40_000;

/**
 * Calls the listener after the device slept without hiding the page, which then gets no event: a tablet on a wall, or a
 * computer whose lid was closed. Timers stand still meanwhile, and the clock does not. Hidden pages are told by their
 * platform. Returns how to stop.
 */
export function onGap(listener: () => void): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (now - last >= SLEPT_MS && document.visibilityState === "visible") listener();
    last = now;
  }, LOOK_MS);
  return () => clearInterval(timer);
}
