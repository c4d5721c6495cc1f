/** Small strokes from which our own subjects are drawn, on a square of 32 units like the emoji's. */

/** `vertical` runs from top to bottom, else from upper left to lower right. */
export const linear = (id: string, from: string, to: string, vertical = true): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A ball's light: bright at the upper left. */
export const radial = (id: string, light: string, deep: string): string =>
  `<radialGradient id="${id}" cx=".36" cy=".28" r=".8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;

export const drawing = (definitions: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" fill="none"><defs>${definitions}<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation=".55"/></filter><filter id="softer" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="1.1"/></filter></defs>${body}</svg>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none" ${more}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  more = "",
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" ${more}/>`;

/** Turns strokes about a point, in degrees clockwise. */
export const turned = (body: string, degrees: number, x: number, y: number): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`;
