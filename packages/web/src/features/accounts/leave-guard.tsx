import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useBlocker } from "@tanstack/react-router";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { isLeavingForProvider } from "./ways/leave-for-provider.ts";

interface LeaveGuardProps {
  dirty: boolean;
  /**
   * What loses nothing and is not asked about: "provider", the way to Google or Apple and back (what was typed is kept
   * for it); "page", another part of the same page.
   */
  keeps: "provider" | "page";
}

/** Asks before what was typed is lost: on another page, and where the window closes. */
export function LeaveGuard({ dirty, keeps }: LeaveGuardProps) {
  useWords();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !(keeps === "page" && current.pathname === next.pathname),
    enableBeforeUnload: () => dirty && !(keeps === "provider" && isLeavingForProvider()),
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
