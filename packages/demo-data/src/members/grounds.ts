/** Names for the colours of the portraits, so that profiles are readable. The values are those of the avatar style. */
export const SKIN = { ivory: "ffdbb4", sand: "edb98a", honey: "d08b5b", chestnut: "ae5d29", ebony: "614335" } as const;

export const HAIR = {
  black: "2c1b18",
  espresso: "4a312c",
  brown: "724133",
  auburn: "a55728",
  blond: "b58143",
  golden: "d6b370",
  red: "c93305",
  silver: "e8e1e1",
} as const;

export const CLOTH = {
  ink: "262e33",
  navy: "25557c",
  slate: "3c4f5c",
  grey: "929598",
  mist: "e6e6e6",
  white: "ffffff",
  sky: "5199e4",
  coral: "ff5c5c",
  rose: "ffafb9",
  mint: "a7ffc4",
  ice: "b1e2ff",
} as const;

/** Plain, warm background colours. */
export const GROUND = {
  cream: "f6e3cf",
  peach: "f3d5c0",
  linen: "ebe2d3",
  sage: "dfe4d3",
  clay: "e9cdbb",
  blush: "efdcdc",
  fog: "dde4e4",
} as const;
