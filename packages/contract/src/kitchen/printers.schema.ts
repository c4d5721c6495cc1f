import {
  AUTO_PRINTS,
  isPrinterHost,
  PRINT_FAULTS,
  PRINT_REASONS,
  PRINT_STATES,
  PRINTER_COLUMNS,
  RAW_PRINT_PORT,
} from "@tablee/domain/kitchen/printer";
import { LANGUAGES } from "@tablee/domain/language/text";
import * as z from "zod";
import { Id, Instant, LongId } from "../wire/values.schema.ts";
import { Line } from "../wire/words.schema.ts";

const port = z.int().min(1).max(65_535);

/** A printer's settings, which staff can change. */
export const PrinterSettings = z.object({
  name: Line(40).trim().min(1),
  /** A host name, or an address in a private network. */
  host: z.string().trim().toLowerCase().refine(isPrinterHost, "A host name or an address"),
  port: port.default(RAW_PRINT_PORT),
  columns: z.literal(PRINTER_COLUMNS).default(48).describe("Characters on a line"),
  language: z.enum(LANGUAGES).describe("Of the words on its tickets"),
  auto_print: z.enum(AUTO_PRINTS).default("never"),
});
export type PrinterSettings = z.infer<typeof PrinterSettings>;

/** Why a printer cannot be saved. */
export const PrinterRefusal = z.enum([
  "name_unknown",
  "address_forbidden",
  "port_forbidden",
  "known",
  "taken",
  "too_many",
]);
export type PrinterRefusal = z.infer<typeof PrinterRefusal>;

export const Printer = z.object({
  id: Id,
  name: z.string(),
  host: z.string(),
  port,
  columns: z.literal(PRINTER_COLUMNS),
  language: z.enum(LANGUAGES),
  auto_print: z.enum(AUTO_PRINTS),
});
export type Printer = z.infer<typeof Printer>;

/** A queued ticket. */
export const PrintJob = z.object({
  id: LongId,
  printer_id: Id,
  printer_name: z.string(),
  /** null for a test page. */
  order: z.object({ id: LongId, number: z.int() }).nullable(),
  reason: z.enum(PRINT_REASONS),
  state: z.enum(PRINT_STATES),
  attempts: z.int(),
  fault: z.enum(PRINT_FAULTS).nullable(),
  date_creation: Instant,
});
export type PrintJob = z.infer<typeof PrintJob>;

export const KitchenPrinters = z.object({
  /** Whether this server can reach printers at all. */
  available: z.boolean(),
  /** The ports that a printer may use. */
  ports: z.array(port),
  printers: z.array(Printer),
  /** Tickets that need somebody's attention, newest first. */
  troubles: z.array(PrintJob),
});
export type KitchenPrinters = z.infer<typeof KitchenPrinters>;
