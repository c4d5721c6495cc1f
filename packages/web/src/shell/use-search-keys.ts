import { isDialogOpen } from "@tablee/design-system/dialogs/open-dialog";
import { useEffect } from "react";

const WRITING = "input, textarea, select, [contenteditable]";

/**
 * Opens the search with "/" or Ctrl-K (or Command-K), unless somebody is typing or something lies over the page. null:
 * this page has no search.
 */
export function useSearchKeys(show: (() => void) | null): void {
  useEffect(() => {
    if (!show) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey } = event;
      const isChord = event.ctrlKey || event.metaKey;
      if (altKey || isDialogOpen()) return;
      if (isChord ? key.toLowerCase() !== "k" : key !== "/" || (target as Partial<Element>).closest?.(WRITING)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [show]);
}
