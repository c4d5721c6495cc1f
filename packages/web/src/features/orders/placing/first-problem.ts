/** What stops an order may be far above its button on a phone: it is not looked for. In the order of the page, not of the rules. */
export function showFirstProblem(): void {
  document.querySelector("main :is([data-problems], [aria-invalid=true])")?.scrollIntoView({ block: "center" });
}
