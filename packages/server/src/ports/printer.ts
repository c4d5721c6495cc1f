import type { PrintFault } from "@tablee/domain/kitchen/printer";

/** The address of a printer. The host is a name or an address, as staff wrote it. */
export interface PrinterAddress {
  host: string;
  port: number;
}

/** `sent`: some bytes were already sent, and may be on paper. */
export type PrintOutcome = { fault: null } | { fault: PrintFault; sent: boolean };

export type AddressRefusal = "name_unknown" | "address_forbidden" | "port_forbidden";

export type Located = { addresses: readonly [string, ...string[]] } | { refusal: AddressRefusal };

/** Returns the fault of a ticket whose printer's address is not allowed. */
export const faultOf = (refusal: AddressRefusal): PrintFault =>
  refusal === "name_unknown" ? "name_unknown" : "address_forbidden";

/** Sends bytes to a printer in a restaurant's network. */
export interface TicketPrinter {
  /** The ports allowed for printing; empty: this server cannot reach printers. */
  readonly ports: readonly number[];
  /** Resolves a name or an address to canonical addresses, if all of them are allowed. Does not connect. */
  locate(address: PrinterAddress): Promise<Located>;
  /** Returns why an address is not allowed, to be shown to the person who entered it, or null. */
  refusalOf(address: PrinterAddress): Promise<AddressRefusal | null>;
  /** Never rejects. Takes no longer than PRINT_LIMIT_MS. */
  print(address: PrinterAddress, bytes: Uint8Array): Promise<PrintOutcome>;
}

/** The time within which a ticket is either sent or has failed, in milliseconds. */
export const PRINT_LIMIT_MS = 25_000;

/** The embedded default: tickets are printed through the browser. */
export const noPrinter: TicketPrinter = {
  ports: [],
  locate: async () => ({ refusal: "address_forbidden" }),
  refusalOf: async () => "address_forbidden",
  print: async () => ({ fault: "off", sent: false }),
};
