import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";

/** One of our typefaces, as the files that contain its letters: the first file that has a letter draws it. */
export type Face = readonly Font[];

export interface Faces {
  display: Face;
  plain: Face;
}

const FILES = {
  display: [
    "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
    "@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff2",
    "@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff2",
  ],
  plain: [
    "@fontsource/figtree/files/figtree-latin-500-normal.woff2",
    "@fontsource/figtree/files/figtree-latin-ext-500-normal.woff2",
  ],
} as const;

let loaded: Promise<Faces> | undefined;

/** Loaded for the first picture. */
export const previewFaces = (): Promise<Faces> => (loaded ??= loadFaces());

async function loadFaces(): Promise<Faces> {
  const { create } = await import("fontkit");
  const { resolve } = createRequire(import.meta.url);
  const open = async (file: string): Promise<Font> => {
    const font = create(await readFile(resolve(file)));
    if (!("layout" in font)) throw new Error(`${file} is no font`);
    return font;
  };
  const face = (files: readonly string[]) => Promise.all(files.map(open));
  const [display, plain] = await Promise.all([face(FILES.display), face(FILES.plain)]);
  return { display, plain };
}

const MARKS = /\p{Mark}+/gu;

/** Stands for a letter that is left out. */
const GONE = "\0";
/**
 * Separators between names, which are removed with a name that is left out: "塩 — Shio", "Nakano (中野)". \u00b7 is a
 * middle dot.
 */
const PARTS = String.raw`\s\p{Pd},;:\u00b7/|`;
const BRACKETS_OF_GONE = new RegExp(`[([]${GONE}[${GONE}${PARTS}]*[)\\]]`, "gu");
const GONE_FIRST = new RegExp(`^[${PARTS}]*${GONE}[${GONE}${PARTS}]*`, "u");
const GONE_LAST = new RegExp(`[${PARTS}]*${GONE}[${GONE}${PARTS}]*$`, "u");
const GONE_BETWEEN = new RegExp(`${GONE}[${GONE}${PARTS}]*`, "gu");

/**
 * Reduces a text to what the typeface can draw: a letter that no file has is drawn without its diacritics; if that is
 * missing too, as for an emoji or a name in Japanese, it is left out with its separators.
 */
export function drawable(face: Face, text: string): string {
  const has = (letter: string) => face.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const kept = [...text.normalize("NFC")].map((letter) => {
    if (/\s/u.test(letter)) return " ";
    if (has(letter)) return letter;
    const bare = letter.normalize("NFD").replace(MARKS, "");
    return bare !== "" && [...bare].every(has) ? bare : GONE;
  });
  return kept
    .join("")
    .replace(BRACKETS_OF_GONE, GONE)
    .replace(GONE_FIRST, "")
    .replace(GONE_LAST, "")
    .replace(GONE_BETWEEN, "")
    .replace(/\s+/gu, " ")
    .trim();
}

interface Drawn {
  width: number;
  /** The data of an SVG path whose baseline starts at the origin. */
  path: string;
}

/** Consecutive letters from one file, so that they are shaped together. */
function runsOf(face: Face, text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = face.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (last && (font === last.font || letter === " ")) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

/** A line as outlines. `tracking` is a fraction of the size. */
export function drawLine(face: Face, text: string, size: number, tracking = 0): Drawn {
  let at = 0;
  const paths: string[] = [];
  for (const { font, text: run } of runsOf(face, text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const placed = glyph.path.transform(scale, 0, 0, -scale, at + xOffset * scale, -yOffset * scale);
      paths.push(placed.toSVG());
      at += xAdvance * scale + tracking * size;
    }
  }
  return { width: at, path: paths.join("") };
}

export interface Block {
  size: number;
  lines: Drawn[];
}

/**
 * How words are set: in the largest of `sizes` in which they fit into `most_lines`, otherwise cut off with an ellipsis.
 */
export interface Setting {
  face: Face;
  sizes: readonly number[];
  width: number;
  most_lines: number;
  tracking?: number;
}

export function setWords(words: string, { face, sizes, width, most_lines, tracking = 0 }: Setting): Block {
  const text = drawable(face, words);
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const draw = (line: string) => drawLine(face, line, size, tracking);
    const lines = breakLines(text, (line) => draw(line).width <= width);
    const fits = lines.length <= most_lines && lines.every((line) => draw(line).width <= width);
    if (fits) return { size, lines: lines.map(draw) };
    if (size !== smallest) continue;
    const kept = lines.slice(0, most_lines);
    const whole = kept.length === lines.length;
    return {
      size,
      lines: kept.map((line, at) =>
        draw(whole || at < kept.length - 1 ? line : cut(line, (cutLine) => draw(cutLine).width <= width)),
      ),
    };
  }
  return { size: smallest, lines: [] };
}

/** Breaks at spaces and after hyphens between letters, and inside a word only if it is longer than a line. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of text === "" ? [] : text.split(/(?<= )|(?<=\p{L}-)(?=\p{L})/u)) {
    const last = lines.at(-1);
    if (last !== undefined && fits((last + part).trimEnd())) lines[lines.length - 1] = last + part;
    else lines.push(...(fits(part.trimEnd()) ? [part] : splitWord(part, fits)));
  }
  return lines.map((line) => line.trimEnd());
}

function splitWord(word: string, fits: (line: string) => boolean): string[] {
  const parts = [""];
  for (const letter of word) {
    const last = parts.at(-1) ?? "";
    if (fits(last + letter)) parts[parts.length - 1] = last + letter;
    else parts.push(letter);
  }
  return parts.filter(Boolean);
}

function cut(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
