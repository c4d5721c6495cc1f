import type { LineProblem } from "@tablee/domain/orders/line/line-problem";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { useEffect, useRef } from "react";
import { showFirstProblem } from "../../orders/placing/first-problem.ts";
import type { TablePlaceFailure } from "./use-place-table.ts";

/**
 * The problems of a failure that the page can show: those of the table's lines and of an offer's code. All others (no
 * line, a full slot, a price) are only mentioned in the foot.
 */
interface ShownAtTable {
  view: { lines: readonly { problems: readonly LineProblem[] }[] } | null;
  codeProblems: readonly OrderProblem[];
}

type Problem = Pick<OrderProblem, "code" | "data">;

const isSame = (one: Problem, other: Problem): boolean =>
  one.code === other.code && JSON.stringify(one.data) === JSON.stringify(other.data);

/** Whether the page shows any problem that stopped the order; a line's appears once the table has received it. */
function isShown(failure: TablePlaceFailure, { view, codeProblems }: ShownAtTable): boolean {
  if (failure.code === "tip_invalid") return true;
  if (!("problems" in failure)) return false;
  const shown = [...(view?.lines.flatMap(({ problems }) => problems) ?? []), ...codeProblems];
  return failure.problems.some((problem) => shown.some((each) => isSame(problem, each)));
}

/**
 * Scrolls to what stopped the order, once for each try. A problem that reaches the table later for other reasons must
 * not move anybody's page.
 */
export function useFirstProblem(failure: TablePlaceFailure | null, at: ShownAtTable): void {
  const brought = useRef<TablePlaceFailure | null>(null);
  const shown = failure !== null && isShown(failure, at);
  useEffect(() => {
    if (!shown || brought.current === failure) return;
    brought.current = failure;
    showFirstProblem();
  }, [failure, shown]);
}
