import { addressWords, readAddress, type WrittenAddress } from "@tablee/domain/places/read-address";
import type { Place } from "./geocoder.ts";
import { DIRECTIONS, MONTREAL, PARTICLES, TYPES } from "./montreal/street-words.ts";

/** A point with this accuracy is that of a street and not of a door, and has no number of its own. In metres. */
const STREET_ACCURACY = 1_000;
/** Words after the comma that are not a city: provinces, the country, and details of the door. */
const NO_CITY = new Set(addressWords("Québec Ontario ON Canada app étage floor porte"));
/** If its second character is a zero, the first half of a code covers whole rural regions; otherwise a few streets. */
const RURAL = /^.0/;

/**
 * Whether a service's result is the address that was written: it has the same number, the same street word for word
 * (ignoring abbreviations, particles and omitted words), and the city and postal code that are named. A service's best
 * match is not always what was written.
 */
export const isSameDoor = (address: string, place: Place): boolean => {
  const [written, found] = [readAddress(address), readAddress(place.address)];
  const isNumber = written.number === found.number || (found.number === null && place.accuracy_m >= STREET_ACCURACY);
  return isNumber && isSameStreet(written, found, place) && isSameCity(written, place) && isSameCode(written, place);
};

/** Whether an address names its city, directly or by postal code. */
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
  // Without a comma, the city follows the street.
  const around = new Set([...addressWords(city), ...NO_CITY]);
  return written.street.every((word, at) => {
    if (theirs.has(word) || around.has(word) || isBeside(word)) return true;
    // "Sherbrooke St. West": after a name, "St." means street.
    return word === "saint" && at > 0 && !named.includes(written.street[at + 1] ?? "");
  });
};

const isBeside = (word: string): boolean => TYPES.has(word) || PARTICLES.has(word) || DIRECTIONS.has(word);

/** Whether both have a common word of a kind (avenue or street, east or west); either may have none. */
const agree = (kind: ReadonlySet<string>, written: readonly string[], theirs: ReadonlySet<string>): boolean => {
  const ours = written.filter((word) => kind.has(word));
  return ours.length === 0 || [...theirs].every((word) => !kind.has(word)) || ours.some((word) => theirs.has(word));
};

/** Returns the words of the city's name. A single "Québec" means the province; a second one means the city. */
const cityWords = ({ after }: WrittenAddress): string[] => {
  const named = after.filter((word) => !NO_CITY.has(word) && isOfName(word));
  return named.length === 0 && after.filter((word) => word === "quebec").length > 1 ? ["quebec"] : named;
};
/** Numbers and single letters belong to apartments and floors. */
const isOfName = (word: string): boolean => word.length > 1 && !/\d/.test(word);

const isSameCity = (written: WrittenAddress, { city, formatted_address }: Place): boolean => {
  const named = cityWords(written);
  if (named.length === 0) return true;
  const theirs = addressWords(city).filter(isOfName);
  // In Montréal, an address may name a part of the city instead.
  if (theirs.join() === "montreal" && named.every((word) => MONTREAL.has(word) && word !== "quebec")) return true;
  const line = new Set(addressWords(formatted_address));
  return theirs.length > 0 && theirs.every((word) => named.includes(word)) && named.every((word) => line.has(word));
};

const isSameCode = (written: WrittenAddress, { postal_code }: Place): boolean => {
  if (written.postal_code === null) return true;
  const found = readAddress(postal_code).postal_code;
  // Maps do not have every code: a named city is then enough.
  if (found === null) return cityWords(written).length > 0;
  const letters = RURAL.test(found) ? Math.min(found.length, written.postal_code.length) : 3;
  return found.slice(0, letters) === written.postal_code.slice(0, letters);
};
