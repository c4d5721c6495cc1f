/**
 * Puts what members recommend whom the viewer follows before everything else, and keeps the given order within both
 * (discoveries §31). `facts` is null for a visitor, who follows nobody.
 */
export const trustedFirst = <Row extends { facts: { follows: boolean } | null }>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ facts }) => facts?.follows),
  ...rows.filter(({ facts }) => !facts?.follows),
];
