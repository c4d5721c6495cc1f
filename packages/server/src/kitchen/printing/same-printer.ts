import { isIP } from "node:net";
import type { PrinterAddress, TicketPrinter } from "../../ports/printer.ts";
import { spellHost } from "../../ports/printer-address.ts";

/** Where a printer is: all addresses that it leads to, and how it is written, each in one spelling. */
export const placesOf = async (network: TicketPrinter, { host, port }: PrinterAddress): Promise<readonly string[]> => {
  const found = await network.locate({ host, port });
  return [spellHost(host), ...("addresses" in found ? found.addresses : [])];
};

/** Whether one of these printers is where these places are, by whichever spelling or name. */
export const isAtOneOf = async (
  network: TicketPrinter,
  places: readonly string[],
  others: readonly PrinterAddress[],
): Promise<boolean> => {
  const theirs = await Promise.all(others.map((other) => placesOf(network, other)));
  return theirs.flat().some((place) => places.includes(place));
};

interface Known extends PrinterAddress {
  id: number;
}

/**
 * Of other restaurants' printers those that have the place before this one, should both lead to it: a name can be made
 * to lead to another's printer after it was saved, so an address comes before a name, and of two the older one.
 */
export const before = <Other extends Known>(own: Known, others: readonly Other[]): Other[] => {
  const isAddress = ({ host }: PrinterAddress): boolean => isIP(spellHost(host)) !== 0;
  return others.filter((other) => (isAddress(other) === isAddress(own) ? other.id < own.id : isAddress(other)));
};
