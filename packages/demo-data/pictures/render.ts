import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { dishScenes } from "./dishes/dishes.ts";
import { compose } from "./scene.ts";

// `npm run pictures` draws everything, `npm run pictures -- ramen chez-margot-cover` only what is named.
const OUT = join(import.meta.dirname, "rendered");
const QUALITY = 82;

const wanted = new Set(process.argv.slice(2));
const isWanted = (name: string) => wanted.size === 0 || wanted.has(name);

await mkdir(OUT, { recursive: true });

for (const [name, scene] of Object.entries(dishScenes)) {
  if (!isWanted(name)) continue;
  const portrait = await (await compose(scene, 800, 1000)).png().toBuffer();
  await sharp(portrait)
    .webp({ quality: QUALITY })
    .toFile(join(OUT, `${name}.webp`));
  await sharp(portrait)
    .resize(400, 500)
    .webp({ quality: QUALITY })
    .toFile(join(OUT, `${name}-400.webp`));
  await (await compose(scene, 1200, 900)).webp({ quality: QUALITY }).toFile(join(OUT, `${name}-wide.webp`));
  process.stdout.write(`${name}\n`);
}
