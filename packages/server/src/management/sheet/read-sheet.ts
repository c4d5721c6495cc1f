import type { Context, Viewer } from "../../http/context.ts";
import type { Readings, SheetToRead } from "../../restaurants/import/apart/readings.ts";
import { readInTurn } from "./reading-turns.ts";
import { isReadApart, readSheetAsItFits } from "./sheet-apart.ts";
import type { UnreadFile } from "./too-many-files.ts";

/** Reads a spreadsheet that a member brings: at once if it is small, otherwise when it is its turn. */
export const readSheet = async <Key extends "preview" | "menu">(
  context: Pick<Context, "limits" | "gone">,
  viewer: Viewer,
  wanted: Key,
  file: SheetToRead,
): Promise<{ read: Readings[Key]["read"] } | { refused: UnreadFile }> => {
  const read = (tooMuch: () => Promise<unknown>) => readSheetAsItFits(wanted, file, tooMuch);
  return isReadApart(file.bytes) ? readInTurn(context, viewer, read) : { read: await read(() => Promise.resolve()) };
};
