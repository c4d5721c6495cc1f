import { unitPatterns } from "./unit-patterns.ts";

/** An address as it was typed, in two parts. */
interface SplitAddress {
  /** The apartment: as it was written, or "#3" if "3-5241 rue Fabre" was. Null if there is none, or none for certain. */
  unit: string | null;
  /** Everything else; the whole text if there is no apartment. */
  rest: string;
}

/** What comes right before a number that belongs to the road: "Route 132", "Highway #7", "A-40", "rue du 24 Juin". */
const ROAD =
  /(?<![\p{L}\p{N}])(?:(?:route|rte|rang|autoroute|chemin|highway|hwy|road|concession|sideroad|rr|r\.\s?r|du)\.?\s*#?\s*|[adnr]-)$/iu;
/** What comes right before other numbers that are neither a door's nor an apartment's. */
const OTHER = /(?<![\p{L}\p{N}])(?:box|bo[iî]te|casier|c\.?p|lot|code|exit|sortie)\.?\s*$/iu;

/** Whether the number that follows a text belongs to a road, not to a door. */
export const isOfRoad = (before: string): boolean => ROAD.test(before);

/** After "A-40" these make it a motorway, and nothing at all does too. */
const AFTER_ROAD = /^\d{1,3}\s*(?:,|$|(?:nord|north|sud|south|est|east|ouest|west|[nseow]|sortie|exit)(?!\p{L}))/iu;
const STARTS_WITH_DOOR = /^[\s,]*\d{1,5}[a-d]?(?:[\s,]|$)/iu;
/** The part of an address that has the door: up to the comma after the street. */
const STREET = /^[^\p{L}]*[^,;\n]*/u;
/** Five digits after the street are a postal code. */
const DOOR = /(?<![\p{L}\p{N}#])(?:(?<=^[\s,]*)\d{5}|\d{1,4})[a-d]?(?![\p{L}\p{N}])/giu;

/** The first number of a text without its letters; null if it has no digit. */
const digitsOf = (text: string): string | null => /\d+/.exec(text)?.[0] ?? null;

/**
 * Whether the first of two numbers can only be an apartment in front of a door. "37-12" is one door in Queens, "5241-3"
 * a door and then an apartment, "2020-2022" and "98-102" are ranges of doors, "N-7" is a road.
 */
const isUnitBefore = (unit: string, door: string): boolean => {
  const number = digitsOf(unit);
  if (number === null) return door.length > 2;
  return number.length < door.length && Number(number) * 2 <= Number(door);
};

/** What follows the dash of a door in Queens: two digits and a numbered street, as in "5-12 47th Ave". */
const AFTER_QUEENS = /^\d\d\s+\d{1,3}(?:st|nd|rd|th)(?![\p{L}\p{N}])/iu;

/** The number of the door in the street of an address; null if it has none besides those of roads and apartments. */
const doorOf = (address: string): string | null => {
  const street = STREET.exec(address.replaceAll(unitPatterns().written, " "))?.[0] ?? "";
  const door = [...street.matchAll(DOOR)].find(({ index }) => !isOfRoad(street.slice(0, index)));
  return door ? digitsOf(door[0]) : null;
};

const asWritten = (unit: string): string => unit.trim().replaceAll(/\s+/gu, " ");

const beforeDoor = (address: string): SplitAddress | null => {
  const found = unitPatterns().beforeDoor.exec(address);
  const { label, code = "", door = "" } = found?.groups ?? {};
  if (!found || !isUnitBefore(code, door)) return null;
  const rest = address.slice(found[0].length);
  if (digitsOf(code) === null && label === undefined && AFTER_ROAD.test(rest)) return null;
  if (/^\d+$/.test(code) && label === undefined && AFTER_QUEENS.test(rest)) return null;
  // "app. 3-40, 5241 rue Fabre": the door comes after an apartment that has two parts.
  if (label !== undefined && STARTS_WITH_DOOR.test(rest.replace(/^\d+[a-d]?/iu, ""))) return null;
  return { unit: asWritten(`${label ?? "#"}${code}`), rest };
};

const without = (address: string, from: number, to: number): string => {
  const before = address.slice(0, from).replace(/[\s,]+$/u, "");
  const after = address.slice(to).trim();
  if (before === "") return after.replace(/^[\s,]+/u, "");
  return after === "" || /^[,;)]/u.test(after) ? `${before}${after}` : `${before} ${after}`;
};

interface Written {
  code: string;
  /** Whether a word says that it is an apartment, and not only "#". */
  isWord: boolean;
  /** The text before it; the address without it; whether a comma follows it. */
  before: string;
  rest: string;
  endsWithComma: boolean;
}

/** Whether a written apartment is one for certain. */
const isCertain = ({ code, isWord, before, rest, endsWithComma }: Written): boolean => {
  if (isOfRoad(before) || OTHER.test(before)) return false;
  const door = doorOf(rest);
  if (!/[\p{L}\p{N}]/u.test(before)) {
    // "#3 chemin du Lac", "bureau 10 rue Rachel": the only number may be the door's. In "apt 3, rue Fabre 5241" it is not.
    if (isWord && door !== null && endsWithComma) return true;
    return door !== null && STARTS_WITH_DOOR.test(rest) && (isWord || isUnitBefore(code, door));
  }
  // "rue Bureau 12": one word before it is not a street.
  return door !== null || (isWord && /\p{L}[\s,]+\p{L}|\p{L}\s*,/u.test(before.trim()));
};

/** No address has more: each one is looked at with the whole text around it. */
const MOST_UNITS = 5;

const written = (address: string): SplitAddress | null => {
  for (const { 0: unit, index, groups } of [...address.matchAll(unitPatterns().written)].slice(0, MOST_UNITS)) {
    const rest = without(address, index, index + unit.length);
    const { code = "", word } = groups ?? {};
    const before = address.slice(0, index);
    const endsWithComma = /^\s*,/u.test(address.slice(index + unit.length));
    if (isCertain({ code, isWord: word !== undefined, before, rest, endsWithComma })) {
      return { unit: asWritten(unit), rest };
    }
  }
  return null;
};

/**
 * Splits an address into the apartment that was typed with it and the rest, which keeps the number of the door, as
 * places §5 says. If in doubt there is no apartment: a wrong door is worse than a lost apartment.
 */
export function splitUnit(address: string): SplitAddress {
  const composed = address.normalize("NFC");
  return beforeDoor(composed) ?? written(composed) ?? { unit: null, rest: address };
}
