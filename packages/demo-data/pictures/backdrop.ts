import { type Stage, addSvg } from "./stage.ts";

/** Hue in degrees, saturation and lightness in percent, as CSS writes them. */
export type Tone = [hue: number, saturation: number, lightness: number];
export type Light = "window" | "blinds" | "arch" | "sun" | "none";

export interface Room {
  wall: Tone;
  table?: Tone;
  light?: Light;
  /** Colour of the sun's disc. */
  disc?: Tone;
  /** Where the window's light falls, as a share of the width. */
  windowX?: number;
  windowOpacity?: number;
}

export const css = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue},${saturation}%,${lightness}%)`;

/** Height of the table's far edge. */
export const horizonOf = (stage: Stage): number => stage.height * (stage.portrait ? 0.535 : 0.62);

export const tableOf = (room: Room): Tone => {
  const [hue, saturation, lightness] = room.wall;
  return room.table ?? [hue - 6, saturation * 0.9, lightness - 9];
};

const brightened = ([hue, saturation, lightness]: Tone, by: number): string =>
  css(hue + 8, Math.min(100, saturation + 20), Math.min(97, lightness + by));

const windowLight = ({ width, height, unit }: Stage, room: Room): string => {
  const pane = { width: width * 0.19, height: height * 0.2, gap: 16 * unit };
  let panes = "";
  for (let column = 0; column < 3; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      const x = width * (room.windowX ?? 0.1) + column * (pane.width + pane.gap);
      const y = height * 0.06 + row * (pane.height + pane.gap);
      panes += `<rect x="${x}" y="${y}" width="${pane.width}" height="${pane.height}"/>`;
    }
  }
  const slant = `skewY(13) skewX(-15.6) translate(${width * 0.08} ${-height * 0.1})`;
  return `<g transform="${slant}" fill="${brightened(room.wall, 16)}" opacity="${room.windowOpacity ?? 0.62}" filter="url(#soft)">${panes}</g>`;
};

const blindsLight = ({ width, height }: Stage, room: Room): string => {
  let slats = "";
  for (let slat = 0; slat < 9; slat += 1) {
    const y = height * (0.02 + slat * 0.075);
    slats += `<rect x="${-width * 0.2}" y="${y}" width="${width * 1.4}" height="${height * 0.034}"/>`;
  }
  return `<g transform="rotate(-17 ${width / 2} ${height / 2})" fill="${brightened(room.wall, 15)}" opacity=".5" filter="url(#soft)">${slats}</g>`;
};

const archLight = (stage: Stage, room: Room, middle: number): string => {
  const [hue, saturation, lightness] = room.wall;
  const radius = stage.width * (stage.portrait ? 0.33 : 0.2);
  const top = stage.height * (stage.portrait ? 0.36 : 0.4);
  const path = `M${middle - radius} ${horizonOf(stage)} V${top} a${radius} ${radius} 0 0 1 ${radius * 2} 0 V${horizonOf(stage)}z`;
  return `<path d="${path}" fill="${css(hue + 6, saturation, lightness + 7)}"/>`;
};

const sunLight = ({ width, height }: Stage, room: Room, middle: number): string => {
  const [hue, saturation, lightness] = room.wall;
  const disc = room.disc ?? [hue + 14, Math.min(90, saturation + 10), lightness + 11];
  return `<circle cx="${middle}" cy="${height * 0.4}" r="${Math.min(width, height) * 0.35}" fill="${css(...disc)}"/>`;
};

const lightOf = (stage: Stage, room: Room, middle: number): string => {
  if (room.light === "none") return "";
  if (room.light === "blinds") return blindsLight(stage, room);
  if (room.light === "arch") return archLight(stage, room, middle);
  if (room.light === "sun") return sunLight(stage, room, middle);
  return windowLight(stage, room);
};

/** Wall, light and table. `middle` is where the dish will stand, in pixels. */
export const addBackdrop = (stage: Stage, room: Room, middle: number): void => {
  const { width, height, unit } = stage;
  const [hue, saturation, lightness] = room.wall;
  const [tableHue, tableSaturation, tableLightness] = tableOf(room);
  const horizon = horizonOf(stage);
  addSvg(
    stage,
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>${lightOf(stage, room, middle)}
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#table)"/>
    <rect y="${horizon - 1}" width="${width}" height="5" fill="${css(tableHue, tableSaturation, tableLightness - 10)}" opacity=".35" filter="url(#edge)"/>
    <rect width="${width}" height="${height}" fill="url(#side)"/>`,
    `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${css(hue, saturation, lightness + 4)}"/><stop offset="1" stop-color="${css(hue - 4, saturation, lightness - 6)}"/></linearGradient>
    <linearGradient id="table" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="${css(tableHue, tableSaturation, tableLightness + 2)}"/><stop offset="1" stop-color="${css(tableHue - 3, tableSaturation, tableLightness - 7)}"/></linearGradient>
    <linearGradient id="side" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="#fff7e8" stop-opacity=".22"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0a00" stop-opacity=".2"/></linearGradient>
    <filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${7 * unit}"/></filter><filter id="edge"><feGaussianBlur stdDeviation="${3 * unit}"/></filter>`,
  );
};

/** The window's glow over everything, and darker corners. */
export const addGlow = (stage: Stage): void => {
  addSvg(
    stage,
    `<rect width="100%" height="100%" fill="url(#glow)"/><rect width="100%" height="100%" fill="url(#corners)"/>`,
    `<radialGradient id="glow" cx=".2" cy=".08" r=".95"><stop offset="0" stop-color="#fff3d6" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="corners" cx=".48" cy=".5" r=".82"><stop offset=".6" stop-color="#1a0a00" stop-opacity="0"/><stop offset="1" stop-color="#1a0a00" stop-opacity=".24"/></radialGradient>`,
  );
};
