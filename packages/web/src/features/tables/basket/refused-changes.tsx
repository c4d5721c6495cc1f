import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { textIn } from "@tablee/domain/language/text-in";
import { comboOf, itemOf } from "@tablee/domain/menus/find-in-menu";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { PROBLEM_CODES, type ProblemCode } from "@tablee/domain/orders/order-problems";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { problemWords } from "../../orders/basket/basket-problems.ts";
import { useTable } from "../live/table-context.ts";
import type { RefusedChange } from "../live/table-seats.ts";
import { refusalWords } from "../live/table-words.ts";

const isProblem = (code: string): code is ProblemCode => PROBLEM_CODES.some((known) => known === code);

/**
 * This device's changes that the server refused, each with the reason, until it is dismissed. `line_id`: only those of
 * one line.
 */
export function RefusedChanges({ changes }: { changes: readonly RefusedChange[] }) {
  useWords();
  return (
    <div className="mt-2 grid gap-2 empty:hidden">
      {changes.map((change) => (
        <Refused key={change.op_id} refused={change} />
      ))}
    </div>
  );
}

function Refused({ refused }: { refused: RefusedChange }) {
  const language = useLanguage();
  const { shared, menu, view, restaurant } = useTable();
  const { change, code, problems } = refused;
  const there = view?.lines.find(({ id }) => id === refused.line_id);
  const name = change.type === "remove" ? there?.name : nameOf(change.line, menu);
  const words = problems.flatMap(({ code: problem, data }) =>
    isProblem(problem)
      ? [problemWords({ code: problem, data, line: null }, { menu, currency: restaurant.currency, language })]
      : [],
  );
  return (
    <Notice
      tone="danger"
      title={name ? `${textIn(name, language)}.` : m.table_not_ordered()}
      action={
        <Button variant="link" size="sm" className="text-inherit" onClick={() => shared?.dismiss(refused.op_id)}>
          {m.table_dismiss()}
        </Button>
      }
    >
      {words.length > 0 ? words.join(". ") : refusalWords(code)}
    </Notice>
  );
}

function nameOf(line: OrderLine, menu: ReturnType<typeof useTable>["menu"]) {
  if (!menu) return undefined;
  return (line.type === "item" ? itemOf(menu, line.item_id) : comboOf(menu, line.combo_id))?.name;
}
