import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useBlocker } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** Asks before what was typed is lost; from one section to the next nothing is. */
export function LeaveSettings({ dirty }: { dirty: boolean }) {
  useWords();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
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
