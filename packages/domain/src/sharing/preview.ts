import type { Language } from "../language/text.ts";
import type { ShareType } from "./share.ts";

/** As the sites want them that show a link. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** What stands on the picture of a link. */
export interface PreviewFacts {
  type: ShareType;
  item_id: number;
  language: Language;
  title: string;
  place: string;
  image: string | null;
}

/** Raised when pictures are composed differently, so that nobody keeps an old one. */
const DESIGN = 1;

/** Where a thing is, on one line. */
export const placeLine = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(" · ");

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a of 64 bits: tells contents apart, and keeps no secret. */
function fingerprint(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * PRIME);
  return hash.toString(16).padStart(16, "0");
}

/** The address of a picture (sharing §6): another one as soon as anything on it is another. */
export const previewPath = ({ type, item_id, language, title, place, image }: PreviewFacts): string =>
  `/previews/${type}/${item_id}/${language}-${fingerprint(JSON.stringify([DESIGN, title, place, image]))}.jpg`;
