import type { KitchenPrinters, Printer, PrintJob } from "@tablee/contract/kitchen/printers.schema";
import type { Viewer } from "../../http/context.ts";
import type { Services } from "../../services.ts";
import { refusedIn, type RightRefusal } from "../../restaurants/stored/rights.ts";
import { listTroubles, type PrintJobRecord } from "./print-jobs.queries.ts";
import { listPrinters as readPrinters, type PrinterRow } from "./printers.queries.ts";

const TROUBLE_MS = 12 * 3_600_000;
const MOST_TROUBLES = 20;

/** Lists a restaurant's printers, and the tickets that need attention. */
export const listPrinters = async (
  services: Services,
  viewer: Viewer,
  restaurant_id: number,
): Promise<{ printers: KitchenPrinters } | RightRefusal> => {
  const { db } = services.database;
  const refusal = await refusedIn(db, viewer, restaurant_id, "orders");
  if (refusal) return refusal;
  const { ports } = services.printer;
  const rows = await readPrinters(db, restaurant_id);
  const since = new Date(services.clock().getTime() - TROUBLE_MS);
  const troubles = rows.length === 0 ? [] : await listTroubles(db, restaurant_id, { since, limit: MOST_TROUBLES });
  return {
    printers: {
      available: ports.length > 0,
      ports: [...ports],
      printers: rows.map(printerView),
      troubles: troubles.map(printJobView),
    },
  };
};

export const printerView = (row: PrinterRow): Printer => ({
  id: row.id,
  name: row.name,
  host: row.host,
  port: row.port,
  columns: row.columns,
  language: row.language,
  auto_print: row.auto_print,
});

export const printJobView = (job: PrintJobRecord): PrintJob => ({
  id: job.id,
  printer_id: job.printer_id,
  printer_name: job.printer_name,
  order: job.order_id === null || job.order_number === null ? null : { id: job.order_id, number: job.order_number },
  reason: job.reason,
  state: job.state,
  attempts: job.attempts,
  fault: job.fault,
  date_creation: job.date_creation.toISOString(),
});
