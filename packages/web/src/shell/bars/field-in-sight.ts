/** What one writes in, with its label and what is said of it. */
const fieldOf = (element: Element): Element => element.closest("[data-field]") ?? element;

/**
 * Brings what one writes in out from under a bar at the page's foot: at the first letter the bar appears, and what is
 * said to be wrong appears above it, both after the browser has seen to it that the field is in sight. Whoever has
 * scrolled on is left where they are. Answers how to stop.
 */
export function keepFieldInSight(foot: HTMLElement): () => void {
  /** The field that is written in, from when its height was first told. */
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
    // A field's first height is told as it is pressed: what moved then would not be what is pressed.
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
