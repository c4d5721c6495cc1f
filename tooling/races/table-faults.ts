import type { TableState } from "@tablee/contract/tables/tables.schema";

const cents = (amount: number): number => Math.round(amount * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + cents(one), 0);

/** What is wrong with a table's state, whoever has received it: its sums must be those of its parts. */
export function faultsOfTable({ revision, items, users, subtotal, tax, total }: TableState): string[] {
  const ids = items.map(({ id }) => id);
  const wrong: [string, boolean][] = [
    ["is not the sum of its lines", cents(subtotal) !== sum(items.map(({ price }) => price))],
    ["is not the sum of its diners' lines", cents(subtotal) !== sum(users.map((user) => user.subtotal))],
    ["is not the sum of its diners' shares", cents(total) !== sum(users.map((user) => user.total))],
    ["does not add up", cents(total) !== cents(subtotal) + cents(tax)],
    ["has a line twice", new Set(ids).size !== ids.length],
    ["has a line of nobody", items.some(({ user_id }) => !users.some(({ id }) => id === user_id))],
    ["has no opener or two", users.length > 0 && users.filter(({ opener }) => opener).length > 1],
  ];
  return wrong.flatMap(([what, is]) => (is ? [`Revision ${revision} of a table ${what}`] : []));
}
