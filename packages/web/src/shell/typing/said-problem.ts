export interface Judged<Problem> {
  /** What is wrong with the field now, and what was wrong with it at the last pause in typing. */
  problem: Problem | null;
  settled: Problem | null;
  /** Whether the field was left, or the form was sent, since the last key press. */
  left: boolean;
  /** Whether the field had been edited at the last pause. */
  paused: boolean;
}

/**
 * Returns the problem to show beside a field (wire §27): at once if the field was left, else after a pause in typing.
 * When typing continues, the message stays only as long as it is still true: nobody is told that a value is required
 * while they type it.
 */
export const saidProblem = <Problem>({ problem, settled, left, paused }: Judged<Problem>): Problem | null =>
  left || (paused && settled === problem) ? problem : null;
