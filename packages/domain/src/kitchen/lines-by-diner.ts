interface Ordered {
  diner: { id: string; name: string } | null;
}

export interface DinersLines<Line extends Ordered> {
  /** null if the order is not from a shared table, or if the line belongs to nobody. */
  diner: Line["diner"];
  lines: Line[];
}

/** The lines of an order grouped by diner at the table, in the order in which each diner first appears. */
export const linesByDiner = <Line extends Ordered>(lines: readonly Line[]): DinersLines<Line>[] => {
  const groups = new Map<string | null, DinersLines<Line>>();
  for (const line of lines) {
    const key = line.diner?.id ?? null;
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { diner: line.diner, lines: [line] });
  }
  return [...groups.values()];
};
