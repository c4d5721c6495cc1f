import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { RENDERED } from "../src/rendered-pictures.ts";

// `npm run pictures:avif` makes the AVIF beside each rendered WebP that has none and is larger; `studio/develop.py` removes that of a picture
// which it writes anew. A picture takes a second of CPU or two, hence it is committed, and never made by a host.
const FOLDER = join(import.meta.dirname, "rendered");
/** Where the studio leaves what it developed, without loss. */
const STUDIO = join(import.meta.dirname, "../../../studio/out");
const LOOK = { effort: 3, chromaSubsampling: "4:2:0" } as const;
/** As near to the rendering as WebP at 76, a quarter lighter; what that has lost already is not lost much further. */
const QUALITY = { ofWhole: 45, ofWebp: 50 };

const isRendered = (name: string): boolean => name.replace("-400", "") in RENDERED || /-cover(-800)?$/.test(name);

const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith(".webp") ? file.slice(0, -".webp".length) : []));
for (const name of names.filter(isRendered)) {
  const made = join(FOLDER, `${name}.avif`);
  if (existsSync(made)) continue;
  const whole = join(STUDIO, `${name}.served.png`);
  const webp = join(FOLDER, `${name}.webp`);
  const isWhole = existsSync(whole);
  const { size } = await sharp(isWhole ? whole : webp)
    .avif({ ...LOOK, quality: isWhole ? QUALITY.ofWhole : QUALITY.ofWebp })
    .toFile(made);
  // A small one with little in it may be no smaller.
  if (size >= statSync(webp).size) rmSync(made);
  process.stdout.write(`${name} ${size}\n`);
}
