import { type CorrectedLine, type LineWish, wishedWords } from "./correct-order.ts";

/** A line as it is; one that was taken off has the quantity 0. */
interface LineNow {
  quantity: number;
  substitution: string | null;
}
type LineOf = LineNow & { id: string };

const isMet = (now: LineNow, { quantity, substitution }: LineWish): boolean =>
  now.quantity === quantity && (quantity === 0 || now.substitution === wishedWords(substitution));

const GONE: LineNow = { quantity: 0, substitution: null };

/**
 * Whether an order's lines are as a correction wanted them, whoever made it. It tells what became of a correction whose
 * answer was lost (kitchen §15).
 */
export const isAsWished = (lines: readonly LineOf[], wishes: readonly LineWish[]): boolean =>
  wishes.every((wish) => isMet(lines.find(({ id }) => id === wish.line_id) ?? GONE, wish));

/**
 * Whether wishes ask for exactly what an order's last correction did (kitchen §16): each of its changes is wished, and
 * the other wishes are for lines as they are.
 */
export const isRepeatedCorrection = (
  changes: readonly CorrectedLine[],
  lines: readonly LineOf[],
  wishes: readonly LineWish[],
): boolean => {
  const after = new Map(lines.map(({ id, ...line }) => [id, line]));
  for (const { line_id, quantity_after: quantity, substitution_after: substitution } of changes) {
    if (!wishes.some((wish) => wish.line_id === line_id)) return false;
    after.set(line_id, { quantity, substitution });
  }
  return wishes.every((wish) => {
    const now = after.get(wish.line_id);
    return now !== undefined && isMet(now, wish);
  });
};
