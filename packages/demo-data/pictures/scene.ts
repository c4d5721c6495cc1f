import sharp, { type Sharp } from "sharp";

import { type Room, type Tone, addBackdrop, addGlow, css, tableOf } from "./backdrop.ts";
import { addGrain } from "./grain.ts";
import { type Look, sprite } from "./sprite.ts";
import { type Stage, addContact, addPicture, addShadow, addSvg, makeStage } from "./stage.ts";

/** A thing beside the dish; `x` and `y` are shares of the picture, `size` is in units, `y` where it stands. */
export interface Prop {
  subject: string;
  x: number;
  y?: number;
  size: number;
  look?: Look;
}

/** A thing on the plate with the dish; offsets from the dish's foot in units. */
export interface Companion {
  subject: string;
  dx: number;
  dy?: number;
  size: number;
  behind?: boolean;
  look?: Look;
}

/**
 * An editorial still life: seamless colour, light from the left, stoneware, a long shadow, fine grain.
 * The dish stands at two thirds of the height, so that a name laid over the lowest third never covers it.
 */
export interface Scene extends Room {
  dish: string;
  size: number;
  look?: Look;
  /** Units by which the dish sits lower in its plate. */
  sink?: number;
  seed: number;
  /** null: no plate. */
  plate?: Tone | null;
  plateRadius?: number;
  company?: Companion[];
  back?: Prop[];
  front?: Prop[];
  /** Out of focus, before everything; `y` is the middle. */
  near?: Prop[];
  /** For covers: place of the dish and pixels per unit. */
  middle?: number;
  base?: number;
  unit?: number;
}

const STONEWARE: Tone = [36, 30, 93];

const addPlate = (stage: Stage, tone: Tone, x: number, y: number, radius: number): void => {
  const [hue, saturation, lightness] = tone;
  const depth = radius * 0.2;
  const { unit, shadowTint } = stage;
  const side = `M${x - radius} ${y} a${radius} ${depth} 0 0 0 ${radius * 2} 0 c0 ${depth * 0.75} -${radius * 0.5} ${depth * 1.42} -${radius} ${depth * 1.42} s-${radius} -${depth * 0.67} -${radius} -${depth * 1.42}z`;
  addSvg(
    stage,
    `<ellipse cx="${x + radius * 0.16}" cy="${y + depth * 0.62}" rx="${radius * 1.05}" ry="${depth * 0.95}" fill="${shadowTint}" opacity=".42" filter="url(#b)"/>
    <path d="${side}" fill="url(#side)"/><ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${depth}" fill="url(#top)"/>
    <ellipse cx="${x}" cy="${y}" rx="${radius - 1.5}" ry="${depth - 1.5}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>
    <ellipse cx="${x}" cy="${y + 3 * unit}" rx="${radius * 0.72}" ry="${depth * 0.68}" fill="${css(hue, saturation, lightness - 4)}" opacity=".9"/>`,
    `<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${css(hue, saturation, lightness - 6)}"/><stop offset=".35" stop-color="${css(hue, saturation, lightness - 10)}"/><stop offset="1" stop-color="${css(hue, saturation, lightness - 30)}"/></linearGradient>
    <linearGradient id="top" x1="0" y1="0" x2="1" y2=".2"><stop offset="0" stop-color="${css(hue, saturation, Math.min(98, lightness + 4))}"/><stop offset="1" stop-color="${css(hue, saturation, lightness - 9)}"/></linearGradient>
    <filter id="b" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="${16 * unit}"/></filter>`,
  );
};

/** Stands a prop on the table with its shadow. */
const addProp = async (stage: Stage, prop: Prop, y: number, blur: number): Promise<void> => {
  const look = { ...(blur > 0 ? { blur } : {}), ...prop.look };
  const subject = await sprite(prop.subject, Math.round(prop.size * stage.unit), look);
  const x = stage.width * prop.x;
  const margin = (look.blur ?? 0) * 3;
  await addShadow(stage, subject, x, y, { slant: 0.62, opacity: 0.26, blur: 7 + (look.blur ?? 0) });
  addContact(stage, x, y - 2, subject.width * 0.4);
  await addPicture(stage, subject.png, x - subject.width / 2, y - subject.height + margin);
};

const addCompanion = async (stage: Stage, one: Companion, x: number, foot: number): Promise<void> => {
  const subject = await sprite(one.subject, Math.round(one.size * stage.unit), one.look);
  const middle = x + one.dx * stage.unit;
  const y = foot + (one.dy ?? 0) * stage.unit;
  await addShadow(stage, subject, middle, y, { slant: 0.66, opacity: 0.3, blur: 8 });
  addContact(stage, middle + 4 * stage.unit, y - 3 * stage.unit, subject.width * 0.4, 12, 0.45);
  await addPicture(stage, subject.png, middle - subject.width / 2, y - subject.height);
};

const addDish = async (stage: Stage, scene: Scene, x: number, base: number): Promise<void> => {
  const { unit } = stage;
  if (scene.plate !== null) addPlate(stage, scene.plate ?? STONEWARE, x, base, (scene.plateRadius ?? 300) * unit);
  const dish = await sprite(scene.dish, Math.round(scene.size * unit), scene.look);
  const foot = base + ((scene.plate === null ? 30 : 16) + (scene.sink ?? 0)) * unit;
  const company = scene.company ?? [];
  for (const one of company.filter((each) => each.behind)) await addCompanion(stage, one, x, foot);
  await addShadow(stage, dish, x, foot, { slant: 0.7, opacity: 0.36, blur: 9 });
  addContact(stage, x + 6 * unit, foot - 4 * unit, dish.width * 0.42, 15, 0.5);
  await addPicture(stage, dish.png, x - dish.width / 2, foot - dish.height);
  for (const one of company.filter((each) => !each.behind)) await addCompanion(stage, one, x, foot);
};

/** Composes a scene at a size in pixels. The same scene gives the same picture. */
export const compose = async (scene: Scene, width: number, height: number): Promise<Sharp> => {
  const stage = makeStage(width, height, scene.unit, tableOf(scene));
  const x = width * (scene.middle ?? 0.5);
  const base = height * (scene.base ?? (stage.portrait ? 0.665 : 0.79));
  addBackdrop(stage, scene, x);
  for (const prop of scene.back ?? []) {
    await addProp(stage, prop, height * (prop.y ?? (stage.portrait ? 0.59 : 0.69)), 2.4);
  }
  await addDish(stage, scene, x, base);
  for (const prop of scene.front ?? []) {
    await addProp(stage, prop, height * ((prop.y ?? 0.8) + (stage.portrait ? 0 : 0.08)), 0);
  }
  for (const prop of scene.near ?? []) {
    const look = { blur: 11, brightness: 0.92, ...prop.look };
    const subject = await sprite(prop.subject, Math.round(prop.size * stage.unit), look);
    await addPicture(
      stage,
      subject.png,
      width * prop.x - subject.width / 2,
      height * (prop.y ?? 0.95) - subject.height / 2,
    );
  }
  addGlow(stage);
  await addGrain(stage, scene.seed);
  const flat = await sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .composite(stage.layers)
    .png()
    .toBuffer();
  return sharp(flat).modulate({ saturation: 0.96 });
};
