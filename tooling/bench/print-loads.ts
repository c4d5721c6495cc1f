import type { Measured } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { kilobytes, percent, printTable, whole } from "./print-table.ts";

const met = (ratio: number, least = 0.5): string => (ratio >= least ? "met" : "missed");

const loadRow = ({ target, product, size, constant, rows }: Measured): string[] => [
  target.name,
  whole(product.perSecond),
  `${product.p50} ms`,
  `${product.p99} ms`,
  whole(constant.perSecond),
  percent(product.perSecond, constant.perSecond),
  rows ? whole(rows.perSecond) : "",
  rows ? `${rows.p99} ms` : "",
  rows ? percent(product.perSecond, rows.perSecond) : "",
  kilobytes(size),
  ...aimOf({ target, product, rows }),
];

function aimOf({ target, product, rows }: Pick<Measured, "target" | "product" | "rows">): [string, string] {
  const { perSecond, aim, least = 0.5 } = target;
  if (perSecond !== undefined) return [met(product.perSecond / perSecond, 1), `${whole(perSecond)} req/s`];
  if (aim !== "rows" || !rows) return ["", aim === "rows" ? percent(least, 1) : ""];
  return [met(product.perSecond / rows.perSecond, least), percent(least, 1)];
}

/**
 * One generator may be slower than the constant body that it fetches, so the aim is compared with the better of both.
 */
const pageRow = ({ target, product, constant, byTwo }: Measured): string[] => {
  if (!byTwo) return [];
  const most = Math.max(product.perSecond, byTwo.product.perSecond);
  const bound = Math.max(constant.perSecond, byTwo.constant.perSecond);
  return [
    target.name,
    whole(product.perSecond),
    whole(constant.perSecond),
    percent(product.perSecond, constant.perSecond),
    whole(byTwo.product.perSecond),
    whole(byTwo.constant.perSecond),
    percent(byTwo.product.perSecond, byTwo.constant.perSecond),
    percent(most, bound),
    met(most / bound),
  ];
};

export function printLoads(measured: readonly Measured[], { embedded, connections, seconds }: BenchOptions): void {
  const of = embedded ? "the embedded database" : "PostgreSQL";
  console.log(`Calls and pages on ${of}: ${connections} connections, ${seconds} s each, in turns with the bounds`);
  const heads = [
    "",
    "req/s",
    "p50",
    "p99",
    "constant",
    "of it",
    "rows",
    "their p99",
    "of it",
    "answer",
    "aim",
    "of rows",
  ];
  printTable(heads, measured.map(loadRow));
  const pages = measured.filter(({ byTwo }) => byTwo !== null);
  if (pages.length === 0) return;
  console.log(
    "Pages beside a constant body of their size, asked by one generator and by two; the best of each decides",
  );
  printTable(
    ["", "by one", "constant", "of it", "by two", "constant", "of it", "best", "50 % aim"],
    pages.map(pageRow),
  );
}
