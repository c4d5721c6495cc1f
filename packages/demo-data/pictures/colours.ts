/** Hue in degrees, saturation and lightness from 0 to 1. */
export type Hsl = [hue: number, saturation: number, lightness: number];

/** Where the emoji's pinks and purples go: hue, then factors of saturation and lightness. */
export interface Recolour {
  pink?: Hsl;
  purple?: Hsl;
  /** Hue that greens move to; without it they only calm down. */
  green?: Hsl;
  /** Hue that reds and pinkish browns move to. */
  red?: Hsl;
  /** Hue that yellows and browns move to. */
  yellow?: Hsl;
}

export const toHsl = (hex: string): Hsl => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const spread = high - low;
  const lightness = (high + low) / 2;
  if (spread === 0) return [0, 0, lightness];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  if (high === red) return [(((green - blue) / spread + 6) % 6) * 60, saturation, lightness];
  if (high === green) return [((blue - red) / spread + 2) * 60, saturation, lightness];
  return [((red - green) / spread + 4) * 60, saturation, lightness];
};

export const toHex = ([hue, saturation, lightness]: Hsl): string => {
  const turn = (hue + 360) % 360;
  const light = Math.min(1, Math.max(0, lightness));
  const reach = Math.min(1, Math.max(0, saturation)) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const step = (offset + turn / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

const moved = ([, saturation, lightness]: Hsl, [to, bySaturation, byLightness]: Hsl, drift = 0): Hsl => [
  to + drift,
  saturation * bySaturation,
  lightness * byLightness,
];

/**
 * An emoji's candy colour as it would look by a window: pinks become tomato, purples become clay or stone,
 * greens and yellows lose their neon.
 */
const warm = (hex: string, wish: Recolour): string => {
  const colour = toHsl(hex);
  const [hue, saturation, lightness] = colour;
  if ((hue >= 340 || hue < 26) && wish.red) return toHex(moved(colour, wish.red, (((hue + 20) % 360) - 20) * 0.2));
  if (hue >= 286 && hue < 352 && saturation > 0.12) {
    return toHex(moved(colour, wish.pink ?? [6, 0.82, 0.98], (hue - 320) * 0.12));
  }
  if (hue >= 215 && hue < 290) {
    return toHex(moved(colour, wish.purple ?? (lightness > 0.55 ? [34, 0.32, 1.03] : [22, 0.3, 0.9])));
  }
  if (hue >= 350 || hue < 16) return toHex([hue, saturation * 0.86, lightness]);
  if (hue < 66 && wish.yellow && saturation > 0.2) return toHex(moved(colour, wish.yellow, (hue - 40) * 0.3));
  if (hue >= 44 && hue < 66) return toHex([hue - 6, saturation * 0.84, lightness * 0.97]);
  if (hue >= 66 && hue < 175) {
    if (wish.green) return toHex(moved(colour, wish.green, (hue - 110) * 0.15));
    return toHex([84 + (hue - 84) * 0.55, saturation * 0.62, lightness * 0.95]);
  }
  return toHex([hue, saturation * 0.92, lightness]);
};

const LONG = /#[0-9a-fA-F]{6}\b/g;
const SHORT = /#([0-9a-fA-F])([0-9a-fA-F])([0-9a-fA-F])\b(?![0-9a-fA-F])/g;
/** The colour of an inner shadow: the constant column of a filter's colour matrix. */
const MATRIX = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 ([\d.]+) 0"/g;

/** An emoji's SVG in our colours, its shadows included. */
export const recolour = (svg: string, wish: Recolour): string =>
  svg
    .replace(LONG, (hex) => warm(hex, wish))
    .replace(SHORT, (_all, r: string, g: string, b: string) => warm(`#${r}${r}${g}${g}${b}${b}`, wish))
    .replace(MATRIX, (_all, r: string, g: string, b: string, alpha: string) => {
      const byte = (value: string) =>
        Math.round(Number(value) * 255)
          .toString(16)
          .padStart(2, "0");
      const hex = warm(`#${byte(r)}${byte(g)}${byte(b)}`, wish);
      const share = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4);
      return `values="0 0 0 0 ${share(1)} 0 0 0 0 ${share(3)} 0 0 0 0 ${share(5)} 0 0 0 ${alpha} 0"`;
    });
