import type { Order } from "@tablee/contract/orders/orders.schema";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { Field } from "@tablee/design-system/inputs/field";
import { Radio, RadioGroup } from "@tablee/design-system/inputs/radio";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { READY_REASONS, type ReadyReason } from "@tablee/domain/kitchen/ready-reasons";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { statusWord } from "../../orders/words/order-words.ts";
import { reasonOfStop } from "../../orders/words/stop-reason.ts";
import { callName } from "./ticket-words.ts";

/** The maximum length of a reason (contract, `setStatus`), in code points. */
const MAX_REASON = 300;

export interface RefuseDialogProps {
  order: Order;
  onClose: () => void;
  /** Calls `made` when it has succeeded. */
  onRefuse: (reason: string, made: () => void) => void;
}

/** What was given as the reason of each refusal that has not succeeded so far: asked again, it is there (kitchen §17). */
const given = new Map<number, { choice: ReadyReason | "own" | null; own: string }>();

/** Refuses a new order, or cancels an accepted one: never without a reason for the diner. */
export function RefuseDialog({ order, onClose, onRefuse }: RefuseDialogProps) {
  useWords();
  const [choice, setChoice] = useState(given.get(order.id)?.choice ?? null);
  const [own, setOwn] = useState(given.get(order.id)?.own ?? "");
  const [tried, setTried] = useState(false);
  const [seen] = useState(order.status);
  const reason = (choice === "own" ? own : (choice ?? "")).trim();
  const isNew = order.status === "new";
  const { number } = order;
  const refuse = () => {
    setTried(true);
    if (reason === "") return;
    given.set(order.id, { choice, own });
    onRefuse(Array.from(reason).slice(0, MAX_REASON).join(""), () => given.delete(order.id));
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isNew ? m.kitchen_refuse_title({ number }) : m.kitchen_cancel_title({ number })}
      description={m.kitchen_refuse_text({ diner: callName(order.diner) })}
      confirmLabel={isNew ? m.kitchen_refuse() : m.kitchen_cancel_order()}
      cancelLabel={m.kitchen_keep()}
      onConfirm={refuse}
    >
      {/* A colleague has moved it: this dialog then cancels it instead of refusing it. */}
      <p role="status" className="mb-3 text-bs font-semibold text-info-ink empty:hidden">
        {order.status === seen ? null : m.kitchen_moved_already({ number, status: statusWord(order) })}
      </p>
      <RadioGroup label={m.kitchen_reason()} value={choice} onValueChange={setChoice}>
        {READY_REASONS.map((value) => (
          <Radio key={value} value={value} label={reasonOfStop(value)} />
        ))}
        <Radio value="own" label={m.kitchen_reason_own()} />
      </RadioGroup>
      {choice === "own" ? (
        <Field
          label={m.kitchen_reason_own()}
          labelHidden
          error={tried && reason === "" ? m.kitchen_reason_required() : null}
          className="mt-2"
        >
          <TextArea value={own} onValueChange={setOwn} />
        </Field>
      ) : tried && choice === null ? (
        <p role="alert" className="mt-2 text-cap font-medium text-danger-ink">
          {m.kitchen_reason_required()}
        </p>
      ) : null}
    </AlertDialog>
  );
}
