/**
 * What the address begins with that the rendered page calls its own. A host is reached by more names than the one that it
 * gives its pages: an app that went by the name in the browser would put a second canonical address beside the first.
 */
export function canonicalOrigin(here: string): string {
  const named = document.querySelector<HTMLLinkElement>('head > link[rel="canonical"]')?.href;
  return named !== undefined && URL.canParse(named) ? new URL(named).origin : here;
}
