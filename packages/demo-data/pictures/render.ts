import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { coverScenes } from "./covers.ts";
import { dishScenes } from "./dishes/dishes.ts";
import { logoSvg, logos } from "./logos/logos.ts";
import { compose } from "./scene.ts";

// `npm run pictures` draws everything, `npm run pictures -- ramen chez-margot-cover` only what is named.
const OUT = join(import.meta.dirname, "rendered");
const QUALITY = 82;

const wanted = new Set(process.argv.slice(2));
const isWanted = (name: string) => wanted.size === 0 || wanted.has(name);
const fileOf = (name: string) => join(OUT, `${name}.webp`);

await mkdir(OUT, { recursive: true });

for (const [name, scene] of Object.entries(dishScenes)) {
  if (!isWanted(name)) continue;
  const portrait = await (await compose(scene, 800, 1000)).png().toBuffer();
  await sharp(portrait).webp({ quality: QUALITY }).toFile(fileOf(name));
  await sharp(portrait)
    .resize(400, 500)
    .webp({ quality: QUALITY })
    .toFile(fileOf(`${name}-400`));
  process.stdout.write(`${name}\n`);
}

for (const [ref, scene] of Object.entries(coverScenes)) {
  const name = `${ref}-cover`;
  if (!isWanted(name)) continue;
  const cover = await (await compose(scene, 1600, 520)).png().toBuffer();
  await sharp(cover).webp({ quality: QUALITY }).toFile(fileOf(name));
  await sharp(cover)
    .resize(800, 260)
    .webp({ quality: QUALITY })
    .toFile(fileOf(`${name}-800`));
  process.stdout.write(`${name}\n`);
}

for (const [ref, logo] of Object.entries(logos)) {
  const name = `${ref}-logo`;
  if (!isWanted(name)) continue;
  await sharp(Buffer.from(logoSvg(logo)))
    .webp({ quality: 90 })
    .toFile(fileOf(name));
  process.stdout.write(`${name}\n`);
}
