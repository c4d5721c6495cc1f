/** Whether two values would be stored alike: -0 equals 0, and the order of an object's keys does not matter. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const entries = Object.entries(a);
  const others = new Map<string, unknown>(Object.entries(b));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && sameValue(value, others.get(key)))
  );
};

/** A row of the file; fields that the file does not give are as stored. */
export interface Wanted<Row> {
  /** Identifies the row: its ref, combined with that of its parent. */
  key: string;
  row: (stored: Row | undefined) => Omit<Row, "id">;
}

/** What is to be done with the rows of one table. */
export interface RowPlan<Row> {
  /** Rows to insert, or to overwrite if their id exists. */
  write: Row[];
  /** The ids of the file's rows, by key. */
  ids: Map<string, number>;
  created: Set<number>;
  /** Rows that changed or are back on the menu. */
  updated: Set<number>;
  /** Rows that have left the menu. */
  removed: Set<number>;
}

/**
 * Compares the rows of a file with the stored ones: what differs is written, what is new gets an id, and what the file
 * no longer has leaves the menu (`listed` false) but stays stored, because orders refer to it. Calls
 * `giveWay` for each row (reading.ts).
 */
export async function planRows<Row extends { id: number; listed?: boolean }>(
  wanted: readonly Wanted<Row>[],
  stored: ReadonlyMap<string, Row>,
  takeId: (key: string) => number,
  giveWay: () => Promise<void>,
): Promise<RowPlan<Row>> {
  const plan: RowPlan<Row> = {
    write: [],
    ids: new Map(),
    created: new Set(),
    updated: new Set(),
    removed: new Set(),
  };
  for (const { key, row } of wanted) {
    await giveWay();
    const found = stored.get(key);
    const id = found?.id ?? takeId(key);
    const next = { ...row(found), id } as Row;
    plan.ids.set(key, id);
    if (found && sameValue(found, next)) continue;
    plan.write.push(next);
    (found ? plan.updated : plan.created).add(id);
  }
  for (const [key, row] of stored) {
    if (plan.ids.has(key) || row.listed !== true) continue;
    plan.write.push({ ...row, listed: false });
    plan.removed.add(row.id);
  }
  return plan;
}

/** Returns how many of the rows are not stored yet. */
export const countNew = <Row>(wanted: readonly Wanted<Row>[], stored: ReadonlyMap<string, Row>): number =>
  wanted.reduce((count, { key }) => count + (stored.has(key) ? 0 : 1), 0);
