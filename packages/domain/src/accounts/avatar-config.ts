import {
  type AVATAR_COLOURS,
  AVATAR_OPTIONAL,
  AVATAR_VARIANTS,
  type AvatarVariantField,
  HATS,
  isAvatarColour,
} from "./avatar-options.ts";

type ColourField = (typeof AVATAR_COLOURS)[number];
export type AvatarField = AvatarVariantField | ColourField;

/** What a drawn avatar consists of (accounts §43). `null` means that the avatar has no such part. */
export type AvatarConfig = Record<ColourField, string> & {
  [Field in AvatarVariantField]: Field extends (typeof AVATAR_OPTIONAL)[number] ? string | null : string;
};

/** Every address lists the fields in this order, so that a config has exactly one address and is cached once. */
const FIELDS = [
  "skinColor",
  "top",
  "accessories",
  "hatColor",
  "hairColor",
  "facialHair",
  "facialHairColor",
  "clothing",
  "clothesColor",
  "eyes",
  "eyebrows",
  "mouth",
  "backgroundColor",
] satisfies AvatarField[];

const PATH = "/api/avatar.svg";

/** The address at which the host draws an avatar (wire §40). Fields that are null are left out. */
export function avatarAddress(config: AvatarConfig): string {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const value = config[field];
    if (value !== null) query.set(field, value);
  }
  return `${PATH}?${query.toString()}`;
}

/** The neutral face that the editor starts from. */
export const FIRST_AVATAR: AvatarConfig = {
  skinColor: "edb98a",
  top: "shortFlat",
  accessories: null,
  hatColor: "3c4f5c",
  hairColor: "4a312c",
  facialHair: null,
  facialHairColor: "4a312c",
  clothing: "shirtCrewNeck",
  clothesColor: "3c4f5c",
  eyes: "default",
  eyebrows: "defaultNatural",
  mouth: "smile",
  backgroundColor: "f6e3cf",
};

/**
 * The avatar that an address draws, or null if it is not the address of a drawn avatar. A missing optional field is
 * null; any other missing field is as in FIRST_AVATAR.
 */
export function avatarOf(address: string | null): AvatarConfig | null {
  if (address === null || !address.startsWith(`${PATH}?`)) return null;
  const query = new URLSearchParams(address.slice(PATH.length));
  const read: [string, string | null][] = FIELDS.map((field) => {
    const value = query.get(field);
    if (value !== null && isAvatarValue(field, value)) return [field, value];
    return [field, isOptional(field) ? null : FIRST_AVATAR[field]];
  });
  return Object.fromEntries(read) as AvatarConfig;
}

export const isOptional = (field: AvatarField): boolean => (AVATAR_OPTIONAL as readonly string[]).includes(field);

const isAvatarValue = (field: AvatarField, value: string): boolean =>
  field in AVATAR_VARIANTS
    ? (AVATAR_VARIANTS[field as AvatarVariantField] as readonly string[]).includes(value)
    : isAvatarColour(value);

const HAIR = ["2c1b18", "4a312c", "724133", "a55728", "c93305", "b58143", "d6b370", "ecdcbf", "e8e1e1", "f59797"];
const CLOTH = ["262e33", "3c4f5c", "25557c", "5199e4", "65c9ff", "b1e2ff", "a7ffc4", "929598", "e6e6e6", "ffffff"];
const WARM = ["ff5c5c", "ff488e", "ffafb9", "ffdeb5", "ffffb1"];

/** The colours that the editor offers; an address may contain any colour. */
export const AVATAR_PALETTES: Readonly<Record<ColourField, readonly string[]>> = {
  skinColor: ["ffdbb4", "edb98a", "d08b5b", "ae5d29", "614335", "f8d25c", "fd9841"],
  hatColor: [...CLOTH, ...WARM],
  hairColor: HAIR,
  facialHairColor: HAIR,
  clothesColor: [...CLOTH, ...WARM],
  backgroundColor: ["f6e3cf", "f3d5c0", "ebe2d3", "dfe4d3", "e9cdbb", "efdcdc", "dde4e4"],
};

/** The values that can be chosen for a field; null means none. */
export function avatarChoices(field: AvatarField): readonly (string | null)[] {
  const offered = field in AVATAR_VARIANTS ? AVATAR_VARIANTS[field as AvatarVariantField] : null;
  const values = offered ?? AVATAR_PALETTES[field as ColourField];
  return isOptional(field) ? [null, ...values] : values;
}

/** Whether a field affects the drawing: a colour has no effect if the avatar lacks the part that it colours. */
export function fieldShows({ top, facialHair }: AvatarConfig, field: AvatarField): boolean {
  const hasHat = (HATS as readonly (string | null)[]).includes(top);
  if (field === "hatColor") return hasHat;
  if (field === "hairColor") return top !== null && !hasHat;
  return field !== "facialHairColor" || facialHair !== null;
}

/** Fields that many faces lack: a random face has each of them one time in three. */
const RARE: readonly AvatarField[] = ["accessories", "facialHair"];

/**
 * A random face, whose beard has the colour of its hair. `chance` returns a number from 0 up to 1, like Math.random.
 */
export function randomAvatar(chance: () => number): AvatarConfig {
  const made = FIELDS.map((field): [string, string | null] => {
    if (RARE.includes(field) && chance() > 1 / 3) return [field, null];
    const values = avatarChoices(field).filter((value) => value !== null);
    return [field, values[Math.floor(chance() * values.length)] ?? null];
  });
  const config = Object.fromEntries(made) as AvatarConfig;
  return { ...config, facialHairColor: config.hairColor };
}
