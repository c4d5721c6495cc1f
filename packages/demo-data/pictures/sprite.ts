import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

import { type Recolour, recolour } from "./colours.ts";
import { DRAWN } from "./drawn/drawn.ts";

const EMOJI = join(dirname(fileURLToPath(import.meta.resolve("fluentui-emoji/package.json"))), "icons/modern");
const CLEAR = "#00000000";

/** How a subject is laid down; degrees clockwise, blur in pixels. */
export interface Look extends Recolour {
  rotate?: number;
  blur?: number;
  brightness?: number;
  flip?: boolean;
}

export interface Sprite {
  png: Buffer;
  width: number;
  height: number;
}

/** Subjects whose own colours never look like food. */
const ALWAYS: Record<string, Recolour> = {
  flatbread: { pink: [34, 0.85, 1], red: [34, 0.8, 1] },
  falafel: { purple: [30, 0.9, 1.02], pink: [28, 1, 1.02], red: [30, 1.5, 1.02] },
};

const sources = new Map<string, Promise<Sprite>>();

/** The SVG of a subject: one that we drew, else the emoji of that name in our colours. */
const sourceOf = (name: string, wish: Recolour): string =>
  DRAWN[name]?.() ?? recolour(readFileSync(join(EMOJI, `${name}.svg`), "utf8"), { ...ALWAYS[name], ...wish });

const trimmed = (png: Buffer) => sharp(png).trim({ background: CLEAR, threshold: 1 }).png().toBuffer();

const blurred = async (png: Buffer, radius: number) => {
  const margin = Math.ceil(radius * 3);
  const edge = { top: margin, bottom: margin, left: margin, right: margin, background: CLEAR };
  // Two steps: within one pipeline the blur would come before the margin and be cut at the edge.
  return sharp(await sharp(png).extend(edge).png().toBuffer())
    .blur(radius)
    .png()
    .toBuffer();
};

const draw = async (name: string, size: number, look: Look): Promise<Sprite> => {
  const svg = Buffer.from(sourceOf(name, look));
  const density = Math.min(2400, Math.ceil((72 * size * 1.25) / 32));
  const cut = await trimmed(await sharp(svg, { density }).png().toBuffer());
  let png = await sharp(cut).resize({ width: size, height: size, fit: "inside" }).png().toBuffer();
  if (look.flip) png = await sharp(png).flop().png().toBuffer();
  if (look.rotate) {
    png = await trimmed(await sharp(png).rotate(look.rotate, { background: CLEAR }).png().toBuffer());
  }
  if (look.blur) png = await blurred(png, look.blur);
  if (look.brightness) png = await sharp(png).modulate({ brightness: look.brightness }).png().toBuffer();
  const { width, height } = await sharp(png).metadata();
  return { png, width, height };
};

/** A subject as a picture that fits a square of `size` pixels (blur adds its margin). */
export const sprite = (name: string, size: number, look: Look = {}): Promise<Sprite> => {
  const key = JSON.stringify([name, size, look]);
  const known = sources.get(key);
  if (known) return known;
  const made = draw(name, size, look);
  sources.set(key, made);
  return made;
};
