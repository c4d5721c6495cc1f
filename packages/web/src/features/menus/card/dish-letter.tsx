import { LetterCard, type Paper } from "@tablee/design-system/pictures/letter-card";
import type { ItemType } from "@tablee/domain/menus/menu";

const PAPERS = {
  plate: "tomato",
  appetizer: "mustard",
  accompaniment: "leaf",
  dessert: "plum",
  beverage: "sea",
  other: "linen",
} as const satisfies Record<ItemType, Paper>;

/** What stands where a dish has no photo (menus §21): its letter on the paper of its type, a combo's on a plate's. */
export const DishLetter = ({ name, type = "plate" }: { name: string; type?: ItemType }) => (
  <LetterCard name={name} paper={PAPERS[type]} />
);
