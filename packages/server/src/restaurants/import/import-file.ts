import type { ImportFormat, ImportReport } from "@tablee/contract/restaurants/import.contract";
import type { Services } from "../../services.ts";
import type { OnProgress } from "./import-restaurants.ts";

export interface FileToImport {
  format: ImportFormat;
  bytes: Uint8Array;
  /** For a menu that names no restaurant (square, dominos): whose it is. */
  restaurant_ref?: string;
  restaurant_name?: string;
}

/**
 * Reads a file and writes what it holds, all or nothing. A file that is not right is reported, never thrown: then
 * `errors` holds every fault with its line or path, and nothing has changed.
 */
export async function importFile(
  services: Services,
  file: FileToImport,
  onProgress?: OnProgress,
): Promise<ImportReport> {
  throw new Error("Not written yet", { cause: { services, file, onProgress } });
}
