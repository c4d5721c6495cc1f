import { readAddress } from "./read-address.ts";
import { isOfRoad, splitUnit } from "./split-unit.ts";

/** A number as it was typed, with the letter that may follow it: "4375a". */
const written = (number: number): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])0*${number}[a-d]?(?![\\p{L}\\p{N}])`, "iu");

/** The second number of "37-12" or "2020-2022", which are one door as they are. */
const SECOND = /^\s*[\p{Pd}−]\s*\d{1,5}[a-d]?(?![\p{L}\p{N}])/iu;

/** The number of the door in an address as it was typed, without an apartment (places §5); null if there is none. */
function doorIn(address: string): string | null {
  const { rest } = splitUnit(address);
  const { number } = readAddress(rest);
  if (number === null) return null;
  const found = written(number).exec(rest);
  if (!found) return String(number);
  if (isOfRoad(rest.slice(0, found.index))) return null;
  return found[0] + (SECOND.exec(rest.slice(found.index + found[0].length))?.[0] ?? "");
}

/**
 * The address that results from taking a suggestion of a street (places §5): if the suggestion has no street number, the
 * one that was typed stays, because somebody has to find the door.
 */
export function withTypedNumber(typed: string, suggested: string): string {
  const door = doorIn(typed);
  return door === null || doorIn(suggested) !== null ? suggested : `${door} ${suggested}`;
}
