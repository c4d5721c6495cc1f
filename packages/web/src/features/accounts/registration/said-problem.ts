export interface Judged<Problem> {
  /** What is wrong with a field as it is, and as it was when somebody paused last. */
  problem: Problem | null;
  settled: Problem | null;
  /** Whether it was left, or the form was sent, since its last key. */
  left: boolean;
  /** Whether somebody had been at it when they paused last. */
  paused: boolean;
}

/**
 * What is said beside a field (wire §27): at once where it was left, else once somebody pauses. Whoever goes on typing
 * reads what was said only as long as it is so: nobody is told that something is required while it is being typed.
 */
export const saidProblem = <Problem>({ problem, settled, left, paused }: Judged<Problem>): Problem | null =>
  left || (paused && settled === problem) ? problem : null;
