/** The number of discoveries offered after the open one. */
const SHOWN = 8;

/**
 * Returns what follows a discovery in a list, continuing from the start at its end; the whole list if it does not
 * contain the discovery.
 */
export function nextOf<Row extends { id: number }>(rows: readonly Row[], id: number): Row[] {
  const at = rows.findIndex((row) => row.id === id);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].filter((row) => row.id !== id).slice(0, SHOWN);
}
