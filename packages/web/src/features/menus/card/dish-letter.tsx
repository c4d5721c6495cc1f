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

/**
 * The replacement for a missing photo (menus §21): the dish's initial on the paper of its type; a combo gets a plate's.
 */
export const DishLetter = ({ name, type = "plate" }: { name: string; type?: ItemType }) => (
  <LetterCard name={name} paper={PAPERS[type]} />
);
