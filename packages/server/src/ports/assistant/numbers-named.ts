/** How a chat's answer begins, ignoring whitespace. */
const BEGINNING = '{"dishes":[';
/** No offer has longer numbers; a longer one is nonsense. */
const NUMBER = /^-?\d{1,4}$/;

interface Named {
  numbers: number[];
  /** Whether the list of numbers is complete. */
  ended: boolean;
}

/**
 * Returns the numbers in what a chat has said so far of `{"dishes":[3,1]}`. A number not yet followed by a comma may be
 * incomplete and is left out. null: the text is something else.
 */
export function numbersNamed(said: string): Named | null {
  const beginning = said.replaceAll(/\s/g, "").slice(0, BEGINNING.length);
  if (!BEGINNING.startsWith(beginning)) return null;
  if (beginning.length < BEGINNING.length) return { numbers: [], ended: false };
  const [list = "", ...after] = said.slice(said.indexOf("[") + 1).split("]");
  const ended = after.length > 0;
  const parts = list.split(",").map((part) => part.trim());
  const last = ended ? "" : parts.pop();
  if (last !== undefined && last !== "" && last !== "-" && !NUMBER.test(last)) return null;
  const isEmpty = parts.length === 1 && parts[0] === "";
  if (!isEmpty && !parts.every((part) => NUMBER.test(part))) return null;
  return { numbers: isEmpty ? [] : parts.map(Number), ended };
}
