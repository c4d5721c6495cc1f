import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useBlocker } from "@tanstack/react-router";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { isLeavingForProvider } from "./ways/leave-for-provider.ts";

/**
 * Asks before what was typed is lost: on another page, and where the window closes. A sheet over the page, another part
 * of it, and the way to Google or Apple and back (what was typed is kept for it) lose nothing.
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
