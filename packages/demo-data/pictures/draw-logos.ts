import { join } from "node:path";

import sharp from "sharp";

import { logoSvg, logos } from "./logos/logos.ts";

// `npm run logos` draws the restaurants' logos, `npm run logos -- chez-margot` only the named ones.
const OUT = join(import.meta.dirname, "rendered");

const wanted = new Set(process.argv.slice(2));

for (const [ref, logo] of Object.entries(logos)) {
  if (wanted.size > 0 && !wanted.has(ref)) continue;
  await sharp(Buffer.from(logoSvg(logo)))
    .webp({ quality: 90 })
    .toFile(join(OUT, `${ref}-logo.webp`));
  process.stdout.write(`${ref}\n`);
}
