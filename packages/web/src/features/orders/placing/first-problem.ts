/**
 * Scrolls to the first problem on the page: on a phone it may be far above the button. The order is the page's, not
 * that of the rules.
 */
export function showFirstProblem(): void {
  document.querySelector("main :is([data-problems], [aria-invalid=true])")?.scrollIntoView({ block: "center" });
}
