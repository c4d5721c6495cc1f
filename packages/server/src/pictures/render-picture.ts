import { type Crop, cropBox } from "@tablee/domain/pictures/crop";
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, type PictureFault } from "@tablee/domain/pictures/picture-limits";
import type { PictureShape } from "@tablee/domain/pictures/picture-shapes";
import type { Metadata, SharpOptions } from "sharp";
import { FairQueue } from "../jobs/fair-queue.ts";
import { hasTooManyParts } from "./many-parts.ts";
import { pictureDecoder } from "./picture-decoder.ts";
import { isAnimated, isDecodedWhole, pictureKind } from "./picture-kind.ts";

/** One of the stored sizes of a picture: WebP in sRGB, eight bits, pixels only. */
export interface RenderedPicture {
  width: number;
  bytes: Buffer;
}

/** How long one step may take; a file that takes longer was crafted to. */
const SECONDS = 20;
const QUALITY = 82;
/** Transparent pixels are laid on white, as on paper. */
const GROUND = "#ffffff";

/** A damaged file is refused if its pixels cannot be decoded, not for warnings about anything else. */
const READ = { failOn: "error", sequentialRead: true, animated: false } as const satisfies SharpOptions;

/**
 * An AVIF is decoded as a whole, at seventeen bytes per pixel, and so is an interlaced PNG, at up to nine: one at a time,
 * beside a picture in another format.
 */
const wholeFrames = new FairQueue({ atOnce: 1, room: 1 });

/** The library's names for the formats that `pictureKind` accepts. */
const FORMATS = new Set<string>(["jpeg", "png", "webp", "heif", "avif"]);

/**
 * Decodes a file and renders the stored sizes (pictures §2, pictures §3): turned upright, cropped, in every width of
 * its shape. Nothing but the file's pixels is taken over. Returns a fault if the picture is refused.
 */
export async function renderPicture(
  bytes: Buffer,
  shape: PictureShape,
  crop: Crop | null,
): Promise<RenderedPicture[] | PictureFault> {
  if (bytes.length > MAX_PICTURE_BYTES) return "too_heavy";
  const kind = pictureKind(bytes);
  if (kind === null) return "not_a_picture";
  if (hasTooManyParts(bytes, kind)) return "damaged";
  if (isAnimated(bytes, kind)) return "animated";
  const sharp = await pictureDecoder();
  const head = await sharp(bytes, { ...READ, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null || !FORMATS.has(head.format ?? "")) return "damaged";
  // Known from the header: no pixel has been decoded yet.
  if (head.width * head.height > MAX_PICTURE_PIXELS) return "too_large";
  if ((head.pages ?? 1) > 1) return "animated";
  const box = cropBox(upright(head), shape.ratio, crop);
  if (box.width < shape.least_width) return "too_small";
  const work = () => render(bytes, upright(head), box, shape).catch(() => "damaged" as const);
  return isDecodedWhole(bytes, kind) ? wholeFrames.run({ key: "", suspected: false }, work) : work();
}

/** Width and height after the picture is turned upright. */
const upright = ({ width, height, orientation = 1 }: Metadata) =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

type Box = ReturnType<typeof cropBox>;

async function render(
  bytes: Buffer,
  picture: { width: number; height: number },
  box: Box,
  { ratio, widths, enlarged }: PictureShape,
): Promise<RenderedPicture[]> {
  const sharp = await pictureDecoder();
  // No larger than the result needs: JPEG decoders then skip detail that would be discarded.
  const scale = Math.min(1, widths[0] / box.width);
  const width = Math.ceil(picture.width * scale);
  const height = Math.ceil(picture.height * scale);
  const { data, info } = await sharp(bytes, { ...READ, limitInputPixels: MAX_PICTURE_PIXELS })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(width, height, { fit: "fill" })
    .flatten({ background: GROUND })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const left = Math.min(Math.floor(box.left * scale), info.width - 1);
  const top = Math.min(Math.floor(box.top * scale), info.height - 1);
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(box.width * scale), info.width - left)),
    height: Math.max(1, Math.min(Math.round(box.height * scale), info.height - top)),
  };
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const made: RenderedPicture[] = [];
  for (const most of widths) {
    const to = enlarged ? most : Math.min(most, part.width);
    const smaller = sharp(data, { raw })
      .timeout({ seconds: SECONDS })
      .extract(part)
      .resize(to, Math.round(to / ratio), { fit: "fill" })
      .webp({ quality: QUALITY });
    made.push({ width: most, bytes: await smaller.toBuffer() });
  }
  return made;
}
