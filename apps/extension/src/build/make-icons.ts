// `npm run icons -w @tablee/extension`: creates the extension's icons from the product's own.
import path from "node:path";
import sharp from "sharp";
import { ICON_SIZES } from "./manifest.ts";

const own = path.join(import.meta.dirname, "../..");
const source = path.join(own, "../../packages/web/public/favicon.svg");
for (const size of ICON_SIZES) {
  const file = `icons/${size}.png`;
  // The drawing is 32 units wide at 72 dpi.
  await sharp(source, { density: (72 * size * 4) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(own, file));
  console.log(`apps/extension/${file}`);
}
