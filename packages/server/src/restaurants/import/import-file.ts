import type { ImportFormat, ImportRemark, ImportReport } from "@tablee/contract/restaurants/import.contract";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";
import { checkReferences } from "./check-references.ts";
import { readDominos } from "./dominos/read-dominos.ts";
import { type ImportCounts, noCounts, type OnProgress, writeRestaurants } from "./import-restaurants.ts";
import { type JsonFault, readJson } from "./json/read-json.ts";
import { assignMenu, isMenuFormat, menuOwner } from "./menu-owner.ts";
import { readOsm } from "./osm/read-osm.ts";
import type { MenuOwner, Reader, Reading } from "./reading.ts";
import { LONGEST, Remarks } from "./remarks.ts";
import { readSquare } from "./square/read-square.ts";
import { readTablee } from "./tablee/read-tablee.ts";
import { readUber } from "./uber/read-uber.ts";

export interface FileToImport {
  format: ImportFormat;
  bytes: Uint8Array;
  /** For a menu that names no restaurant (square, dominos, uber): whose it is. */
  restaurant_ref?: string | undefined;
  restaurant_name?: string | undefined;
  /** Which administrator imports it; absent: the command line. */
  account_id?: number;
}

const READERS: Record<ImportFormat, Reader> = {
  osm: readOsm,
  square: readSquare,
  dominos: readDominos,
  uber: readUber,
  tablee: readTablee,
};
/** What a file may be written in. */
export const FORMATS = Object.keys(READERS) as ImportFormat[];
/** How much of the whole the reading is. */
const READ = 0.4;

/**
 * Reads a file and writes what it holds, all or nothing. A file that is not right is reported, never thrown: then
 * `errors` holds every fault with its line or path, and nothing has changed.
 */
export async function importFile(
  services: Services,
  file: FileToImport,
  onProgress: OnProgress = () => {},
): Promise<ImportReport> {
  const json = readJson(file.bytes);
  if (!("value" in json)) {
    return { ...reportOf(file.format, noCounts(), 0), errors: json.faults.map(remarkOf), warnings: [] };
  }
  const remarks = new Remarks();
  const owner = isMenuFormat(file.format)
    ? menuOwner(file.format, file.restaurant_ref, file.restaurant_name)
    : { ref: "", name: "" };
  const reading = await read(file.format, json.value, owner, remarks);
  onProgress(READ);
  let counts = noCounts();
  if (!remarks.failed) {
    counts = await services.database.unhurried(async (tx) => {
      const written = await write(services, file, reading, remarks, tx, (share) =>
        onProgress(READ + share * (1 - READ)),
      );
      if (!remarks.failed) await audit(services, tx, file, written);
      return written;
    });
  }
  return { ...reportOf(file.format, counts, reading.skipped), ...remarks.report(json.text) };
}

const audit = (services: Services, tx: Queryable, file: FileToImport, after: ImportCounts): Promise<void> =>
  writeAudit(tx, {
    account_id: file.account_id ?? null,
    restaurant_id: null,
    action: "import.run",
    subject: `file ${file.format}`,
    after,
    date: services.clock(),
  });

const reportOf = (format: ImportFormat, counts: ImportCounts, skipped: number) => ({ format, ...counts, skipped });

const remarkOf = ({ line, column, code, message }: JsonFault): ImportRemark => ({
  line,
  path: "$",
  code,
  message: `${message.slice(0, LONGEST)} (column ${column})`,
});

async function read(format: ImportFormat, value: unknown, owner: MenuOwner, remarks: Remarks): Promise<Reading> {
  const reading = await READERS[format](value, remarks, owner);
  if (!remarks.failed) checkReferences({ source: format, ...reading }, remarks);
  return reading;
}

async function write(
  services: Services,
  { format, restaurant_ref, restaurant_name }: FileToImport,
  reading: Reading,
  remarks: Remarks,
  tx: Queryable,
  onProgress: OnProgress,
): Promise<ImportCounts> {
  const menu = reading.restaurants[0];
  if (!isMenuFormat(format) || !menu) {
    return writeRestaurants(tx, { source: format, restaurants: reading.restaurants }, services.clock(), onProgress);
  }
  const restaurant = await assignMenu(tx, format, { restaurant_ref, restaurant_name }, menu, remarks);
  if (remarks.failed) return noCounts();
  return writeRestaurants(tx, { source: format, restaurants: [restaurant] }, services.clock(), onProgress);
}
