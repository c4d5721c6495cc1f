import { readApart, unreadable } from "../../restaurants/import/apart/read-apart.ts";
import { READING_BOUNDS } from "../../restaurants/import/apart/reading-bounds.ts";
import type { FileToRead } from "../../restaurants/import/read-file.ts";
import type { FileRead } from "../../restaurants/import/reading.ts";

/**
 * Reads a till's menu that a member uploads, always in a process of its own, however short it is: its lines refer to one
 * another, and a few of them can mean more than a process can hold. Calls `tooMuch` for a file that was given up.
 */
export async function readMenuApart(
  file: FileToRead,
  tooMuch: () => Promise<unknown>,
  bounds = READING_BOUNDS,
): Promise<FileRead> {
  const read = await readApart(file, bounds);
  if (read) return read;
  await tooMuch();
  return unreadable(file.format);
}
