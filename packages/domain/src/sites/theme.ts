import { type Colour, contrast, mix } from "./colour.ts";

/** How a site of somebody's own looks (restaurants §26); null: as Tablée does. */
export interface Theme {
  /** What one presses: buttons, links, what is chosen. */
  primary: Colour | null;
  /** The ground of the bar that bears the name. */
  ground: Colour | null;
  logo_url: string | null;
  cover_url: string | null;
}

export type Scheme = "light" | "dark";

/** The paper and its text of both themes, as the design system has them (tokens.css). */
const PAPER: Record<Scheme, Colour> = { light: "#fffbf5", dark: "#161311" };
const WHITE: Colour = "#ffffff";
const BLACK: Colour = "#000000";

/** Text, and what one has to see to use it (WCAG 2.2: 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5;
const PART_CONTRAST = 3;

/**
 * What keeps a theme from being read: a colour of buttons that does not stand out from light paper. (On dark paper it
 * is lightened, text upon a colour is the one of black and white that reads better, so nothing else can fail.)
 */
export const checkTheme = ({
  primary,
}: Pick<Theme, "primary">): { code: "colour_unreadable"; colour: "primary"; contrast: number } | null => {
  if (primary === null) return null;
  const reached = contrast(primary, PAPER.light);
  return reached < PART_CONTRAST ? { code: "colour_unreadable", colour: "primary", contrast: reached } : null;
};

/** Black or white, whichever reads better there: at least 4.58 on any colour. */
export const textOn = (ground: Colour): Colour => (contrast(ground, WHITE) >= contrast(ground, BLACK) ? WHITE : BLACK);

/** The colour, moved towards another one until it stands out from each ground as it has to. */
function until(colour: Colour, towards: Colour, grounds: readonly Colour[], least: number): Colour {
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(moved, ground) >= least)) return moved;
  }
  return towards;
}

/** Roles of the design system that the colour of a site takes the place of, by their names there. */
export type PrimaryRoles = Record<
  "primary" | "primary-hover" | "primary-press" | "on-primary" | "primary-tint" | "primary-ink",
  Colour
>;

/** Every role of what one presses, readable in this scheme whatever the colour. */
export function primaryRoles(colour: Colour, scheme: Scheme): PrimaryRoles {
  const paper = PAPER[scheme];
  const [pale, strong] = scheme === "light" ? [WHITE, BLACK] : [BLACK, WHITE];
  const primary = until(colour, strong, [paper], scheme === "light" ? PART_CONTRAST : TEXT_CONTRAST);
  const on = textOn(primary);
  // Away from the text upon it, so that it reads better still.
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
 * The theme as custom properties of the page's root, both schemes at once, so that nothing flashes: `--primary` and its
 * roles, `--brand` and `--on-brand` for the bar that bears the name.
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
