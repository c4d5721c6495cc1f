import { type Minor, minor } from "./minor.ts";

/**
 * Divides an amount in proportion to weights, to the cent. Each part is the exact share rounded down or up, and the
 * parts add up to the whole. Remaining cents go to the largest remainders, and among equal ones to the first. If all
 * weights are zero, the amount is divided evenly.
 */
export const divideBy = (amount: Minor, weights: readonly number[]): Minor[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const fair = whole > 0 ? weights : weights.map(() => 1);
  const total = BigInt(fair.reduce((sum, weight) => sum + weight, 0));
  if (total === 0n) return [];
  const shares = fair.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, floor: exact / total, rest: exact % total };
  });
  let left = Number(BigInt(amount) - shares.reduce((sum, { floor }) => sum + floor, 0n));
  const parts = shares.map(({ floor }) => Number(floor));
  for (const { index } of shares.toSorted((a, b) => Number(b.rest - a.rest))) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map(minor);
};
