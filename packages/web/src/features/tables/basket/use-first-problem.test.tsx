// @vitest-environment happy-dom
import type { LineProblem } from "@tablee/domain/orders/line/line-problem";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useFirstProblem } from "./use-first-problem.ts";
import type { TablePlaceFailure } from "./use-place-table.ts";

const shown: (string | null)[] = [];
vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
  shown.push(this.textContent);
});

const soldOut: LineProblem = { code: "out_of_stock", data: { item_id: 1 } };
const gone: LineProblem = { code: "item_gone", data: { item_id: 2 } };
const full: OrderProblem = { code: "slot_full", line: null, data: {} };
const used: OrderProblem = { code: "code_used", line: null, data: {} };
const at = (line: number, problem: LineProblem): OrderProblem => ({ ...problem, line });

const refused = (...problems: OrderProblem[]): TablePlaceFailure => ({
  code: "order_refused",
  status: 409,
  problems,
  retry_after: null,
  crowd: null,
});

interface PageProps {
  failure: TablePlaceFailure | null;
  /** The problem of each of the table's lines. */
  lines?: readonly LineProblem[];
  codes?: readonly OrderProblem[];
}

/** A table's lines, each with its problem, and its code, above the foot. */
function Page({ failure, lines = [], codes = [] }: PageProps) {
  useFirstProblem(failure, { view: { lines: lines.map((problem) => ({ problems: [problem] })) }, codeProblems: codes });
  return (
    <main>
      {[...lines, ...codes].map(({ code }) => (
        <p key={code} data-problems="">
          {code}
        </p>
      ))}
      {failure?.code === "tip_invalid" ? <p aria-invalid="true">tip</p> : null}
    </main>
  );
}

afterEach(() => {
  cleanup();
  shown.length = 0;
});

describe("the first problem of a table's refused order", () => {
  it("is scrolled into view once for each try, the topmost on the page, and not before the first try", () => {
    const lines = [soldOut, gone];
    const first = refused(at(1, gone));
    const { rerender } = render(<Page failure={null} lines={lines} />);
    expect(shown).toEqual([]);
    rerender(<Page failure={first} lines={lines} />);
    rerender(<Page failure={first} lines={[...lines]} />);
    expect(shown).toEqual(["out_of_stock"]);
    rerender(<Page failure={null} lines={lines} />);
    rerender(<Page failure={refused(at(1, gone))} lines={lines} />);
    expect(shown).toEqual(["out_of_stock", "out_of_stock"]);
  });

  it("is scrolled into view when it appears after the refusal, and only once", () => {
    const failure = refused(full, at(0, soldOut));
    const { rerender } = render(<Page failure={failure} />);
    rerender(<Page failure={failure} lines={[gone]} />);
    expect(shown).toEqual([]);
    rerender(<Page failure={failure} lines={[soldOut]} />);
    expect(shown).toEqual(["out_of_stock"]);
    rerender(<Page failure={failure} />);
    rerender(<Page failure={failure} lines={[soldOut]} />);
    expect(shown).toEqual(["out_of_stock"]);
  });

  it("may be an invalid tip or a problem of the offer code", () => {
    const { rerender } = render(<Page failure={{ code: "tip_invalid" }} />);
    rerender(<Page failure={refused(used)} codes={[used]} />);
    expect(shown).toEqual(["tip", "code_used"]);
  });

  it("does not include problems that appear after a refusal for another reason", () => {
    const others: TablePlaceFailure[] = [
      { code: "offline" },
      { code: "unanswered", unheard: null },
      refused(full),
      refused({ code: "section_closed", line: 0, data: { section_id: 1 } }),
    ];
    for (const failure of others) {
      const { rerender, unmount } = render(<Page failure={failure} />);
      rerender(<Page failure={failure} lines={[soldOut]} />);
      expect(shown, failure.code).toEqual([]);
      unmount();
    }
  });
});
