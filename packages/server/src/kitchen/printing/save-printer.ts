import { settingsOf } from "@tablee/contract/kitchen/printer-settings";
import type { PrinterSettings } from "@tablee/contract/kitchen/printers.schema";
import { MAX_PRINTERS } from "@tablee/domain/kitchen/printer";
import { type FieldConflict, overSeen } from "@tablee/domain/management/over-seen";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import { notifyChange } from "../../database/changes.ts";
import type { Viewer } from "../../http/context.ts";
import type { AddressRefusal } from "../../ports/printer.ts";
import type { Services } from "../../services.ts";
import { refusedIn, refusedPart, type RightRefusal } from "../../restaurants/stored/rights.ts";
import { updateRestaurant } from "../kitchen.queries.ts";
import {
  countPrinters,
  deletePrinter,
  insertPrinter,
  isAddressTaken,
  listForeignHosts,
  type PrinterRow,
  readPrinter,
  updatePrinter,
} from "./printers.queries.ts";
import { isAtOneOf, placesOf } from "./same-printer.ts";

export type PrinterRefusal =
  | RightRefusal
  | { code: "printing_off" }
  | { code: "printer_refused"; reason: AddressRefusal | "known" | "taken" | "too_many" };

/** Adds a printer to a restaurant. Its address is checked now, and again for every ticket. */
export const addPrinter = async (
  services: Services,
  viewer: Viewer,
  { restaurant_id, ...settings }: PrinterSettings & { restaurant_id: number },
): Promise<{ printer: PrinterRow } | PrinterRefusal> => {
  const refusal =
    (await refusedIn(services.database.db, viewer, restaurant_id, "printers")) ??
    (await refusedAddress(services, settings)) ??
    (await refusedAsTaken(services, viewer, restaurant_id, settings));
  if (refusal) return refusal;
  return services.database.db.transaction(async (tx): Promise<{ printer: PrinterRow } | PrinterRefusal> => {
    const refused = await refusedIn(tx, viewer, restaurant_id, "printers");
    if (refused) return refused;
    // Locks the restaurant, so that the second of two simultaneous additions counts the first.
    await updateRestaurant(tx, restaurant_id, {}, services.clock());
    if ((await countPrinters(tx, restaurant_id)) >= MAX_PRINTERS)
      return { code: "printer_refused", reason: "too_many" };
    const printer = await insertPrinter(tx, { ...settings, restaurant_id, auto_since: services.clock() });
    if (!printer) return { code: "printer_refused", reason: "known" };
    await notifyChange(tx, `printers:${restaurant_id}`);
    await writeAudit(tx, { ...audited(services, viewer, printer), action: "printer.add", after: settings });
    return { printer };
  });
};

type ChangedPrinter = { printer: PrinterRow } | PrinterRefusal | { code: "edit_conflict"; conflicts: FieldConflict[] };

/**
 * Changes a printer, only what differs from what was `seen` (management §17). Orders from before it began to print
 * automatically are not printed.
 */
export const changePrinter = async (
  services: Services,
  viewer: Viewer,
  { id, seen, ...asked }: PrinterSettings & { id: number; seen?: PrinterSettings | undefined },
): Promise<ChangedPrinter> => {
  const { db } = services.database;
  const before = await readPrinter(db, id);
  if (!before) return { code: "not_found" };
  const early = overSeen(settingsOf(before), { seen: seen ?? settingsOf(before), values: asked });
  const settings: PrinterSettings = { ...settingsOf(before), ...("code" in early ? asked : early.values) };
  const refusal =
    (await refusedPart(db, viewer, before.restaurant_id, "printers")) ??
    (await refusedAddress(services, settings)) ??
    (await refusedAsTaken(services, viewer, before.restaurant_id, settings));
  if (refusal) return refusal;
  return db.transaction(async (tx): Promise<ChangedPrinter> => {
    const refused = await refusedPart(tx, viewer, before.restaurant_id, "printers");
    if (refused) return refused;
    await updateRestaurant(tx, before.restaurant_id, {}, services.clock());
    const known = await readPrinter(tx, id);
    if (!known) return { code: "not_found" };
    const laid = overSeen(settingsOf(known), { seen: seen ?? settingsOf(known), values: asked });
    if ("code" in laid) return laid;
    const same = (laid.values.auto_print ?? known.auto_print) === known.auto_print;
    const printer = { ...known, ...laid.values, auto_since: same ? known.auto_since : services.clock() };
    const conflicts = uncheckedOf(known, { checked: settings, laid: printer });
    if (conflicts.length > 0) return { code: "edit_conflict", conflicts };
    if (await isAddressTaken(tx, printer)) return { code: "printer_refused", reason: "known" };
    await updatePrinter(tx, printer);
    await notifyChange(tx, `printers:${before.restaurant_id}`);
    await writeAudit(tx, {
      ...audited(services, viewer, known),
      action: "printer.change",
      before: settingsOf(known),
      after: settingsOf(printer),
    });
    return { printer };
  });
};

/** The parts of an address that somebody else has changed since it was checked: host and port are checked together. */
const uncheckedOf = (
  known: PrinterSettings,
  { checked, laid }: Record<"checked" | "laid", PrinterSettings>,
): FieldConflict[] =>
  (["host", "port"] as const)
    .filter((field) => laid[field] !== checked[field])
    .map((field) => ({ field, theirs: known[field], mine: checked[field] }));

export const removePrinter = async (
  services: Services,
  viewer: Viewer,
  id: number,
): Promise<{ removed: true } | RightRefusal> =>
  services.database.db.transaction(async (tx): Promise<{ removed: true } | RightRefusal> => {
    const printer = await readPrinter(tx, id);
    if (!printer) return { code: "not_found" };
    const refusal = await refusedPart(tx, viewer, printer.restaurant_id, "printers");
    if (refusal) return refusal;
    await deletePrinter(tx, id);
    await notifyChange(tx, `printers:${printer.restaurant_id}`);
    const { name, host, port } = printer;
    await writeAudit(tx, {
      ...audited(services, viewer, printer),
      action: "printer.remove",
      before: { name, host, port },
    });
    return { removed: true };
  });

const audited = (services: Services, { account_id }: Viewer, { id, restaurant_id }: PrinterRow) => ({
  account_id,
  restaurant_id,
  subject: `printer ${id}` as const,
  date: services.clock(),
});

/**
 * Refuses an address at which another restaurant prints, by any spelling or name: nobody may print in another kitchen.
 * Restaurants with common staff may share a printer. This resolves names, so it runs outside a transaction. If two
 * printers are added at once, or a name is pointed elsewhere later, the ticket is withheld instead (print-ticket.ts).
 */
const refusedAsTaken = async (
  { database: { db }, printer }: Services,
  { account_id }: Viewer,
  restaurant_id: number,
  settings: PrinterSettings,
): Promise<PrinterRefusal | null> => {
  const { port } = settings;
  const others = await listForeignHosts(db, { restaurant_id, port, account_id });
  const addresses = others.map((host) => ({ host, port }));
  const taken = await isAtOneOf(printer, await placesOf(printer, settings), addresses);
  return taken ? { code: "printer_refused", reason: "taken" } : null;
};

const refusedAddress = async (
  { printer }: Services,
  { host, port }: PrinterSettings,
): Promise<PrinterRefusal | null> => {
  if (printer.ports.length === 0) return { code: "printing_off" };
  const reason = await printer.refusalOf({ host, port });
  return reason && { code: "printer_refused", reason };
};
