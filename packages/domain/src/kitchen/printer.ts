import { inputProblem } from "../validation/input-problem.ts";

/** When a printer prints an order's ticket automatically. */
export const AUTO_PRINTS = ["never", "new", "confirmed"] as const;
export type AutoPrint = (typeof AUTO_PRINTS)[number];

/** Characters on a line: 58 mm paper, and 80 mm paper with the wide and the narrow font. */
export const PRINTER_COLUMNS = [32, 42, 48] as const;
export type PrinterColumns = (typeof PRINTER_COLUMNS)[number];

/**
 * Why a ticket is printed: automatically when an order arrives or is confirmed, on request by staff, or as a printer
 * test.
 */
export const PRINT_REASONS = ["new", "confirmed", "asked", "test"] as const;
export type PrintReason = (typeof PRINT_REASONS)[number];

/**
 * `unsure`: data was sent, but nobody knows whether it was printed (the process died, or the printer closed the
 * connection). Such a ticket is never reprinted automatically.
 */
export const PRINT_STATES = ["waiting", "sending", "printed", "failed", "unsure"] as const;
export type PrintState = (typeof PRINT_STATES)[number];

/** What prevented a ticket from being printed. */
export const PRINT_FAULTS = ["name_unknown", "address_forbidden", "unreachable", "timeout", "cut_off", "off"] as const;
export type PrintFault = (typeof PRINT_FAULTS)[number];

export const MAX_PRINTERS = 8;
export const RAW_PRINT_PORT = 9_100;

/** A host name or an address in lower case: letters, digits, and the signs of both. */
const HOST = /^[\da-z:._-]{1,253}$/;

/**
 * Whether a text can be a printer's host: a name, or an address. One of digits and dots is an IP address or nothing
 * (wire §25); no name ends in a number.
 */
export const isPrinterHost = (text: string): boolean =>
  HOST.test(text) && (!/^[\d.]+$/.test(text) || inputProblem("ip", text) === null);
