import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useBlocker } from "@tanstack/react-router";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { isLeavingForProvider } from "./ways/leave-for-provider.ts";

/**
 * Asks for confirmation before what was typed is lost: when another page is opened, and when the window is closed.
 * Opening a sheet over the page or another part of it, or going to Google or Apple and back (for which what was typed
 * is stored), loses nothing and is not asked about.
 */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  useWords();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty && !isLeavingForProvider(),
    withResolver: true,
  });
  return (
    <AlertDialog
      open={status === "blocked"}
      onOpenChange={(open) => {
        if (!open) reset?.();
      }}
      title={m.own_leave_title()}
      description={m.own_leave_text()}
      confirmLabel={m.own_leave()}
      cancelLabel={m.own_stay()}
      onConfirm={() => proceed?.()}
    />
  );
}
