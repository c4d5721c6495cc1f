import { isIP } from "node:net";
import type { PrinterAddress, TicketPrinter } from "../../ports/printer.ts";
import { spellHost } from "../../ports/printer-address.ts";

/** Returns where a printer is: all addresses that its host resolves to and the host itself, in canonical spelling. */
export const placesOf = async (network: TicketPrinter, { host, port }: PrinterAddress): Promise<readonly string[]> => {
  const found = await network.locate({ host, port });
  return [spellHost(host), ...("addresses" in found ? found.addresses : [])];
};

/** Whether one of the other printers is at one of these places, by any spelling or name. */
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
 * Returns those of other restaurants' printers that have priority over this one if both are at the same place. A name
 * can be pointed at another restaurant's printer after it was saved, so an address takes precedence over a name, and
 * otherwise the older printer over the newer.
 */
export const before = <Other extends Known>(own: Known, others: readonly Other[]): Other[] => {
  const isAddress = ({ host }: PrinterAddress): boolean => isIP(spellHost(host)) !== 0;
  return others.filter((other) => (isAddress(other) === isAddress(own) ? other.id < own.id : isAddress(other)));
};
