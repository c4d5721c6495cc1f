import { ITEM_TYPES, type ItemType } from "@tablee/domain/menus/menu";

/** A section's name in addresses: the items of one type, or one of the owner's sections by its id. */
export type ItemsKey = ItemType | `s${number}`;
export type SectionKey = ItemsKey | "combos";

export const readSectionKey = (value: unknown): ItemsKey | undefined =>
  typeof value === "string" && /^s[1-9]\d{0,9}$/.test(value)
    ? (value as `s${number}`)
    : ITEM_TYPES.find((type) => type === value);
