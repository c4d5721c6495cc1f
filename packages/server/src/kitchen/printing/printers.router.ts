import { api, asMember } from "../../http/implement.ts";
import { askForTicket, settleTicket } from "./ask-for-ticket.ts";
import { listPrinters, printerView, printJobView } from "./list-printers.ts";
import { addPrinter, changePrinter, removePrinter } from "./save-printer.ts";

const list = api.printers.list.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await listPrinters(context, context.viewer, input.restaurant_id);
  if ("printers" in result) return result.printers;
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const add = api.printers.add.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await addPrinter(context, context.viewer, input);
  if ("printer" in result) return printerView(result.printer);
  if (result.code === "printing_off") throw errors.printing_off();
  if (result.code === "printer_refused") throw errors.printer_refused({ data: { reason: result.reason } });
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const change = api.printers.change.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await changePrinter(context, context.viewer, input);
  if ("printer" in result) return printerView(result.printer);
  if (result.code === "edit_conflict") throw errors.edit_conflict({ data: result });
  if (result.code === "printing_off") throw errors.printing_off();
  if (result.code === "printer_refused") throw errors.printer_refused({ data: { reason: result.reason } });
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const remove = api.printers.remove.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await removePrinter(context, context.viewer, input.id);
  if ("removed" in result) return true;
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const print = api.printers.print.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await askForTicket(context, context.viewer, input);
  if ("job" in result) return printJobView(result.job);
  if (result.code === "printing_off") throw errors.printing_off();
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const settle = api.printers.settle.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await settleTicket(context, context.viewer, input.id);
  if ("settled" in result) return true;
  throw errors.not_found();
});

export const printersRouter = { list, add, change, remove, print, settle };
