/** The median and the 99th percentile of some times, in milliseconds. */
export interface Spread {
  count: number;
  p50: number;
  p99: number;
  most: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

export const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;
