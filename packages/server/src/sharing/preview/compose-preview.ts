import type { ShareType } from "@tablee/domain/sharing/share";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "@tablee/domain/sharing/preview";
import { pictureDecoder } from "../../pictures/picture-decoder.ts";
import { type Block, drawLine, type Faces, previewFaces, setWords } from "./preview-text.ts";

export interface PreviewParts {
  type: ShareType;
  title: string;
  place: string;
  /** The file of the photo or the drawing; null if there is none that can be read. */
  picture: Buffer | null;
}

// The colour roles paper, raised, ink, ink-2 and primary of the light theme, because previews are shown on other sites.
const PAPER = "#fffbf5";
const GROUND = "#f6eee4";
const INK = "#1f1a17";
const INK_2 = "#5e534b";
const ACCENT = "#c9301c";

const PHOTO_WIDTH = 540;
const AVATAR = 320;
const MARGIN = 60;
const WORDMARK = 56;
const SECONDS = 10;
const MAX_POINTS = 50_000_000;

/** The preview picture of a link (sharing §6): the thing's picture beside its name, its place and our wordmark. */
export async function composePreview({ type, title, place, picture }: PreviewParts): Promise<Buffer> {
  const sharp = await pictureDecoder();
  const round = type === "account";
  // If the file cannot be decoded, only the words are drawn.
  const photo = picture && (await photoOf(picture, round).catch(() => null));
  const left = photo ? PHOTO_WIDTH + MARGIN : MARGIN + 30;
  const words = drawWords(await previewFaces(), { title, place, left, width: PREVIEW_WIDTH - MARGIN - left });
  const at = round ? { left: (PHOTO_WIDTH - AVATAR) / 2, top: (PREVIEW_HEIGHT - AVATAR) / 2 } : { left: 0, top: 0 };
  const ground = photo && round ? `<rect width="${PHOTO_WIDTH}" height="${PREVIEW_HEIGHT}" fill="${GROUND}"/>` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">${ground}${words}</svg>`;
  return sharp({ create: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: 3, background: PAPER } })
    .composite([{ input: Buffer.from(svg) }, ...(photo ? [{ input: photo, ...at }] : [])])
    .timeout({ seconds: SECONDS })
    .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function photoOf(picture: Buffer, round: boolean): Promise<Buffer> {
  const sharp = await pictureDecoder();
  const [width, height] = round ? [AVATAR, AVATAR] : [PHOTO_WIDTH, PREVIEW_HEIGHT];
  const fitted = sharp(picture, { limitInputPixels: MAX_POINTS, failOn: "error", density: 144 })
    .timeout({ seconds: SECONDS })
    .resize(width, height, { fit: "cover" });
  if (!round) return fitted.flatten({ background: GROUND }).png({ compressionLevel: 1 }).toBuffer();
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${AVATAR}" height="${AVATAR}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  return fitted
    .flatten({ background: PAPER })
    .ensureAlpha()
    .composite([{ input: Buffer.from(circle), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

interface Words {
  title: string;
  place: string;
  left: number;
  width: number;
}

/** Name and place in the middle of the remaining height, the wordmark below. Drawn as outlines, not as text. */
function drawWords(faces: Faces, { title, place, left, width }: Words): string {
  const setting = { face: faces.display, sizes: [76, 68, 60, 52], width, most_lines: 4, tracking: -0.015 };
  const titled = setWords(title, setting);
  // If the fonts lack the name's letters, the place is drawn instead.
  const name = titled.lines.length > 0 ? titled : setWords(place, setting);
  const below = name === titled ? place : "";
  const where = setWords(below, { face: faces.plain, sizes: [30], width, most_lines: 2 });
  const gap = name.lines.length > 0 && where.lines.length > 0 ? 26 : 0;
  const height = heightOf(name, 1.12) + gap + heightOf(where, 1.35);
  const foot = PREVIEW_HEIGHT - MARGIN;
  const top = MARGIN + Math.max(0, (foot - WORDMARK - MARGIN - 20 - height) / 2);
  return [
    drawBlock(name, 1.12, { left, top, fill: INK }),
    drawBlock(where, 1.35, { left, top: top + heightOf(name, 1.12) + gap, fill: INK_2 }),
    drawWordmark(faces, left, foot),
  ].join("");
}

const heightOf = ({ size, lines }: Block, leading: number): number => lines.length * size * leading;

const drawBlock = (
  { size, lines }: Block,
  leading: number,
  { left, top, fill }: { left: number; top: number; fill: string },
): string =>
  lines
    .map(({ path }, at) => {
      const baseline = top + size * leading * at + size * (0.82 + (leading - 1) / 2);
      return `<path transform="translate(${left} ${baseline.toFixed(1)})" fill="${fill}" d="${path}"/>`;
    })
    .join("");

/** The wordmark: in ink, with only the accent in the primary colour. */
function drawWordmark({ display }: Faces, left: number, baseline: number): string {
  const { width, path } = drawLine(display, "Tablée", WORDMARK, -0.03);
  const before = drawLine(display, "Tabl", WORDMARK, -0.03).width;
  const x_height = ((display[0]?.xHeight ?? 0) / (display[0]?.unitsPerEm ?? 1)) * WORDMARK;
  const above = `<clipPath id="accent"><rect x="${before}" y="-${WORDMARK}" width="${width - before}" height="${WORDMARK - x_height - 2}"/></clipPath>`;
  return `<g transform="translate(${left} ${baseline})">${above}<path fill="${INK}" d="${path}"/><path fill="${ACCENT}" clip-path="url(#accent)" d="${path}"/></g>`;
}
