import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useTable } from "../live/table-context.ts";

/** Leaves the table: the diner's lines stay for the others, or are removed first. */
export function LeaveTable({ open, onClose }: { open: boolean; onClose: () => void }) {
  useWords();
  const { shared, view } = useTable();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const mine = view?.diners.find(({ me }) => me)?.lines ?? [];
  const count = mine.reduce((sum, { line }) => sum + line.quantity, 0);
  const leave = async (take: boolean) => {
    setBusy(true);
    setFailed(false);
    const left = (await shared?.leave(take)) ?? false;
    setBusy(false);
    setFailed(!left);
    if (left) onClose();
  };
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={m.table_leave_title()}
      description={count > 0 ? m.table_leave_mine({ count }) : m.table_leave_text()}
      closeLabel={m.table_close()}
      size="sm"
    >
      <div className="grid gap-2.5 pt-2">
        {failed ? (
          <Message tone="danger" announce>
            {m.table_leave_failed()}
          </Message>
        ) : null}
        <Button size="lg" variant="strong" loading={busy} onClick={() => void leave(false)}>
          {count > 0 ? m.table_leave_keep() : m.table_leave()}
        </Button>
        {count > 0 ? (
          <Button size="lg" variant="outline" disabled={busy} onClick={() => void leave(true)}>
            {m.table_leave_take()}
          </Button>
        ) : null}
        <Button size="lg" variant="ghost" disabled={busy} onClick={onClose}>
          {m.table_leave_stay()}
        </Button>
        {count > 0 ? <p className="text-cap text-ink-3">{m.table_leave_text()}</p> : null}
      </div>
    </ResponsiveDialog>
  );
}
