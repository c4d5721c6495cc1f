import { comboCount } from "../orders/line/combo-limit.ts";
import { comboOf } from "../menus/find-in-menu.ts";
import type { Menu } from "../menus/menu.ts";
import type { LineProblem } from "../orders/line/line-problem.ts";
import type { OrderLine } from "../orders/line/order-line.ts";
import type { TableBasket } from "./table.ts";

/** What can be wrong with a line at a table, either by itself or because of the other lines. */
export type TableLineProblem = LineProblem | { code: "limit_reached"; data: { combo_id: number; limit: number } };

/**
 * Whether a line would put more of its combo into a table's basket than one order allows (menus §19). Two phones that
 * both see room for the last one cannot both have it. A change that does not increase the number is allowed.
 */
export const checkTableLimit = (
  menu: Menu,
  line: OrderLine,
  before: Pick<TableBasket, "lines">,
  after: Pick<TableBasket, "lines">,
): TableLineProblem | null => {
  if (line.type !== "combo") return null;
  const { combo_id } = line;
  const limit = comboOf(menu, combo_id)?.limit_per_order ?? null;
  const countIn = ({ lines }: Pick<TableBasket, "lines">): number =>
    comboCount(
      combo_id,
      lines.map((one) => one.line),
    );
  if (limit === null || countIn(after) <= limit || countIn(after) <= countIn(before)) return null;
  return { code: "limit_reached", data: { combo_id, limit } };
};
