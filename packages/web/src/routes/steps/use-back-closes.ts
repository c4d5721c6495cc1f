import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/**
 * Lets Back close an open dialog that is no step of the history, instead of leaving the page under it (shell §22). Not
 * for a sheet (use-sheet.ts), whose own step Back takes already.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const { history } = useRouter();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== "BACK") return false;
        onBack();
        return true;
      },
    });
  }, [open, history]);
}
