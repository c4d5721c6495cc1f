/** When a printer prints an order's ticket by itself. */
export const AUTO_PRINTS = ["never", "new", "confirmed"] as const;
export type AutoPrint = (typeof AUTO_PRINTS)[number];

/** Characters on a line: paper of 58 mm, and of 80 mm with the wide and the narrow font. */
export const PRINTER_COLUMNS = [32, 42, 48] as const;
export type PrinterColumns = (typeof PRINTER_COLUMNS)[number];

/** Why a ticket is printed: by itself when an order came or was confirmed, because staff asked, or to try a printer. */
export const PRINT_REASONS = ["new", "confirmed", "asked", "test"] as const;
export type PrintReason = (typeof PRINT_REASONS)[number];

/**
 * `unsure`: bytes were sent and nobody knows whether they are on paper (the process died, the printer hung up). Such a
 * ticket is never printed again by itself.
 */
export const PRINT_STATES = ["waiting", "sending", "printed", "failed", "unsure"] as const;
export type PrintState = (typeof PRINT_STATES)[number];

/** What kept a ticket from the paper. */
export const PRINT_FAULTS = ["name_unknown", "address_forbidden", "unreachable", "timeout", "cut_off", "off"] as const;
export type PrintFault = (typeof PRINT_FAULTS)[number];

export const MAX_PRINTERS = 8;
export const RAW_PRINT_PORT = 9_100;
