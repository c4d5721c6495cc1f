import type { AvatarField } from "@tablee/domain/accounts/avatar-config";
import { m } from "../../../../paraglide/messages.js";

/** The fields that the editor shows together, in the order of a face. */
export const AVATAR_PARTS = {
  face: { label: () => m.avatar_part_face(), fields: ["skinColor"] },
  hair: { label: () => m.avatar_part_hair(), fields: ["top", "hairColor", "hatColor"] },
  eyes: { label: () => m.avatar_part_eyes(), fields: ["eyes"] },
  eyebrows: { label: () => m.avatar_part_eyebrows(), fields: ["eyebrows"] },
  mouth: { label: () => m.avatar_part_mouth(), fields: ["mouth"] },
  glasses: { label: () => m.avatar_part_glasses(), fields: ["accessories"] },
  beard: { label: () => m.avatar_part_beard(), fields: ["facialHair", "facialHairColor"] },
  clothes: { label: () => m.avatar_part_clothes(), fields: ["clothing", "clothesColor"] },
  ground: { label: () => m.avatar_part_ground(), fields: ["backgroundColor"] },
} as const satisfies Record<string, { label: () => string; fields: readonly AvatarField[] }>;
export type AvatarPart = keyof typeof AVATAR_PARTS;

export const FIELD_WORDS: Record<AvatarField, () => string> = {
  skinColor: () => m.avatar_field_skinColor(),
  top: () => m.avatar_field_top(),
  accessories: () => m.avatar_field_accessories(),
  hatColor: () => m.avatar_field_hatColor(),
  hairColor: () => m.avatar_field_hairColor(),
  facialHair: () => m.avatar_field_facialHair(),
  facialHairColor: () => m.avatar_field_facialHairColor(),
  clothing: () => m.avatar_field_clothing(),
  clothesColor: () => m.avatar_field_clothesColor(),
  eyes: () => m.avatar_field_eyes(),
  eyebrows: () => m.avatar_field_eyebrows(),
  mouth: () => m.avatar_field_mouth(),
  backgroundColor: () => m.avatar_field_backgroundColor(),
};
