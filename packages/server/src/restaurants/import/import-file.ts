import { IMPORT_FORMATS, type ImportFormat, type ImportReport } from "@tablee/contract/restaurants/import.contract";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import type { Queryable } from "../../database/open-database.ts";
import { type Say, telling } from "../../events/telling.ts";
import type { Services } from "../../services.ts";
import { type ImportCounts, noCounts, type OnKept, type OnProgress, writeRestaurants } from "./import-restaurants.ts";
import { importLaid } from "./laid/import-laid.ts";
import { assignMenu, isMenuFormat, menuOwner } from "./menu-owner.ts";
import { type BroughtMenu, partOwnMenus } from "./own-menus.ts";
import { readAsItFits } from "./apart/read-apart.ts";
import { Remarks } from "./remarks.ts";
import { importInSteps } from "./steps/import-in-steps.ts";
import { waitForOtherImports } from "./write/import.queries.ts";

/** The formats of files. */
export const FORMATS: readonly ImportFormat[] = IMPORT_FORMATS;

export interface FileToImport {
  format: ImportFormat;
  bytes: Uint8Array;
  /** The owner of a menu that names no restaurant (square, dominos, uber, csv). */
  restaurant_ref?: string | undefined;
  restaurant_name?: string | undefined;
  /** The administrator who imports it; absent on the command line. */
  account_id?: number;
}

/** The share of reading in the whole progress. */
const READ = 0.4;

/**
 * Reads a file and writes its contents, all or nothing. A faulty file is reported, never thrown: `errors` then has
 * every fault with its line or path, and nothing has changed.
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
    counts = await telling(services, (say) => {
      const writing = { services, file, remarks, say, at };
      const [only, ...others] = restaurants;
      if (services.database.kind !== "embedded" || !only) return writeAtOnce(writing, restaurants, onWritten);
      return others.length > 0 ? writeInSteps(writing, restaurants, onWritten) : writeLaid(writing, only, onWritten);
    });
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

/** Records the import. Which restaurants are new is left out: their rows show it. */
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

interface Writing {
  services: Services;
  file: FileToImport;
  remarks: Remarks;
  say: Say;
  at: Date;
}

/** Writes several restaurants one after the other, because on the embedded database a transaction blocks everybody. */
async function writeInSteps(
  { services, file, remarks, say, at }: Writing,
  given: readonly TableeRestaurant[],
  onProgress: OnProgress,
): Promise<ImportCounts> {
  const { restaurants, brought } = await partOwnMenus(services.database.db, file.format, given);
  const told = { onKept: keptTo(remarks), onSetAside: asideTo(remarks) };
  return importInSteps(
    services.database,
    { source: file.format, restaurants, ...told },
    at,
    onProgress,
    async (tx, planned) => {
      await audit(services, tx, file, planned);
      await tellBrought({ file, remarks, say, at }, tx, brought);
    },
  );
}

/** Writes one menu on the embedded database, staged before the transaction that publishes it (page 013). */
async function writeLaid(writing: Writing, given: TableeRestaurant, onProgress: OnProgress): Promise<ImportCounts> {
  const { services, file, say, at } = writing;
  const { format } = file;
  // Remarks are reported only after the write: those of a try that failed because of a concurrent change would be
  // repeated.
  let [remarks, brought] = [new Remarks(), [] as readonly BroughtMenu[]];
  const assign = async (db: Queryable): Promise<TableeRestaurant> => {
    remarks = new Remarks();
    const assigned = isMenuFormat(format) ? await assignMenu(db, format, file, given, remarks) : given;
    const parted = await partOwnMenus(db, format, [assigned]);
    brought = parted.brought;
    return parted.restaurants[0] ?? assigned;
  };
  await assign(services.database.db);
  let counts: ImportCounts | null = noCounts();
  if (!remarks.failed) {
    const onKept: OnKept = (ref, columns) => keptTo(remarks)(ref, columns);
    const decide = async (tx: Queryable, planned: ImportCounts) => {
      await audit(services, tx, file, planned);
      await tellBrought({ file, remarks, say, at }, tx, brought);
    };
    counts = await importLaid(services.database, { assign, source: format, onKept, decide }, services.clock());
  }
  if (!counts) return writeAtOnce(writing, [given], onProgress);
  writing.remarks.take(remarks);
  return counts;
}

const writeAtOnce = (
  writing: Writing,
  restaurants: readonly TableeRestaurant[],
  onProgress: OnProgress,
): Promise<ImportCounts> =>
  writing.services.database.unhurried(async (tx) => {
    const written = await write(writing, restaurants, tx, onProgress);
    if (!writing.remarks.failed) await audit(writing.services, tx, writing.file, written);
    return written;
  });

async function write(
  { services, file, remarks, say, at }: Writing,
  given: readonly TableeRestaurant[],
  tx: Queryable,
  onProgress: OnProgress,
): Promise<ImportCounts> {
  const { format } = file;
  const [menu] = given;
  // A menu that is being published meanwhile is either finished first or waits.
  await waitForOtherImports(tx);
  const assigned = isMenuFormat(format) && menu ? [await assignMenu(tx, format, file, menu, remarks)] : given;
  if (remarks.failed) return noCounts();
  const { restaurants, brought } = await partOwnMenus(tx, format, assigned);
  const asked = { source: format, restaurants, onKept: keptTo(remarks) };
  const counts = await writeRestaurants(tx, asked, services.clock(), onProgress);
  await tellBrought({ file, remarks, say, at }, tx, brought);
  return counts;
}

async function tellBrought(
  { file, remarks, say, at }: Omit<Writing, "services">,
  tx: Queryable,
  brought: readonly BroughtMenu[],
): Promise<void> {
  for (const { restaurant_id, ref, menu } of brought) {
    const kept = "keeps the menu that its own people have published; what the file says otherwise is their draft";
    remarks.warning([], "owner_kept", `${ref} ${kept}, where they have none`);
    await say(tx, "menu.brought", { restaurant_id, menu, account_id: file.account_id ?? null, at });
  }
}
