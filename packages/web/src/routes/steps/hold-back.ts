import { closeOnBack, isOpenForBack } from "@tablee/design-system/dialogs/back-closes";
import type { RouterHistory } from "@tanstack/react-router";
import { isGoingBack } from "./go-back-once.ts";

/** Whether Back closes a dialog and leaves nothing: whoever asks before a page is left does not ask then. */
export const isBackClosing = (): boolean => isOpenForBack() && !isGoingBack();

/**
 * Lets Back close an open dialog that is no step of the history, instead of leaving the page under it (shell §22). Not a
 * sheet (use-sheet.ts), whose own step Back takes already. Where the app itself goes back, it leaves what it wanted to
 * leave, such as the sheet from which a question was opened. It cannot hold a Back that unloads the document: the step
 * before is not one of this app, or belongs to a document that was loaded before this one. The page is left then.
 */
export const holdBack = (history: Pick<RouterHistory, "block">): (() => void) =>
  closeOnBack((close) =>
    history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== "BACK" || isGoingBack()) return false;
        close();
        return true;
      },
    }),
  );
