import { isDialogOpen } from "@tablee/design-system/dialogs/open-dialog";
import { useEffect } from "react";

const WRITING = "input, textarea, select, [contenteditable]";

/** Opens the search with "/" or Ctrl-K (or Command-K), unless somebody is typing or something lies over the page. */
export function useSearchKeys(show: () => void, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      const slash = key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      const chord = key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!slash && !chord) return;
      if (slash && target instanceof Element && target.closest(WRITING)) return;
      if (isDialogOpen()) return;
      event.preventDefault();
      show();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [show, wanted]);
}
