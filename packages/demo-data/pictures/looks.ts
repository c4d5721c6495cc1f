import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { RENDERED } from "../src/rendered-pictures.ts";

// `npm run pictures:looks` reads from each rendered picture and cover the three colours that are shown until it has
// loaded.
const FOLDER = join(import.meta.dirname, "rendered");
const OUT = join(import.meta.dirname, "../src/picture-looks.ts");
/** Left, top, width and height as fractions: the wall, the dish, the table. */
const PARTS = [
  [0, 0, 1, 0.2],
  [0.28, 0.36, 0.44, 0.36],
  [0, 0.84, 1, 0.16],
] as const;

const shortHex = (channels: readonly { mean: number }[]): string =>
  channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean / 17).toString(16))
    .join("");

async function lookOf(file: string): Promise<string> {
  const { data, info } = await sharp(join(FOLDER, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colours = PARTS.map(async ([left, top, wide, high]) => {
    const part = sharp(data, { raw: { width, height, channels } }).extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round(wide * width),
      height: Math.round(high * height),
    });
    // `stats()` reads the original input, so the cut must first become an input of its own.
    const cut = await part.png().toBuffer();
    return shortHex((await sharp(cut).stats()).channels);
  });
  return (await Promise.all(colours)).join("");
}

const covers = readdirSync(FOLDER).flatMap((file) => /^(.+-cover)\.webp$/.exec(file)?.[1] ?? []);
const lines = [];
for (const name of [...Object.keys(RENDERED), ...covers].toSorted()) {
  const look = await lookOf(name.endsWith("-cover") ? `${name}-800.webp` : `${name}-400.webp`);
  lines.push(`  ${/^[a-z]+$/.test(name) ? name : `"${name}"`}: "${look}",\n`);
}
writeFileSync(
  OUT,
  `/** Three colours of each rendered picture and cover, from above (pictures §9). Written by \`npm run pictures:looks\`. */
export const PICTURE_LOOKS: Readonly<Record<string, string>> = {
${lines.join("")}};
`,
);
