import type { PrintFault } from "@tablee/domain/kitchen/printer";

/** Where a printer listens. The host is a name or an address, as staff wrote it. */
export interface PrinterAddress {
  host: string;
  port: number;
}

/** `sent`: bytes had left by then, and some of them may be on paper. */
export type PrintOutcome = { fault: null } | { fault: PrintFault; sent: boolean };

export type AddressRefusal = "name_unknown" | "address_forbidden" | "port_forbidden";

export type Located = { addresses: readonly [string, ...string[]] } | { refusal: AddressRefusal };

/** What keeps a ticket from the paper where its printer may not be printed to. */
export const faultOf = (refusal: AddressRefusal): PrintFault =>
  refusal === "name_unknown" ? "name_unknown" : "address_forbidden";

/** Brings bytes to a printer of a restaurant's network. */
export interface TicketPrinter {
  /** The ports that may be printed to; empty: this server reaches no printers. */
  readonly ports: readonly number[];
  /** Where a name or an address leads, each address in one spelling, if all may be printed to. Nothing is connected to. */
  locate(address: PrinterAddress): Promise<Located>;
  /** Why an address cannot be printed to, for whoever asked to: or null. */
  refusalOf(address: PrinterAddress): Promise<AddressRefusal | null>;
  /** Never rejects. Takes no longer than PRINT_LIMIT_MS. */
  print(address: PrinterAddress, bytes: Uint8Array): Promise<PrintOutcome>;
}

/** Within which a ticket is on its way or has failed. */
export const PRINT_LIMIT_MS = 25_000;

/** The embedded default: tickets are printed through the browser. */
export const noPrinter: TicketPrinter = {
  ports: [],
  locate: async () => ({ refusal: "address_forbidden" }),
  refusalOf: async () => "address_forbidden",
  print: async () => ({ fault: "off", sent: false }),
};
