import { discountRules } from "@tablee/contract/orders/discount-rules";
import { taxInMicros } from "@tablee/contract/menus/menu-amounts";
import type { Order, PricedLine } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Stepper } from "@tablee/design-system/inputs/stepper";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { correctOrder, type LineWish, mayCorrect } from "@tablee/domain/kitchen/correct-order";
import { textIn } from "@tablee/domain/language/text-in";
import { placedTaxBases } from "@tablee/domain/orders/tax/line-tax-bases";
import { toDecimal, toMinor } from "@tablee/domain/money/minor";
import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { statusWord } from "../../orders/words/order-words.ts";
import { callName } from "./ticket-words.ts";
import { useCorrectOrder } from "./use-correct-order.ts";

/** The maximum length of a substitution (contract, `LineWish`), in UTF-16 units; the server counts code points. */
const MAX_SUBSTITUTION = 120;

/** Lowers quantities, removes lines and notes substitutions, before the order is confirmed. */
export function CorrectDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const language = useLanguage();
  // The order as it was when the dialog opened: if somebody else changes it meanwhile, the server refuses and says so.
  const [seen] = useState(order);
  const [wishes, setWishes] = useState<Record<string, LineWish>>({});
  const { mutate, isPending } = useCorrectOrder(seen, onClose);
  useTooLate(order, isPending, onClose);
  const wished = Object.values(wishes);
  const verdict = correctOrder(inMinor(seen), wished);
  const corrected = "corrected" in verdict ? verdict.corrected : null;
  const total = corrected ? toDecimal(corrected.totals.total) : seen.total;
  const money = (amount: number) => formatMoney(amount, seen.currency, language);
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.kitchen_correct_title({ number: seen.number })}
      description={m.kitchen_correct_text({ diner: callName(seen.diner) })}
      closeLabel={m.kitchen_close()}
      size="sm"
    >
      <ul className="divide-y divide-line">
        {seen.items.map((line) => (
          <WishedLine
            key={line.id}
            line={line}
            wish={wishes[line.id] ?? wishOf(line)}
            set={(wish) => setWishes((all) => ({ ...all, [line.id]: wish }))}
          />
        ))}
      </ul>
      <p className="num mt-3 flex flex-wrap justify-between gap-2 border-t border-line pt-3 text-body font-semibold">
        <span>{m.kitchen_correct_total()}</span>
        <span>
          {total === seen.total ? null : <s className="me-2 font-medium text-ink-3">{money(seen.total)}</s>}
          {money(total)}
        </span>
      </p>
      <p role="alert" className="mt-1 text-cap font-medium text-danger-ink empty:hidden">
        {wished.length === 0 || corrected ? null : verdictWords(verdict)}
      </p>
      <Button
        variant="primary"
        className="mt-3 w-full"
        loading={isPending}
        disabled={!corrected}
        onClick={() => mutate(wished)}
      >
        {m.kitchen_correct_send()}
      </Button>
    </ResponsiveDialog>
  );
}

/** Closes the dialog as soon as the order can no longer be corrected, and says why; a pending correction has its answer. */
function useTooLate(order: Order, isPending: boolean, close: () => void): void {
  const toasts = useToasts();
  const isLate = !isPending && !mayCorrect(order.status);
  const tell = useEffectEvent(() => {
    const { number } = order;
    const text = m.kitchen_correct_late({ number, status: statusWord(order) });
    toasts.show({ text, tone: "danger", id: `correct-${number}`, urgent: true });
    close();
  });
  useEffect(() => {
    if (isLate) tell();
  }, [isLate]);
}

const wishOf = ({ id, quantity, substitution }: PricedLine): LineWish => ({ line_id: id, quantity, substitution });

/** Converts to minor units, with which the rules compute (wire §7). */
const inMinor = (order: Order): Parameters<typeof correctOrder>[0] => ({
  status: order.status,
  lines: order.items.map((line) => ({
    ...line,
    unit_price: toMinor(line.unit_price),
    price: toMinor(line.price),
    tax_bases: basesOf(line),
  })),
  tax: taxInMicros(order.tax_rules),
  mode: order.mode,
  offers: discountRules(order.discounts),
  totals: {
    subtotal: toMinor(order.subtotal),
    tax: toMinor(order.tax),
    tax_included: order.tax_included,
    tip: toMinor(order.tip),
    delivery_fee: toMinor(order.delivery_fee),
    total: toMinor(order.total),
  },
  corrections: order.corrections.length,
});

const basesOf = ({ item_id, unit_price, tax_bases }: PricedLine) =>
  placedTaxBases({
    item_id,
    unit_price: toMinor(unit_price),
    tax_bases: tax_bases && tax_bases.map((base) => ({ item_id: base.item_id, amount: toMinor(base.amount) })),
  });

function verdictWords(verdict: ReturnType<typeof correctOrder>): string | null {
  if (!("code" in verdict)) return null;
  if (verdict.code === "correction_dearer") return m.kitchen_correct_dearer();
  if (verdict.code === "too_many_corrections") return m.kitchen_correct_too_many();
  return verdict.code === "nothing_left" ? m.kitchen_correct_nothing_left() : null;
}

interface WishedLineProps {
  line: PricedLine;
  wish: LineWish;
  set: (wish: LineWish) => void;
}

function WishedLine({ line, wish, set }: WishedLineProps) {
  const language = useLanguage();
  const name = textIn(line.name, language);
  const removed = wish.quantity === 0;
  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-3">
        <p className={`min-w-0 font-semibold break-words ${removed ? "text-ink-3 line-through" : ""}`}>{name}</p>
        {removed ? (
          <Button
            variant="quiet"
            size="sm"
            start={<Undo2 aria-hidden="true" />}
            aria-label={m.kitchen_correct_put_back({ name })}
            onClick={() => set({ ...wish, quantity: line.quantity })}
          >
            {m.kitchen_correct_put_back_short()}
          </Button>
        ) : (
          <Stepper
            label={m.kitchen_correct_quantity({ name })}
            value={wish.quantity}
            min={1}
            max={line.quantity}
            onValueChange={(quantity) => set({ ...wish, quantity })}
            decreaseLabel={m.kitchen_correct_fewer({ name })}
            increaseLabel={m.kitchen_correct_more({ name })}
            onRemove={() => set({ ...wish, quantity: 0 })}
            removeLabel={m.kitchen_correct_remove({ name })}
          />
        )}
      </div>
      {removed ? null : (
        <TextInput
          className="mt-2"
          aria-label={m.kitchen_correct_instead({ name })}
          placeholder={m.kitchen_correct_instead_hint()}
          maxLength={MAX_SUBSTITUTION}
          value={wish.substitution ?? ""}
          onValueChange={(substitution) => set({ ...wish, substitution })}
        />
      )}
    </li>
  );
}
