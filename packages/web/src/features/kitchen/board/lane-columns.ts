/** How far a lane's share may be from its columns before they are divided anew: a move should not move other tickets. */
const TOLERANCE = 0.8;

/**
 * Divides a board's columns of tickets between its lanes by their numbers of orders: each lane has at least one, and all
 * of them together as many as the board has room for (kitchen §3). A lane is as wide as its columns, so that tickets keep
 * their width, and the browser need not lay out all of them again when one moves. The previous division stays as long as
 * it fits.
 */
export function columnsOf(counts: readonly number[], room: number, previous: readonly number[] = []): number[] {
  const total = Math.max(room, counts.length);
  const orders = counts.reduce((sum, count) => sum + count, 0);
  // One column each, and the others in proportion to the orders.
  const shares = counts.map((count) => (orders === 0 ? total / counts.length : (count / orders) * total));
  const isFit =
    previous.length === counts.length &&
    previous.reduce((sum, columns) => sum + columns, 0) === total &&
    previous.every((columns, at) => {
      const share = shares[at] ?? 0;
      return Math.abs(columns - share) < TOLERANCE || (columns === 1 && share < 1);
    });
  if (isFit) return [...previous];
  const columns = counts.map(() => 1);
  for (let left = total - counts.length; left > 0; left--) {
    const lacking = shares.map((share, at) => share - (columns[at] ?? 0));
    const neediest = lacking.indexOf(Math.max(...lacking));
    columns[neediest] = (columns[neediest] ?? 0) + 1;
  }
  return columns;
}
