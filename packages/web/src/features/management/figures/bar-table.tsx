import { classNames } from "@tablee/design-system/class-names";
import type { ReactNode } from "react";

export interface Bar {
  key: string;
  name: ReactNode;
  /** The value that the bar's length represents. */
  size: number;
  /** The cells after the bar, matching the columns. */
  cells: readonly ReactNode[];
}

interface BarTableProps {
  caption: string;
  /** The heading of the rows, then those of the cells. */
  columns: readonly [string, ...string[]];
  rows: readonly Bar[];
  empty: string;
}

/** If the figures and a name do not fit side by side, the name stands above the figures: three need more room than two. */
const LOOKS = {
  wide: {
    table: "@max-[17rem]:block",
    body: "@max-[17rem]:block",
    row: "@max-[17rem]:flex @max-[17rem]:flex-wrap @max-[17rem]:gap-x-3",
    head: "@max-[17rem]:sr-only",
    name: "w-full max-w-0 @max-[17rem]:max-w-none @max-[17rem]:basis-full",
    figure: "ps-3 @max-[17rem]:flex-1 @max-[17rem]:ps-0 @max-[17rem]:pt-0",
  },
  folding: {
    table: "@max-[20rem]:block",
    body: "@max-[20rem]:block",
    row: "@max-[20rem]:flex @max-[20rem]:flex-wrap @max-[20rem]:gap-x-3",
    head: "@max-[20rem]:sr-only",
    name: "w-full max-w-0 @max-[20rem]:max-w-none @max-[20rem]:basis-full",
    figure: "ps-3 @max-[20rem]:flex-1 @max-[20rem]:ps-0 @max-[20rem]:pt-0",
  },
} as const;

/** More letters are several words: without a width of their own, they would stand below each other, one a line. */
const LONG = 14;

/** Figures as a table with bars: a chart that also works without colours and for screen readers. */
export function BarTable({ caption, columns, rows, empty }: BarTableProps) {
  const [first, ...others] = columns;
  const look = others.length > 2 ? LOOKS.folding : LOOKS.wide;
  const most = Math.max(...rows.map(({ size }) => size), 0);
  return (
    <section className="@container min-w-0 break-inside-avoid rounded-card border border-line bg-surface p-4">
      {rows.length === 0 ? (
        <>
          <h2 className="font-display text-t2">{caption}</h2>
          <p className="mt-2 text-ink-2">{empty}</p>
        </>
      ) : (
        // With large text on a narrow screen, columns keep their words and the table scrolls sideways.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it is moved once it has focus
        <div role="group" aria-label={caption} tabIndex={0} className="overflow-x-auto">
          <table className={classNames("num w-full text-bs", look.table)}>
            <caption className={classNames("pb-2 text-start font-display text-t2", look.body)}>{caption}</caption>
            <thead className={look.body}>
              <tr className={classNames("border-b border-line text-cap text-ink-2", look.row)}>
                <th scope="col" className={classNames("py-1.5 text-start font-medium", look.head)}>
                  {first}
                </th>
                {others.map((word) => (
                  <th key={word} scope="col" className={classNames("py-1.5 text-end font-medium", look.figure)}>
                    <span className={word.length > LONG ? "inline-block @min-[24rem]:min-w-18" : undefined}>
                      {word}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={look.body}>
              {rows.map(({ key, name, size, cells }) => (
                <tr key={key} className={classNames("border-b border-line last:border-0", look.row)}>
                  <th scope="row" className={classNames("py-1.5 text-start font-medium", look.name)}>
                    <span className="block min-w-24 [overflow-wrap:anywhere]">{name}</span>
                    <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-sunken">
                      <span
                        className="ds-mark block h-full rounded-full bg-primary"
                        style={{ inlineSize: `${most > 0 ? (Math.max(0, size) / most) * 100 : 0}%` }}
                      />
                    </span>
                  </th>
                  {others.map((word, at) => (
                    <td key={word} className={classNames("py-1.5 text-end align-top whitespace-nowrap", look.figure)}>
                      {cells[at]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
