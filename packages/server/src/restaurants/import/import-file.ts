import type { ImportFormat, ImportReport } from "@tablee/contract/restaurants/import.contract";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";
import { type ImportCounts, noCounts, type OnKept, type OnProgress, writeRestaurants } from "./import-restaurants.ts";
import { assignMenu, isMenuFormat, menuOwner } from "./menu-owner.ts";
import { readAsItFits } from "./read-apart.ts";
import { Remarks } from "./remarks.ts";
import { importInSteps } from "./steps/import-in-steps.ts";

export interface FileToImport {
  format: ImportFormat;
  bytes: Uint8Array;
  /** For a menu that names no restaurant (square, dominos, uber, csv): whose it is. */
  restaurant_ref?: string | undefined;
  restaurant_name?: string | undefined;
  /** Which administrator imports it; absent: the command line. */
  account_id?: number;
}

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
  const owner = isMenuFormat(file.format)
    ? menuOwner(file.format, file.restaurant_ref, file.restaurant_name)
    : { ref: "", name: "" };
  const at = services.clock();
  const { restaurants, skipped, errors, warnings } = await readAsItFits({
    format: file.format,
    bytes: file.bytes,
    owner,
    at,
  });
  onProgress(READ);
  const remarks = new Remarks();
  let counts = noCounts();
  if (errors.length === 0) {
    const onWritten = (share: number) => onProgress(READ + share * (1 - READ));
    const asked = { source: file.format, restaurants, onKept: keptTo(remarks), onSetAside: asideTo(remarks) };
    counts = await (inSteps(services, restaurants)
      ? importInSteps(services.database, asked, at, onWritten, (tx, planned) => audit(services, tx, file, planned))
      : services.database.unhurried(async (tx) => {
          const written = await write(services, file, restaurants, remarks, tx, onWritten);
          if (!remarks.failed) await audit(services, tx, file, written);
          return written;
        }));
  }
  const said = remarks.report("{}");
  return {
    format: file.format,
    ...counts,
    skipped,
    errors: [...errors, ...said.errors],
    warnings: [...warnings, ...said.warnings],
  };
}

/** On the embedded database everybody waits for a transaction: several restaurants are written one after the other. */
const inSteps = ({ database }: Services, restaurants: readonly TableeRestaurant[]): boolean =>
  database.kind === "embedded" && restaurants.length > 1;

/** Which restaurants are new stands in their rows. */
const audit = (
  services: Services,
  tx: Queryable,
  file: FileToImport,
  { new_restaurants: _new, ...after }: ImportCounts,
): Promise<void> =>
  writeAudit(tx, {
    account_id: file.account_id ?? null,
    restaurant_id: null,
    action: "import.run",
    subject: `file ${file.format}`,
    after,
    date: services.clock(),
  });

const keptTo =
  (remarks: Remarks): OnKept =>
  (ref, columns) =>
    remarks.warning([], "owner_kept", `${ref} keeps what its own people have set: ${columns.join(", ")}`);

const asideTo = (remarks: Remarks) => (aside: readonly { ref: string; fault: string }[]) => {
  for (const { ref, fault } of aside) remarks.warning([], "set_aside", `${ref} could not be written: ${fault}`);
};

async function write(
  services: Services,
  { format, restaurant_ref, restaurant_name }: FileToImport,
  restaurants: readonly TableeRestaurant[],
  remarks: Remarks,
  tx: Queryable,
  onProgress: OnProgress,
): Promise<ImportCounts> {
  const menu = restaurants[0];
  const onKept = keptTo(remarks);
  if (!isMenuFormat(format) || !menu) {
    return writeRestaurants(tx, { source: format, restaurants, onKept }, services.clock(), onProgress);
  }
  const restaurant = await assignMenu(tx, format, { restaurant_ref, restaurant_name }, menu, remarks);
  if (remarks.failed) return noCounts();
  return writeRestaurants(tx, { source: format, restaurants: [restaurant], onKept }, services.clock(), onProgress);
}
