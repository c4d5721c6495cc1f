import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** How many dialogs are open that Back closes. */
let openDialogs = 0;

/** Whether Back closes a dialog and leaves nothing: whoever asks before a page is left does not ask then. */
export const isBackClosing = (): boolean => openDialogs > 0;

/**
 * Lets Back close an open dialog that is no step of the history, instead of leaving the page under it (shell §22). Not
 * for a sheet (use-sheet.ts), whose own step Back takes already. It cannot hold a Back that unloads the document: the
 * step before is not one of this app, or belongs to a document that was loaded before this one. The page is left then.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const { history } = useRouter();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    openDialogs += 1;
    const stop = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== "BACK") return false;
        onBack();
        return true;
      },
    });
    return () => {
      openDialogs -= 1;
      stop();
    };
  }, [open, history]);
}
