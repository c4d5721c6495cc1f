import { type Colour, contrast, mix } from "./colour.ts";

/** The look of an own site (restaurants §26); null means Tablée's. */
export interface Theme {
  /** The colour of interactive elements: buttons, links, selections. */
  primary: Colour | null;
  /** The background of the bar that shows the name. */
  ground: Colour | null;
  logo_url: string | null;
  cover_url: string | null;
}

export type Scheme = "light" | "dark";

/** The page background of both themes, as in the design system (tokens.css). */
const PAPER: Record<Scheme, Colour> = { light: "#fffbf5", dark: "#161311" };
const WHITE: Colour = "#ffffff";
const BLACK: Colour = "#000000";

/** Minimum contrast of text, and of user interface components (WCAG 2.2: 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5;
const PART_CONTRAST = 3;

/**
 * Why a theme would be unreadable: the colour of buttons lacks contrast with the light background. Nothing else can
 * fail: on the dark background the colour is lightened, and text on a colour is black or white, whichever is more
 * readable.
 */
export const checkTheme = ({
  primary,
}: Pick<Theme, "primary">): { code: "colour_unreadable"; colour: "primary"; contrast: number } | null => {
  if (primary === null) return null;
  const reached = contrast(primary, PAPER.light);
  return reached < PART_CONTRAST ? { code: "colour_unreadable", colour: "primary", contrast: reached } : null;
};

/** Black or white, whichever has more contrast with the background: at least 4.58 on any colour. */
export const textOn = (ground: Colour): Colour => (contrast(ground, WHITE) >= contrast(ground, BLACK) ? WHITE : BLACK);

/** Moves a colour towards another until it has the minimum contrast with every background. */
function until(colour: Colour, towards: Colour, grounds: readonly Colour[], least: number): Colour {
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(moved, ground) >= least)) return moved;
  }
  return towards;
}

/** The design system's colour roles that a site's colour replaces, by their names there. */
export type PrimaryRoles = Record<
  "primary" | "primary-hover" | "primary-press" | "on-primary" | "primary-tint" | "primary-ink",
  Colour
>;

/** All roles of interactive elements for one scheme, readable whatever the colour. */
export function primaryRoles(colour: Colour, scheme: Scheme): PrimaryRoles {
  const paper = PAPER[scheme];
  const [pale, strong] = scheme === "light" ? [WHITE, BLACK] : [BLACK, WHITE];
  const primary = until(colour, strong, [paper], scheme === "light" ? PART_CONTRAST : TEXT_CONTRAST);
  const on = textOn(primary);
  // Away from the colour of the text on it, which increases the contrast.
  const away = on === WHITE ? BLACK : WHITE;
  const tint = mix(mix(primary, paper, 0.86), pale, scheme === "light" ? 0.1 : 0);
  return {
    primary,
    "primary-hover": mix(primary, away, 0.12),
    "primary-press": mix(primary, away, 0.22),
    "on-primary": on,
    "primary-tint": tint,
    "primary-ink": until(primary, strong, [paper, tint], TEXT_CONTRAST),
  };
}

/**
 * The theme as custom properties of the root element, for both schemes at once, so that nothing flickers: `--primary`
 * and its roles, and `--brand` and `--on-brand` for the bar that shows the name.
 */
export function themeProperties({ primary, ground }: Pick<Theme, "primary" | "ground">): Record<`--${string}`, string> {
  const properties: Record<`--${string}`, string> = {};
  if (primary !== null) {
    const dark = primaryRoles(primary, "dark");
    for (const [role, light] of Object.entries(primaryRoles(primary, "light"))) {
      properties[`--${role}`] = `light-dark(${light}, ${dark[role as keyof PrimaryRoles]})`;
    }
  }
  if (ground !== null) {
    properties["--brand"] = ground;
    properties["--on-brand"] = textOn(ground);
  }
  return properties;
}
