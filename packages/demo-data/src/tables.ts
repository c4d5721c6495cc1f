/**
 * Shared tables, by the restaurant's ref, which one of its staff adds. Their codes are created when the demo is seeded.
 */
export const demoTables: readonly { restaurant: string; name: string }[] = ["1", "2", "3", "12", "Terrasse"].map(
  (name) => ({ restaurant: "chez-margot", name }),
);
