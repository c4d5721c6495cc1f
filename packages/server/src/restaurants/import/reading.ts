import type { ImportFormat, ImportRemark } from "@tablee/contract/restaurants/import.contract";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { JsonPath } from "./json/json-path.ts";
import type { Remarks } from "./remarks.ts";

/** The restaurant of a menu file, for formats that do not name it (square, dominos, uber, csv). */
export interface MenuOwner {
  ref: string;
  name: string;
}

/** What a reader returns for a file; the faults are in the remarks. */
export interface Reading {
  restaurants: TableeRestaurant[];
  /** The path of each restaurant in the file. */
  paths: JsonPath[];
  /** The number of entries that are not for us. */
  skipped: number;
}

/** The result of reading a file, before the database is involved. */
export interface FileRead extends Pick<Reading, "restaurants" | "skipped"> {
  /** The format in which it was read. */
  format: ImportFormat;
  errors: ImportRemark[];
  warnings: ImportRemark[];
}

/** Reads a parsed file of one format, as of a moment. Yields to other work of the process in between. */
export type Reader = (value: unknown, remarks: Remarks, owner: MenuOwner, at: Date) => Promise<Reading>;

const TURN_MS = 15;

/** Returns a function to call in a long loop: every few milliseconds it yields to other work of the process. */
export const givingWay = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
};
