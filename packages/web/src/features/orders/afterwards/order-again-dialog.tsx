import type { Order } from "@tablee/contract/orders/orders.schema";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useBasket } from "../basket/basket-store.ts";
import { type Changed, changedWords, leftOutWords } from "./order-again.ts";
import type { AgainQuestion, OrderingAgain } from "./use-order-again.ts";

/** Shows what of a past order is left out or changed today, and what would be discarded for it. */
export function OrderAgainDialog({ order, again }: { order: Order; again: OrderingAgain }) {
  const language = useLanguage();
  const other = useBasket().restaurant;
  const { question } = again;
  const none = question?.again.lines.length === 0;
  const changed = question && changedWords(order, question.again.lines, language);
  const left = question && leftOutWords(order, question.again.left_out, language);
  const discarded = question?.discards && !none && other ? textIn(other.name, language) : null;
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => (open ? undefined : again.cancel())}
      tone="primary"
      title={titleOf(question)}
      description={discarded === null ? undefined : m.order_again_discards({ other: discarded })}
      confirmLabel={none ? m.order_again_menu() : discarded === null ? m.order_again_rest() : m.order_again_replace()}
      cancelLabel={m.basket_cancel()}
      onConfirm={again.confirm}
    >
      {left && left.length > 0 ? <List title={m.order_again_left_out()} rows={left} /> : null}
      {changed && changed.length > 0 ? <List title={m.order_again_changed()} rows={changed} /> : null}
    </AlertDialog>
  );
}

function titleOf(question: AgainQuestion | null): string {
  if (question?.again.lines.length === 0) return m.order_again_none();
  const whole =
    question?.again.left_out.length === 0 && question.again.lines.every(({ dropped }) => dropped.length === 0);
  return whole ? m.basket_discard_title() : m.order_again_title();
}

const List = ({ title, rows }: { title: string; rows: readonly Changed[] }) => (
  <section className="mt-3 first:mt-0">
    <h3 className="text-cap font-semibold text-ink-2">{title}</h3>
    <ul className="mt-1 grid gap-1.5 text-bs">
      {rows.map(({ id, name, words }) => (
        <li key={id}>
          <span className="font-medium">{name}</span> <span className="text-ink-2">{words}</span>
        </li>
      ))}
    </ul>
  </section>
);
