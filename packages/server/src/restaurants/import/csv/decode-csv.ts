import { likelyLetters } from "@tablee/domain/language/likely-letters";
import { CSV_LIMITS } from "@tablee/domain/management/menu-csv/csv-faults";

/** The upper half of code page 850, which Excel's "CSV (MS-DOS)" has and no decoder of the platform knows. */
const DOS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

/** Frames and blocks, which only code page 850 has, and no menu: whatever has them is in another encoding. */
const DRAWN = /[\u2500-\u25FF]/;

/**
 * Decodes a CSV as spreadsheets write it: UTF-8 or UTF-16, each with or without a byte order mark, and everything else
 * as Windows-1252, MacRoman or code page 850, which Excel writes unless it is asked for UTF-8.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const wide = wideText(bytes);
  if (wide !== null) return wide;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return likeliest(bytes);
  }
}

/** How many bytes are examined for UTF-16. */
const LOOKED_AT = 4_096;

/**
 * The text of a file in UTF-16 without a byte order mark; null if it is not one. Every other byte of Latin letters,
 * digits and separators is zero there, and such a byte is in no text of another encoding.
 */
function wideText(bytes: Uint8Array): string | null {
  if (bytes.length % 2 !== 0) return null;
  const zeros = [0, 0] as [number, number];
  const looked = bytes.subarray(0, LOOKED_AT);
  for (const [at, byte] of looked.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  const [more, fewer] = even > odd ? [even, odd] : [odd, even];
  if (more < looked.length / 8 || fewer * 20 > more) return null;
  try {
    const text = new TextDecoder(even > odd ? "utf-16be" : "utf-16le", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/** Letters of the middle of French words, whose bytes in code page 850 are signs or capitals elsewhere. */
const IN_WORDS = /\p{L}[éèêçô]\p{L}/u;

/**
 * Decodes a text that is not UTF. Each encoding assigns a letter to nearly every byte: 8F is "è" in one and unassigned
 * in the other, E9 is "È" or "é". The words that result tell which is meant. Only as much of the file as may be read is
 * examined. Code page 850 also has letters for the dots and dashes of the others ("à" for "…"), and few files are in it:
 * it is taken only if it has accents within words, Windows has what no word has, and it is the likeliest.
 */
function likeliest(bytes: Uint8Array): string {
  const looked = bytes.subarray(0, CSV_LIMITS.bytes);
  const [windows, mac, dos] = [inWindows, inMac, inDos].map((decode) => decode(looked)) as [string, string, string];
  const [ofWindows, ofMac] = [likelyLetters(windows), likelyLetters(mac)];
  const isDos =
    ofWindows < 0 && IN_WORDS.test(dos) && !DRAWN.test(dos) && likelyLetters(dos) > Math.max(ofWindows, ofMac);
  if (isDos) return inDos(bytes);
  return ofMac > ofWindows ? inMac(bytes) : inWindows(bytes);
}

const inWindows = (bytes: Uint8Array): string => new TextDecoder("windows-1252").decode(bytes);
const inMac = (bytes: Uint8Array): string => new TextDecoder("macintosh").decode(bytes);

const inDos = (bytes: Uint8Array): string =>
  inWindows(bytes).replaceAll(/\P{ASCII}/gu, (letter) => DOS_OF.get(letter) ?? letter);

/** The letters of code page 850 by those that Windows-1252 reads in their place; it has one for each byte. */
const DOS_OF: ReadonlyMap<string, string> = new Map(
  [...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at))].map(
    (letter, at) => [letter, DOS[at] ?? letter] as const,
  ),
);
