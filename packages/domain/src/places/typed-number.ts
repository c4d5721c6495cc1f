import { readAddress } from "./read-address.ts";

/** A number as it was typed, with the letter that may follow it: "4375a". */
const written = (number: number): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])0*${number}[a-d]?(?![\\p{L}\\p{N}])`, "iu");

/** What comes right before a number that belongs to the road: "Route 132", "rang 3". */
const ROAD = /(?<![\p{L}\p{N}])(?:route|rte|rang|autoroute|chemin|highway|hwy|road)\.?\s*$/iu;

/** The number of the door in an address as it was typed; null if there is none. */
function doorIn(address: string): string | null {
  const { number } = readAddress(address);
  if (number === null) return null;
  const found = written(number).exec(address);
  if (!found) return String(number);
  return ROAD.test(address.slice(0, found.index)) ? null : found[0];
}

/**
 * The address that results from taking a suggestion of a street (places §5): if the suggestion has no street number, the
 * one that was typed stays, because somebody has to find the door.
 */
export function withTypedNumber(typed: string, suggested: string): string {
  const door = doorIn(typed);
  return door === null || doorIn(suggested) !== null ? suggested : `${door} ${suggested}`;
}
