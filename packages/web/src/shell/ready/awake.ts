/**
 * React hydrates a page part by part, and only it knows where it is: it marks the elements that are its own. A press on
 * a part that it has yet to come to is lost, and words that change before it comes are not those that it finds.
 */
export const isAwake = (element: Element): boolean => propsOf(element) !== undefined;

/** What React keeps of an element that is its own. */
function propsOf(element: Element): { children?: unknown } | undefined {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
  return key === undefined ? undefined : (element as unknown as Record<string, object>)[key];
}

/** Whether React is yet to come to an element. What stands where it put nothing itself is a map's, or a text's, for good. */
function isAsleep(element: Element): boolean {
  if (isAwake(element)) return false;
  let around = element.parentElement;
  while (around && !isAwake(around)) around = around.parentElement;
  return around === null || (propsOf(around)?.children ?? null) !== null;
}

/** What pages say words in; not the elements that a browser's translation puts around them. */
const PARTS = "#content > *, #content :is(a, button, label, section, li, p, h1, h2, h3)";
/** How often it is asked. */
const STEP_MS = 16;
/** Longer than a page takes to hydrate on a slow phone; then it is taken to be awake. */
const WAIT_MS = 10_000;

/**
 * Calls back at once where the page inside the menus is hydrated, and otherwise as soon as it is: all of it, for a feed
 * or a menu wakes section by section.
 */
export function whenPageAwake(then: () => void): void {
  const until = performance.now() + WAIT_MS;
  const ask = () => {
    if (performance.now() < until && [...document.querySelectorAll(PARTS)].some(isAsleep)) setTimeout(ask, STEP_MS);
    else then();
  };
  ask();
}
