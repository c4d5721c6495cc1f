import type { ReactNode } from "react";

export interface Bar {
  key: string;
  name: ReactNode;
  /** What the bar is as long as. */
  size: number;
  /** Cells after it, as the columns say. */
  cells: readonly ReactNode[];
}

interface BarTableProps {
  caption: string;
  /** What the rows are, then what the cells say. */
  columns: readonly [string, ...string[]];
  rows: readonly Bar[];
  empty: string;
}

/** Figures as a table whose rows are bars: a chart that says itself, without colours and aloud. */
export function BarTable({ caption, columns, rows, empty }: BarTableProps) {
  const [first, ...others] = columns;
  const most = Math.max(...rows.map(({ size }) => size), 0);
  return (
    <section className="min-w-0 break-inside-avoid rounded-card border border-line bg-surface p-4">
      {rows.length === 0 ? (
        <>
          <h2 className="font-display text-t2">{caption}</h2>
          <p className="mt-2 text-ink-2">{empty}</p>
        </>
      ) : (
        // Large text on a narrow screen: columns keep their words, and the table is moved sideways by itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it is moved once it has focus
        <div role="group" aria-label={caption} tabIndex={0} className="overflow-x-auto">
          <table className="num w-full text-bs">
            <caption className="pb-2 text-start font-display text-t2">{caption}</caption>
            <thead>
              <tr className="border-b border-line text-cap text-ink-2">
                <th scope="col" className="py-1.5 text-start font-medium">
                  {first}
                </th>
                {others.map((word) => (
                  <th key={word} scope="col" className="py-1.5 ps-3 text-end font-medium">
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, size, cells }) => (
                <tr key={key} className="border-b border-line last:border-0">
                  <th scope="row" className="w-full max-w-0 py-1.5 text-start font-medium">
                    <span className="block min-w-24 [overflow-wrap:anywhere]">{name}</span>
                    <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-sunken">
                      <span
                        className="block h-full rounded-full bg-primary forced-colors:bg-[CanvasText]"
                        style={{ inlineSize: `${most > 0 ? (Math.max(0, size) / most) * 100 : 0}%` }}
                      />
                    </span>
                  </th>
                  {others.map((word, at) => (
                    <td key={word} className="py-1.5 ps-3 text-end align-top whitespace-nowrap">
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
