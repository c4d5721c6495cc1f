/** What a diner writes when a mistake would hurt. */
const ALLERGY = /allerg|intol[eé]ran|anaphyl|epi-?pen|c(?:œ|oe)liaque|c(?:o)?eliac/i;

/** Notes that speak of an allergy: they stand above the dishes, whatever dish they were written to. Each once. */
export const allergyNotes = ({ items }: { items: readonly { notes: string }[] }): string[] => [
  ...new Set(items.map(({ notes }) => notes.trim()).filter((note) => ALLERGY.test(note))),
];
