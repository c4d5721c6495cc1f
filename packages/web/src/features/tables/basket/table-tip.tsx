import { minor } from "@tablee/domain/money/minor";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { TipChoice } from "../../orders/placing/tip-choice.tsx";
import { useTable } from "../live/table-context.ts";
import { changeSeat } from "../live/table-seats.ts";

/** The tip of whoever places the order, for the whole table. */
export function TableTip() {
  useWords();
  const { code, seat, view, restaurant } = useTable();
  return (
    <TipChoice
      title={m.table_tip()}
      tip={seat.tip}
      amount={view?.totals.tip ?? minor(0)}
      subtotal={view?.totals.subtotal ?? minor(0)}
      currency={restaurant.currency}
      percents={restaurant.tip_percents}
      onTip={(tip) => changeSeat(code, () => ({ tip }))}
    />
  );
}
