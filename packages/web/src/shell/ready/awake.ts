/**
 * React hydrates a page part by part, and only React knows how far it is: it marks the elements that it owns. A press
 * on a part that is not hydrated yet is lost, and text that changes before hydration does not match what React expects.
 */
export const isAwake = (element: Element): boolean => propsOf(element) !== undefined;

/** The props that React stores on an element it owns. */
function propsOf(element: Element): { children?: unknown } | undefined {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
  return key === undefined ? undefined : (element as unknown as Record<string, object>)[key];
}

/**
 * Whether React has yet to hydrate an element. An element inside one that React rendered without children belongs to a
 * map or a text, and never will be.
 */
function isAsleep(element: Element): boolean {
  if (isAwake(element)) return false;
  let around = element.parentElement;
  while (around && !isAwake(around)) around = around.parentElement;
  return around === null || (propsOf(around)?.children ?? null) !== null;
}

/** Elements in which pages show text; not the ones that a browser's translation wraps around it. */
const PARTS = "#content > *, #content :is(a, button, label, section, li, p, h1, h2, h3)";
/** The interval between two checks. */
const STEP_MS = 16;
/** Longer than a page takes to hydrate on a slow phone; after that it is assumed to be hydrated. */
const WAIT_MS = 10_000;

/**
 * Calls back once the page inside the menus is hydrated, at once if it already is. All of it must be: a feed or a menu
 * is hydrated section by section.
 */
export function whenPageAwake(then: () => void): void {
  const until = performance.now() + WAIT_MS;
  const ask = () => {
    if (performance.now() < until && [...document.querySelectorAll(PARTS)].some(isAsleep)) setTimeout(ask, STEP_MS);
    else then();
  };
  ask();
}
