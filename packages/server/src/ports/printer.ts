import type { PrintFault } from "@tablee/domain/kitchen/printer";

/** Where a printer listens. The host is a name or an address, as staff wrote it. */
export interface PrinterAddress {
  host: string;
  port: number;
}

/** `sent`: bytes had left by then, and some of them may be on paper. */
export type PrintOutcome = { fault: null } | { fault: PrintFault; sent: boolean };

export type AddressRefusal = "name_unknown" | "address_forbidden" | "port_forbidden";

/** Brings bytes to a printer of a restaurant's network. */
export interface TicketPrinter {
  /** The ports that may be printed to; empty: this server reaches no printers. */
  readonly ports: readonly number[];
  /** Why an address cannot be printed to, or null. Nothing is connected to. */
  refusalOf(address: PrinterAddress): Promise<AddressRefusal | null>;
  /** Never rejects. Takes no longer than PRINT_LIMIT_MS. */
  print(address: PrinterAddress, bytes: Uint8Array): Promise<PrintOutcome>;
}

/** Within which a ticket is on its way or has failed. */
export const PRINT_LIMIT_MS = 25_000;

/** The embedded default: tickets are printed through the browser. */
export const noPrinter: TicketPrinter = {
  ports: [],
  refusalOf: async () => "address_forbidden",
  print: async () => ({ fault: "off", sent: false }),
};
