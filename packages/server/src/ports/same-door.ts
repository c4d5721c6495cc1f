import { addressWords, readAddress, type WrittenAddress } from "@tablee/domain/places/read-address";
import type { Place } from "./geocoder.ts";
import { DIRECTIONS, MONTREAL, PARTICLES, TYPES } from "./montreal/street-words.ts";

/** A point this far off is that of a street and not of a door: it has no number of its own. Metres. */
const STREET_ACCURACY = 1_000;
/** What stands after the comma and is no city: provinces, the country, what is said of the door itself. */
const NO_CITY = new Set(addressWords("Québec Ontario ON Canada app étage floor porte"));
/** Whole countrysides share the first half of a code whose second character is a zero; a town's half is some streets. */
const RURAL = /^.0/;

/**
 * Whether what a service answered is the address that was written: the same number, the same street to the word
 * (abbreviations, particles and what is not said of it aside), and the city and postal code that it names.
 * The best answer to a text is not always what it says.
 */
export const isSameDoor = (address: string, place: Place): boolean => {
  const [written, found] = [readAddress(address), readAddress(place.address)];
  const isNumber = written.number === found.number || (found.number === null && place.accuracy_m >= STREET_ACCURACY);
  return isNumber && isSameStreet(written, found, place) && isSameCity(written, place) && isSameCode(written, place);
};

/** Whether an address says in which city it is, by name or by code. */
export const namesCity = (address: string): boolean => {
  const written = readAddress(address);
  return written.postal_code !== null || cityWords(written).length > 0;
};

const isSameStreet = (written: WrittenAddress, found: WrittenAddress, { city }: Place): boolean => {
  const [words, theirs] = [new Set(written.street), new Set(found.street)];
  const core = found.street.filter((word) => !isBeside(word));
  const named = core.length > 0 ? core : found.street;
  if (named.length === 0 || !named.every((word) => words.has(word))) return false;
  if (!agree(TYPES, written.street, theirs) || !agree(DIRECTIONS, written.street, theirs)) return false;
  // Without a comma the city stands behind the street.
  const around = new Set([...addressWords(city), ...NO_CITY]);
  return written.street.every((word, at) => {
    if (theirs.has(word) || around.has(word) || isBeside(word)) return true;
    // "Sherbrooke St. West": after a name, "St." is a street.
    return word === "saint" && at > 0 && !named.includes(written.street[at + 1] ?? "");
  });
};

const isBeside = (word: string): boolean => TYPES.has(word) || PARTICLES.has(word) || DIRECTIONS.has(word);

/** Of some kind of word (an avenue or a street, east or west) what both say is the same; one may say nothing. */
const agree = (kind: ReadonlySet<string>, written: readonly string[], theirs: ReadonlySet<string>): boolean => {
  const ours = written.filter((word) => kind.has(word));
  return ours.length === 0 || [...theirs].every((word) => !kind.has(word)) || ours.some((word) => theirs.has(word));
};

/** The words of the city's name. Once, "Québec" is the province; twice, the city is meant as well. */
const cityWords = ({ after }: WrittenAddress): string[] => {
  const named = after.filter((word) => !NO_CITY.has(word) && isOfName(word));
  return named.length === 0 && after.filter((word) => word === "quebec").length > 1 ? ["quebec"] : named;
};
/** Numbers and single letters are those of apartments and floors. */
const isOfName = (word: string): boolean => word.length > 1 && !/\d/.test(word);

const isSameCity = (written: WrittenAddress, { city, formatted_address }: Place): boolean => {
  const named = cityWords(written);
  if (named.length === 0) return true;
  const theirs = addressWords(city).filter(isOfName);
  // A part of Montréal stands for the city in its addresses.
  if (theirs.join() === "montreal" && named.every((word) => MONTREAL.has(word) && word !== "quebec")) return true;
  const line = new Set(addressWords(formatted_address));
  return theirs.length > 0 && theirs.every((word) => named.includes(word)) && named.every((word) => line.has(word));
};

const isSameCode = (written: WrittenAddress, { postal_code }: Place): boolean => {
  if (written.postal_code === null) return true;
  const found = readAddress(postal_code).postal_code;
  // Maps do not have every code: a named city is enough then.
  if (found === null) return cityWords(written).length > 0;
  const letters = RURAL.test(found) ? Math.min(found.length, written.postal_code.length) : 3;
  return found.slice(0, letters) === written.postal_code.slice(0, letters);
};
