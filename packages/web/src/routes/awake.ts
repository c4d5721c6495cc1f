/**
 * React hydrates a page part by part, and only it knows where it is: it marks the elements that are its own. A press on
 * a part that it has yet to come to is lost, and words that change before it comes are not those that it finds.
 */
export const isAwake = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/** How often it is asked. */
const STEP_MS = 16;
/** Longer than a page takes to hydrate on a slow phone; then it is taken to be awake. */
const WAIT_MS = 10_000;

/** Calls back at once where the page inside the menus is hydrated, and otherwise as soon as it is. */
export function whenPageAwake(then: () => void): void {
  const until = performance.now() + WAIT_MS;
  const ask = () => {
    const page = document.getElementById("content")?.firstElementChild;
    if (page && !isAwake(page) && performance.now() < until) setTimeout(ask, STEP_MS);
    else then();
  };
  ask();
}
