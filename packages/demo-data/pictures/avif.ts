import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { RENDERED } from "../src/rendered-pictures.ts";

// `npm run pictures:avif` creates the AVIF for each rendered WebP that has none, if the AVIF is smaller;
// `studio/develop.py` deletes the AVIF of a picture that it writes again. Encoding takes one or two seconds of CPU per
// picture, so the files are committed and never created by a host.
const FOLDER = join(import.meta.dirname, "rendered");
/** Where the studio leaves its lossless output. */
const STUDIO = join(import.meta.dirname, "../../../studio/out");
const LOOK = { effort: 3, chromaSubsampling: "4:2:0" } as const;
/**
 * As close to the rendering as WebP at quality 76, and a quarter smaller. Detail that the WebP has already lost costs a
 * higher quality.
 */
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
  // For a small picture with little detail the AVIF may not be smaller.
  if (size >= statSync(webp).size) rmSync(made);
  process.stdout.write(`${name} ${size}\n`);
}
