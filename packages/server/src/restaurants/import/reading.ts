import type { ImportFormat, ImportRemark } from "@tablee/contract/restaurants/import.contract";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { JsonPath } from "./json/json-path.ts";
import type { Remarks } from "./remarks.ts";

/** Whose menu a file is, for formats that do not say (square, dominos, uber). */
export interface MenuOwner {
  ref: string;
  name: string;
}

/** What a reader makes of a file; what is wrong with it stands in the remarks. */
export interface Reading {
  restaurants: TableeRestaurant[];
  /** Where each restaurant stands in the file. */
  paths: JsonPath[];
  /** Rows passed over because they are not for us. */
  skipped: number;
}

/** What becomes of a file before the database is asked. */
export interface FileRead extends Pick<Reading, "restaurants" | "skipped"> {
  /** In which it was read. */
  format: ImportFormat;
  errors: ImportRemark[];
  warnings: ImportRemark[];
}

/** Reads a parsed file of one format, at a moment. Lets other work of the process run in between. */
export type Reader = (value: unknown, remarks: Remarks, owner: MenuOwner, at: Date) => Promise<Reading>;

const TURN_MS = 15;

/** Call it in a long loop: it gives way to other work of the process every few milliseconds. */
export const givingWay = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
};
