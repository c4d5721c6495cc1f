/** How many are offered after the one that is open. */
const SHOWN = 8;

/** What comes after a discovery in a list, from the start again at its end; the list as it is where it is not in it. */
export function nextOf<Row extends { id: number }>(rows: readonly Row[], id: number): Row[] {
  const at = rows.findIndex((row) => row.id === id);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].filter((row) => row.id !== id).slice(0, SHOWN);
}
