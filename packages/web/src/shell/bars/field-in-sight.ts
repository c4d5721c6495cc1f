/** The field that contains an element, with its label and messages. */
const fieldOf = (element: Element): Element => element.closest("[data-field]") ?? element;

/**
 * Scrolls the field in which somebody writes out from under a bar at the page's foot: the bar appears at the first
 * letter, and messages appear above it, both after the browser has scrolled the field into view. A field that the
 * reader has scrolled away is left alone. Returns how to stop.
 */
export function keepFieldInSight(foot: HTMLElement): () => void {
  /** The focused field, once its height has been reported for the first time. */
  let known: Element | null = null;
  const clear = (): void => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || foot.contains(focused)) return;
    const field = fieldOf(focused);
    const { top, bottom } = field.getBoundingClientRect();
    const bar = foot.getBoundingClientRect();
    if (bar.height > 0 && bottom > bar.top && top < bar.bottom) field.scrollIntoView({ block: "nearest" });
  };
  const heights = new ResizeObserver((entries) => {
    const changed = entries.filter(({ target }) => target === foot || target === known);
    known = entries.find(({ target }) => target !== foot)?.target ?? known;
    // A field's first height is reported while it is being pressed: scrolling then would move it from under the finger.
    if (changed.length > 0) clear();
  });
  let watched: Element | null = null;
  const watch = (event: FocusEvent): void => {
    if (watched) heights.unobserve(watched);
    known = null;
    watched = event.target instanceof Element && !foot.contains(event.target) ? fieldOf(event.target) : null;
    if (watched) heights.observe(watched);
  };
  heights.observe(foot);
  document.addEventListener("focusin", watch);
  return () => {
    heights.disconnect();
    document.removeEventListener("focusin", watch);
  };
}
