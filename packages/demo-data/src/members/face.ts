import type { AvatarConfig } from "@tablee/domain/accounts/avatar-config";

const PLAIN = {
  accessories: null,
  hatColor: "3c4f5c",
  facialHair: null,
  clothing: "shirtCrewNeck",
  clothesColor: "3c4f5c",
  eyes: "default",
  eyebrows: "defaultNatural",
  mouth: "smile",
} satisfies Partial<AvatarConfig>;

/**
 * A portrait from its most visible parts: skin, hair (style and colour) and background; the rest only where it is not
 * plain.
 */
export const face = (
  skinColor: string,
  top: string,
  hairColor: string,
  backgroundColor: string,
  look: Partial<AvatarConfig> = {},
): AvatarConfig => ({ ...PLAIN, facialHairColor: hairColor, ...look, skinColor, top, hairColor, backgroundColor });
