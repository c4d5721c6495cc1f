import { skeletonOf } from "../language/letter-skeleton.ts";

/** What restaurants and their staff call themselves, in both languages. */
const STAFF = [
  "admin administrator administrateur administratrice moderator moderateur moderatrice support system systeme",
  "official officiel officielle tablee team equipe staff personnel crew employee employe employee service",
  "manager gerant gerante gerance direction directeur directrice director owner proprietaire patronne",
  "kitchen cuisine cuisinier cuisiniere chef server servers waiter waiters waitress serveur serveuse",
  "serveurs maitre hostess hotesse cashier caisse caissier caissiere bartender barman barmaid",
  "restaurant resto",
]
  .join(" ")
  .split(" ");
/** Digits and signs that stand for letters. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
};

/** A name as it looks at a glance: only letters and digits, with l read as i. */
const readInPassing = (text: string): string =>
  Array.from(skeletonOf(text), (sign) => WRITTEN_FOR[sign] ?? sign)
    .join("")
    .replace(/vv/g, "w")
    .replace(/l/g, "i")
    .replace(/[^\p{L}\p{N}]/gu, "");

const STAFF_WORDS = new Set(STAFF.map(readInPassing));
/** A restaurant's name with fewer letters than this may be part of a person's name. */
const OWN_NAME = 6;

const words = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}@$!|]+/u);

/**
 * Whether a nickname could pass for the restaurant's staff, the restaurant itself or the product: as one of its words,
 * as a whole, or written with digits, signs, gaps or letters of other scripts. `restaurant` contains the restaurant's
 * names.
 */
export const posesAsStaff = (nickname: string, restaurant: readonly string[]): boolean => {
  const whole = readInPassing(nickname);
  const numbered = readInPassing(nickname.replace(/[\s#.-]*\d+$/u, ""));
  const isStaff = [whole, numbered, ...words(nickname).map(readInPassing)].some((one) => STAFF_WORDS.has(one));
  return isStaff || restaurant.map(readInPassing).some((own) => isRestaurant(own, whole, numbered));
};

const isRestaurant = (own: string, whole: string, numbered: string): boolean =>
  own !== "" && (own === whole || own === numbered || (own.length >= OWN_NAME && whole.includes(own)));
