import { foldedWords } from "../language/folded-words.ts";
import type { ItemType } from "../menus/menu.ts";
import { SAYS_COLD, SAYS_WARM, SERVED_COLD, SERVED_WARM } from "./wish-words.ts";

const phrases = (list: string): string[][] =>
  list
    .split(",")
    .map((phrase) => foldedWords(phrase))
    .filter((words) => words.length > 0);

const [WARM, COLD] = [phrases(SERVED_WARM), phrases(SERVED_COLD)];
const [SAYS_SO_WARM, SAYS_SO_COLD] = [phrases(SAYS_WARM), phrases(SAYS_COLD)];
/** Kitchens whose plates are served warm unless the name indicates otherwise. */
const WARM_KITCHENS = new Set(["ramen", "poutine", "pizza", "indian", "haitian", "moroccan", "korean", "noodle"]);

const holds = (name: readonly string[], phrase: readonly string[]): boolean =>
  name.some((_, at) => phrase.every((word, on) => name[at + on] === word));

/** How many letters of a name indicate it. The longer phrase counts for more: "hot chocolate" outweighs "cold". */
const told = (name: readonly string[], list: readonly string[][]): number =>
  list.reduce((sum, phrase) => (holds(name, phrase) ? sum + phrase.join("").length : sum), 0);

/** Whether a dish is served warm or cold, judged by its name and its kitchen; null if neither tells. */
export function servedAs({
  names,
  cuisines,
  type,
}: {
  names: readonly string[];
  cuisines: readonly string[];
  type: ItemType;
}): "warm" | "cold" | null {
  const parted = names.map((name) => name.split(" "));
  if (parted.some((name) => told(name, SAYS_SO_COLD) > 0)) return "cold";
  if (parted.some((name) => told(name, SAYS_SO_WARM) > 0)) return "warm";
  const warm = Math.max(0, ...parted.map((name) => told(name, WARM)));
  const cold = Math.max(0, ...parted.map((name) => told(name, COLD)));
  if (warm !== cold) return warm > cold ? "warm" : "cold";
  if (type === "beverage") return "cold";
  return type === "plate" && cold === 0 && cuisines.some((cuisine) => WARM_KITCHENS.has(cuisine)) ? "warm" : null;
}
