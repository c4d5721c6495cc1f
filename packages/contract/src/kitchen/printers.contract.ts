import * as z from "zod";
import { call, EDIT_CONFLICT, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Id, LongId } from "../wire/values.schema.ts";
import { KitchenPrinters, Printer, PrinterRefusal, PrinterSettings, PrintJob } from "./printers.schema.ts";

const tags = ["kitchen"];
const printing = call.errors({ not_found: NOT_FOUND, forbidden: FORBIDDEN });
const settings = printing.errors({
  printing_off: { status: 422, message: "This server reaches no printers" },
  printer_refused: {
    status: 422,
    message: "This address cannot be printed to",
    data: z.object({ reason: PrinterRefusal }),
  },
});

/** A restaurant's network printers: ESC/POS over TCP. */
export const printersContract = {
  list: printing
    .route({ method: "GET", path: "/kitchen/{restaurant_id}/printers", tags, summary: "Printers and troubles" })
    .input(z.object({ restaurant_id: Id }))
    .output(KitchenPrinters),
  add: settings
    .route({ method: "POST", path: "/kitchen/{restaurant_id}/printers", tags, summary: "Add a printer" })
    .input(PrinterSettings.extend({ restaurant_id: Id }))
    .output(Printer),
  change: settings
    .route({ method: "PUT", path: "/kitchen/printer/{id}", tags, summary: "Change a printer" })
    .errors({ edit_conflict: EDIT_CONFLICT })
    .input(PrinterSettings.extend({ id: Id, seen: PrinterSettings.optional().describe("What the caller saw there") }))
    .output(Printer),
  remove: printing
    .route({ method: "DELETE", path: "/kitchen/printer/{id}", tags, summary: "Remove a printer and its tickets" })
    .input(z.object({ id: Id }))
    .output(z.boolean()),
  /** Queues a test page or, if an order is given, its ticket. */
  print: settings
    .route({ method: "POST", path: "/kitchen/printer/{id}/print", tags, summary: "Print a ticket or a test page" })
    .input(z.object({ id: Id, order_id: LongId.nullable().default(null) }))
    .output(PrintJob),
  settle: printing
    .route({ method: "POST", path: "/kitchen/print-job/{id}/settle", tags, summary: "Staff have seen to a ticket" })
    .input(z.object({ id: LongId }))
    .output(z.boolean()),
};
