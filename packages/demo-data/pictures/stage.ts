import sharp, { type OverlayOptions } from "sharp";

import { toHex } from "./colours.ts";
import type { Sprite } from "./sprite.ts";

const CLEAR = "#00000000";

/** A picture in the making: its size, the unit in which subjects are measured, and the layers laid so far. */
export interface Stage {
  width: number;
  height: number;
  portrait: boolean;
  /** Pixels per unit; a dish of 480 units fills three fifths of a portrait's width. */
  unit: number;
  shadowTint: string;
  layers: OverlayOptions[];
}

export const makeStage = (width: number, height: number, unit: number | undefined, table: number[]): Stage => {
  const [hue = 0, saturation = 0] = table;
  const portrait = height > width;
  return {
    width,
    height,
    portrait,
    unit: unit ?? (portrait ? width / 800 : width / 1100),
    shadowTint: toHex([hue - 6, Math.min(0.6, saturation / 100 + 0.1), 0.13]),
    layers: [],
  };
};

export const addSvg = (stage: Stage, body: string, definitions = ""): void => {
  const { width, height } = stage;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${body}</svg>`;
  stage.layers.push({ input: Buffer.from(svg), left: 0, top: 0 });
};

/** Lays a picture down, cut at the edges, because a layer may not reach outside. */
export const addPicture = async (stage: Stage, png: Buffer, x: number, y: number): Promise<void> => {
  const left = Math.round(x);
  const top = Math.round(y);
  const size = await sharp(png).metadata();
  const fromX = Math.max(0, -left);
  const fromY = Math.max(0, -top);
  const width = Math.min(size.width, stage.width - left) - fromX;
  const height = Math.min(size.height, stage.height - top) - fromY;
  if (width <= 0 || height <= 0) return;
  const input = await sharp(png).extract({ left: fromX, top: fromY, width, height }).png().toBuffer();
  stage.layers.push({ input, left: left + fromX, top: top + fromY });
};

/** The soft dark line where a thing touches the table. */
export const addContact = (stage: Stage, x: number, y: number, radius: number, depth = 12, opacity = 0.42): void => {
  addSvg(
    stage,
    `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${depth * stage.unit}" fill="${stage.shadowTint}" opacity="${opacity}" filter="url(#b)"/>`,
    `<filter id="b" x="-40%" y="-200%" width="180%" height="500%"><feGaussianBlur stdDeviation="${8 * stage.unit}"/></filter>`,
  );
};

interface Cast {
  slant: number;
  opacity: number;
  blur: number;
}

/** A subject's silhouette laid on the table, away from the window. `x` is its middle, `foot` its lowest line. */
export const addShadow = async (stage: Stage, subject: Sprite, x: number, foot: number, cast: Cast): Promise<void> => {
  const squash = 0.3;
  const width = Math.max(4, Math.round(subject.width));
  const height = Math.max(4, Math.round(subject.height * squash));
  const flat = await sharp(subject.png).resize(width, height, { fit: "fill" }).png().toBuffer();
  const dark = await sharp({ create: { width, height, channels: 4, background: stage.shadowTint } })
    .composite([{ input: flat, blend: "dest-in" }])
    .png()
    .toBuffer();
  const matrix: [[number, number], [number, number]] = [
    [1, (-cast.slant / squash) * 0.55],
    [0, 1],
  ];
  const slanted = await sharp(dark).affine(matrix, { background: CLEAR }).png().toBuffer();
  const size = await sharp(slanted).metadata();
  const margin = Math.ceil(cast.blur * 3 * stage.unit);
  const edge = { top: margin, bottom: margin, left: margin, right: margin, background: CLEAR };
  const wide = await sharp(slanted).extend(edge).png().toBuffer();
  const soft = await sharp(wide)
    .blur(Math.max(0.5, cast.blur * stage.unit))
    .png()
    .toBuffer();
  const veil = Buffer.from([255, 255, 255, Math.round(255 * cast.opacity)]);
  const faded = await sharp(soft)
    .composite([{ input: veil, raw: { width: 1, height: 1, channels: 4 }, tile: true, blend: "dest-in" }])
    .png()
    .toBuffer();
  await addPicture(stage, faded, x - subject.width / 2 - margin, foot - size.height - margin + 5 * stage.unit);
};
