import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Theme = "light" | "dark";
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The value of a token in a theme: `#RRGGBB` or `rgb(r g b / a)`, alone or inside light-dark(light, dark). */
function colourOf(token: string, theme: Theme): Colour {
  const found = new RegExp(`^\\s*--${token}: (?:light-dark\\((.+?), ?([#r].+?)\\)|(#\\w{6}|rgb\\(.+?\\)));`, "m").exec(
    css,
  );
  const text = found?.[3] ?? found?.[theme === "light" ? 1 : 2];
  if (!text) throw new Error(`tokens.css has no colour --${token}`);
  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(text);
  if (hex) return [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16), parseInt(hex[3]!, 16), 1];
  const [red, green, blue, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [red!, green!, blue!, alpha];
}

function over(top: Colour, bottom: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + bottom[index] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/**
 * The WCAG 2.2 contrast of two tokens. Translucent colours are blended with `behind`, or with the worse of black and
 * white.
 */
function contrast(front: string, back: string, theme: Theme, behind?: string): number {
  const grounds: Colour[] = behind
    ? [colourOf(behind, theme)]
    : [
        [0, 0, 0, 1],
        [255, 255, 255, 1],
      ];
  return Math.min(
    ...grounds.map((ground) => {
      const back2 = over(colourOf(back, theme), ground);
      const [high, low] = [luminance(over(colourOf(front, theme), back2)), luminance(back2)].sort((a, b) => b - a);
      return (high! + 0.05) / (low! + 0.05);
    }),
  );
}

const GROUNDS = ["paper", "surface", "sunken"];
const TONES = ["primary", "success", "warning", "danger", "info", "vip"];

// Text needs 4.5:1 (WCAG 1.4.3).
const TEXT: [front: string, back: string, behind?: string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => ["ink", "ink-2", "ink-3"].map((ink) => [ink, ground])),
  ["ink", "sunken-2"],
  ["ink-2", "sunken-2"],
  ["ink", "raised"],
  ["ink-inverse", "ink"],
  ["ink-inverse", "ink-2"],
  ...TONES.flatMap((tone): [string, string][] => [
    [`on-${tone}`, tone],
    [`${tone}-ink`, `${tone}-tint`],
  ]),
  ...TONES.flatMap((tone): [string, string][] => GROUNDS.map((ground) => [`${tone}-ink`, ground])),
  ["on-primary", "primary-hover"],
  ["on-primary", "primary-press"],
  ["on-danger", "danger-hover"],
  ["on-danger", "danger-press"],
  ["owner-ink", "owner-tint"],
  ["on-inverse", "inverse"],
  ["on-night", "night"],
  ["on-night-2", "night"],
  ["on-plate", "plate"],
  ["ink", "primary-tint"],
  ["ink", "glass", "ink-3"],
  ["ink-3", "glass", "paper"],
];

// Borders of controls, dots and icons need 3:1 (WCAG 1.4.11).
const SHAPES: [front: string, back: string, behind?: string][] = [
  ...["paper", "surface", "sunken"].map((ground): [string, string] => ["line-control", ground]),
  ...["paper", "surface"].flatMap((ground): [string, string][] =>
    ["cal-low", "cal-mid", "cal-high", "cal-top", "primary", "success", "danger", "info", "focus"].map((dot) => [
      dot,
      ground,
    ]),
  ),
  ["thumb", "success"],
  ["thumb", "line-control"],
  ["on-plate-success", "plate"],
  ...["success", "warning", "danger", "info"].map((tone): [string, string] => [`inverse-${tone}`, "inverse"]),
];

describe.each<Theme>(["light", "dark"])("%s theme", (theme) => {
  test.each(TEXT)("text in %s on %s has a contrast of at least 4.5", (front, back, behind) => {
    expect(contrast(front, back, theme, behind)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)("%s on %s has a contrast of at least 3", (front, back, behind) => {
    expect(contrast(front, back, theme, behind)).toBeGreaterThanOrEqual(3);
  });
});

test("the theme maps every colour token", () => {
  const theme = readFileSync(new URL("./theme.css", import.meta.url), "utf8");
  const tokens = [...css.matchAll(/^\s*--([\w-]+): (?:light-dark\()?(?:#|rgb)/gm)].map((found) => found[1]!);
  expect(tokens.length).toBeGreaterThan(50);
  expect(tokens.filter((token) => !theme.includes(`--color-${token}: var(--${token});`))).toEqual([]);
});
