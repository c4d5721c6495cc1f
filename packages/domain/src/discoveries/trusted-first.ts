/** The most discoveries that are answered of a restaurant, or of a dish. With as many there may be more. */
export const MOST_RECOMMENDED = 24;

/**
 * Puts what members recommend whom the viewer follows before everything else, and keeps the given order within both
 * (discoveries §31).
 */
export const trustedFirst = <Row extends { follows: boolean }>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ follows }) => follows),
  ...rows.filter(({ follows }) => !follows),
];
