/** Tables that guests share, by the restaurant's ref; added by one of its staff. Their codes are made at the seeding. */
export const demoTables: readonly { restaurant: string; name: string }[] = ["1", "2", "3", "12", "Terrasse"].map(
  (name) => ({ restaurant: "chez-margot", name }),
);
