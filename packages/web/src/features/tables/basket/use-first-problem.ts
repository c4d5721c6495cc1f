import type { LineProblem } from "@tablee/domain/orders/line/line-problem";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { useEffect, useRef } from "react";
import { showFirstProblem } from "../../orders/placing/first-problem.ts";
import type { TablePlaceFailure } from "./use-place-table.ts";

/**
 * What the page may show of a failure: the table's lines with their own problems, and those of an offer's code. Of all
 * others (no line, a full slot, a price) only the foot speaks.
 */
interface ShownAtTable {
  view: { lines: readonly { problems: readonly LineProblem[] }[] } | null;
  codeProblems: readonly OrderProblem[];
}

type Problem = Pick<OrderProblem, "code" | "data">;

const isSame = (one: Problem, other: Problem): boolean =>
  one.code === other.code && JSON.stringify(one.data) === JSON.stringify(other.data);

/** Whether something of what stopped the order stands on the page. At a line it does once the table was told of it. */
function isShown(failure: TablePlaceFailure, { view, codeProblems }: ShownAtTable): boolean {
  if (failure.code === "tip_invalid") return true;
  if (!("problems" in failure)) return false;
  const shown = [...(view?.lines.flatMap(({ problems }) => problems) ?? []), ...codeProblems];
  return failure.problems.some((problem) => shown.some((each) => isSame(problem, each)));
}

/**
 * Brings what stopped the order into sight, once for each try. Nothing else does: a problem that comes to the table later
 * for reasons of its own moves nobody's page.
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
