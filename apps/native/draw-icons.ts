// Draws the app's icons and splash screens into the projects of android/ and ios/, from the product's own drawing
// (packages/web/public/favicon.svg). Run `node apps/native/draw-icons.ts` after that has changed.
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const DRAWING = readFileSync(path.join(import.meta.dirname, "../../packages/web/public/favicon.svg"), "utf8");
/** The drawing is 32 wide: a background with round corners, and the sign on it. */
const SIZE = 32;
const [, GROUND = "", SIGN = ""] = /<rect[^>]*fill="(#\w+)"\/>(.*)<\/svg>/s.exec(DRAWING) ?? [];
if (SIGN === "") throw new Error("The drawing is no ground with a sign upon it any more");

/** The colours of the app itself (packages/design-system/src/styles/tokens.css). */
const PAPER = { light: "#fffbf5", dark: "#161311" };
const INK = { light: "#1f1a17", dark: "#f6efe8" };
const ANDROID = path.join(import.meta.dirname, "android/app/src/main/res");
const IOS = path.join(import.meta.dirname, "ios/App/App/Assets.xcassets");
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };

/** The sign in the centre of a square, with the drawing scaled to this share of it. */
function sign(share: number, ground: { fill: string; round?: number } | null, ink: string | null = null): Buffer {
  const whole = SIZE / share;
  const edge = (whole - SIZE) / 2;
  const box = `<rect x="${-edge}" y="${-edge}" width="${whole}" height="${whole}"`;
  const below = ground ? `${box} rx="${ground.round ?? 0}" fill="${ground.fill}"/>` : "";
  const lines = ink === null ? SIGN : SIGN.replace(/#FFFBF5/i, ink);
  const viewed = `viewBox="${-edge} ${-edge} ${whole} ${whole}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${viewed}>${below}${lines}</svg>`);
}

const draw = (drawing: Buffer, pixels: number, file: string): Promise<unknown> =>
  sharp(drawing, { density: (72 * pixels) / 24, limitInputPixels: false })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: pixels > 1_024 })
    .toFile(file);

for (const [density, scale] of Object.entries(DENSITIES)) {
  const folder = path.join(ANDROID, `mipmap-${density}`);
  await draw(sign(1, { fill: GROUND, round: 8 }), 48 * scale, path.join(folder, "ic_launcher.png"));
  await draw(sign(0.8, { fill: GROUND, round: 20 }), 48 * scale, path.join(folder, "ic_launcher_round.png"));
  // Systems crop it to various shapes, at least to a circle of 66 of its 108.
  await draw(sign(70 / 108, null), 108 * scale, path.join(folder, "ic_launcher_foreground.png"));
}
// iOS requires an icon without transparency and rounds it itself.
await sharp(sign(0.9, { fill: GROUND }), { density: 2_300 })
  .resize(1_024, 1_024)
  .flatten({ background: GROUND })
  .png({ compressionLevel: 9 })
  .toFile(path.join(IOS, "AppIcon.appiconset/AppIcon-512@2x.png"));
for (const theme of ["light", "dark"] as const) {
  const name = theme === "light" ? "splash.png" : "splash-dark.png";
  // On narrow screens only its centre is visible.
  await draw(sign(0.16, { fill: PAPER[theme] }, INK[theme]), 2_732, path.join(IOS, "Splash.imageset", name));
}
