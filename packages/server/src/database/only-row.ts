/** Returns the row of a statement that always returns exactly one (an INSERT … RETURNING, a count). */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("A statement that always answers a row answered none");
  return row;
}
