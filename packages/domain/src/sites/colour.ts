/** An example of how a colour is written. */
export const EXAMPLE_COLOUR = "#0b5d4b";

/** A colour as it is stored: `#rrggbb`, lower case. */
export type Colour = `#${string}`;

const SHORT = /^#([\da-f])([\da-f])([\da-f])$/;
const LONG = /^#[\da-f]{6}$/;

/** Reads a colour that a person typed (`#C31`, `#CC3311`); null if it is invalid. */
export function readColour(written: string): Colour | null {
  const text = written.trim().toLowerCase();
  if (LONG.test(text)) return text as Colour;
  const [, r, g, b] = SHORT.exec(text) ?? [];
  return r && g && b ? `#${r}${r}${g}${g}${b}${b}` : null;
}

const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes two colours in sRGB; `share` is the proportion of the second, from 0 to 1. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const [from, to] = [channels(first), channels(second)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(first: Colour, second: Colour): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
