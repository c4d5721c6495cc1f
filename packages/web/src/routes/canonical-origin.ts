/**
 * The origin that the rendered page uses for itself. A host can be reached under more names than the one in its pages:
 * an app that used the name in the browser would add a second canonical address to the first.
 */
export function canonicalOrigin(here: string): string {
  const named = document.querySelector<HTMLLinkElement>('head > link[rel="canonical"]')?.href;
  return named !== undefined && URL.canParse(named) ? new URL(named).origin : here;
}
