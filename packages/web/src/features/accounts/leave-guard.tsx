import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useEffect, useEffectEvent } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { holdUnsaved } from "../../platform/unsaved-tabs.ts";
import { holdLeaving } from "../../routes/steps/asked-leave.ts";
import { isBackClosing } from "../../routes/steps/hold-back.ts";
import { useLeaveQuestion } from "./leave-question.ts";
import { isLeavingForProvider } from "./ways/leave-for-provider.ts";

interface LeaveGuardProps {
  /** Something was typed and is not saved. */
  dirty: boolean;
  /** The parameters of the address with which the form goes, besides its path: its view, or its restaurant. */
  parts?: readonly string[];
  /** The words of the question, where nothing is edited but something sent. */
  words?: { title: string; text: string; stay: string };
}

const NONE: readonly string[] = [];

/**
 * Asks for confirmation before what was typed is lost: when another page is opened, when the window is closed, and when
 * the member signs out on another tab (useAskedSignOut). Opening a sheet over the page or another part of it, or going
 * to Google or Apple and back (for which what was typed is stored), loses nothing and is not asked about. Nor does Back
 * while a dialog is open that it closes (holdBack), whichever of the two the history asks first.
 */
export function LeaveGuard({ dirty, parts = NONE, words }: LeaveGuardProps) {
  useWords();
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
  const partsOf = (search: object) => parts.map((name) => String((search as Record<string, unknown>)[name])).join();
  const question = useLeaveQuestion({
    asks: ({ action, from, to }) =>
      dirty &&
      !(action === "BACK" && isBackClosing()) &&
      (from.pathname !== to.pathname || partsOf(from.search) !== partsOf(to.search)),
    asksOnUnload: () => dirty && !isLeavingForProvider(),
  });
  const proceed = question?.proceed;
  useEffect(() => (proceed ? holdLeaving(proceed) : undefined), [proceed]);
  // What is asked about is saved meanwhile, or its form closed: nothing is lost by leaving.
  const goOn = useEffectEvent(() => proceed?.());
  useEffect(() => (dirty ? () => goOn() : undefined), [dirty]);
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => {
        if (!open) question?.stay();
      }}
      title={words?.title ?? m.own_leave_title()}
      description={words?.text ?? m.own_leave_text()}
      confirmLabel={m.own_leave()}
      cancelLabel={words?.stay ?? m.own_stay()}
      onConfirm={() => proceed?.()}
    />
  );
}
