import sharp from "sharp";

import { seededRandom } from "../src/makers/random.ts";
import type { Stage } from "./stage.ts";

/** Film grain. Made from the scene's seed, since the imaging library's own noise differs from call to call. */
export const addGrain = async ({ width, height, layers }: Stage, seed: number): Promise<void> => {
  const random = seededRandom(seed);
  const grey = Buffer.alloc(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    // Three uniform numbers are near enough to a bell curve, and three times faster than a logarithm.
    grey[at] = 128 + (random() + random() + random() - 1.5) * 12;
  }
  const input = await sharp(grey, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  layers.push({ input, left: 0, top: 0, blend: "soft-light" });
};
