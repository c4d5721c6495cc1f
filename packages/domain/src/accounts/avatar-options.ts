/**
 * What an avatar can consist of (accounts §43): the values of the avataaars style that we offer, under their names on
 * the wire. The avataaars library silently ignores a name that it does not know, so code that draws or edits an avatar
 * checks against these lists.
 */
export const AVATAR_VARIANTS = {
  top: [
    "bigHair",
    "bob",
    "bun",
    "curly",
    "curvy",
    "dreads",
    "dreads01",
    "dreads02",
    "frida",
    "frizzle",
    "fro",
    "froBand",
    "hat",
    "hijab",
    "longButNotTooLong",
    "miaWallace",
    "shaggy",
    "shaggyMullet",
    "shavedSides",
    "shortCurly",
    "shortFlat",
    "shortRound",
    "shortWaved",
    "sides",
    "straight01",
    "straight02",
    "straightAndStrand",
    "theCaesar",
    "theCaesarAndSidePart",
    "turban",
    "winterHat02",
    "winterHat03",
    "winterHat04",
    "winterHat1",
  ],
  accessories: ["eyepatch", "kurt", "prescription01", "prescription02", "round", "sunglasses", "wayfarers"],
  facialHair: ["beardLight", "beardMajestic", "beardMedium", "moustacheFancy", "moustacheMagnum"],
  clothing: [
    "blazerAndShirt",
    "blazerAndSweater",
    "collarAndSweater",
    "graphicShirt",
    "hoodie",
    "overall",
    "shirtCrewNeck",
    "shirtScoopNeck",
    "shirtVNeck",
  ],
  eyes: [
    "closed",
    "cry",
    "default",
    "eyeRoll",
    "happy",
    "hearts",
    "side",
    "squint",
    "surprised",
    "wink",
    "winkWacky",
    "xDizzy",
  ],
  eyebrows: [
    "angry",
    "angryNatural",
    "default",
    "defaultNatural",
    "flatNatural",
    "frownNatural",
    "raisedExcited",
    "raisedExcitedNatural",
    "sadConcerned",
    "sadConcernedNatural",
    "unibrowNatural",
    "upDown",
    "upDownNatural",
  ],
  mouth: [
    "concerned",
    "default",
    "disbelief",
    "eating",
    "grimace",
    "sad",
    "screamOpen",
    "serious",
    "smile",
    "tongue",
    "twinkle",
    "vomit",
  ],
} as const;
export type AvatarVariantField = keyof typeof AVATAR_VARIANTS;

/** Tops that replace the hair and cover all of it. */
export const HATS = [
  "hat",
  "hijab",
  "turban",
  "winterHat02",
  "winterHat03",
  "winterHat04",
  "winterHat1",
] as const satisfies readonly (typeof AVATAR_VARIANTS)["top"][number][];

/** Each colour is six hexadecimal digits. The background colour is our addition; the style has none. */
export const AVATAR_COLOURS = [
  "skinColor",
  "hatColor",
  "hairColor",
  "facialHairColor",
  "clothesColor",
  "backgroundColor",
] as const;

export const isAvatarColour = (text: string): boolean => /^[\da-f]{6}$/.test(text);

/** Fields that an avatar may lack. If the address leaves one out, it is none. */
export const AVATAR_OPTIONAL = ["top", "accessories", "facialHair"] as const satisfies readonly AvatarVariantField[];
