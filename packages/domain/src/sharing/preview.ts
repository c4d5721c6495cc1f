import type { Language } from "../language/text.ts";
import type { ShareType } from "./share.ts";

/** The size in pixels that sites which show link previews expect. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** What the preview picture of a link shows. */
export interface PreviewFacts {
  type: ShareType;
  item_id: number;
  language: Language;
  title: string;
  place: string;
  image: string | null;
}

/** To be increased when the design of the pictures changes, so that no cache serves an old one. */
const DESIGN = 1;

/** The place of a thing, on one line. */
export const placeLine = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(" · ");

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** 64-bit FNV-1a: distinguishes contents, but is not cryptographic. */
function fingerprint(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * PRIME);
  return hash.toString(16).padStart(16, "0");
}

/** The address of a preview picture (sharing §6). It changes whenever anything on the picture changes. */
export const previewPath = ({ type, item_id, language, title, place, image }: PreviewFacts): string =>
  `/previews/${type}/${item_id}/${language}-${fingerprint(JSON.stringify([DESIGN, title, place, image]))}.jpg`;
