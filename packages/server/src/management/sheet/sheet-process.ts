import { once } from "node:events";
import { readSheet, type SheetToRead, type Wanted } from "./read-sheet.ts";

/** What a reading process sends back: the result, or the error that it met. */
export type SheetAnswer = { read: unknown } | { failed: string };

const answerTo = async ({ wanted, sheet }: { wanted: Wanted; sheet: SheetToRead }): Promise<SheetAnswer> => {
  try {
    return { read: await readSheet(wanted, sheet) };
  } catch (error) {
    return { failed: error instanceof Error ? String(error.stack) : String(error) };
  }
};

/** Reads one spreadsheet in a process of its own, and ends with its host. */
process.once("disconnect", () => process.exit());
const [asked] = (await once(process, "message")) as [Parameters<typeof answerTo>[0]];
process.send?.(await answerTo(asked));
