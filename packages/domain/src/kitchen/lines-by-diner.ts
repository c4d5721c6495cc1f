interface Ordered {
  diner: { id: string; name: string } | null;
}

export interface DinersLines<Line extends Ordered> {
  /** null: the order is not of a shared table, or a line is nobody's. */
  diner: Line["diner"];
  lines: Line[];
}

/** The lines of an order by who at the table had them, in the order in which each first ordered. */
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
