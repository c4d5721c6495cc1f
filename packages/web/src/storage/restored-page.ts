/**
 * A page that the browser restores from its back/forward cache has missed what other pages stored meanwhile: it hears
 * of that as of any change elsewhere, without a key because it may be all of it. Returns how to stop.
 */
export function watchRestoredPage(): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.dispatchEvent(new StorageEvent("storage"));
  };
  window.addEventListener("pageshow", shown);
  return () => window.removeEventListener("pageshow", shown);
}
