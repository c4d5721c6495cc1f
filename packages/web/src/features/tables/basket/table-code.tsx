import { useLanguage } from "../../../language/language.ts";
import { problemWords } from "../../orders/basket/basket-problems.ts";
import { OfferCode } from "../../orders/placing/offer-code.tsx";
import { useTable } from "../live/table-context.ts";
import { changeSeat } from "../live/table-seats.ts";

/** The offer code of whoever places the order, for the whole table (tables §13). */
export function TableCode() {
  const language = useLanguage();
  const { code, seat, menu, restaurant, codeProblems } = useTable();
  const context = { menu, currency: restaurant.currency, language };
  return (
    <div className="border-t border-line py-3">
      <OfferCode
        code={seat.code_of_offer}
        problems={codeProblems.map((problem) => problemWords(problem, context))}
        onCode={(code_of_offer) => changeSeat(code, () => ({ code_of_offer }))}
      />
    </div>
  );
}
