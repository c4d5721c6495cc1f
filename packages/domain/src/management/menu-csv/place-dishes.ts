import { fold } from "../../language/fold.ts";
import type { Text } from "../../language/text.ts";
import type { CsvDish } from "./read-menu-csv.ts";

/** A dish or section that a menu has already, listed or archived. */
interface KnownLine {
  ref: string;
  name: Text;
  listed: boolean;
}

interface Placed {
  /** Of the dish that it is, or a new one. */
  ref: string;
  /** Of its section; null: in none of the owner's, undefined: the file does not say. */
  section: string | null | undefined;
}

const namesOf = ({ en, fr, default: plain }: Text): string[] =>
  [en, fr, plain].flatMap((words) => (words ? [fold(words).trim()] : []));

/** By each of their names; of two of one name the listed one, of two listed ones the first. */
const byName = (lines: readonly KnownLine[]): Map<string, string> => {
  const refs = new Map<string, string>();
  for (const line of lines.toSorted((a, b) => Number(b.listed) - Number(a.listed)))
    for (const name of namesOf(line.name)) if (!refs.has(name)) refs.set(name, line.ref);
  return refs;
};

/** Of its words, as addresses have them; another where that is taken. */
function freshRef(name: Text, taken: ReadonlySet<string>, kind: string): string {
  const [words = ""] = namesOf(name);
  const plain =
    words
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "")
      .slice(0, 100) || kind;
  let ref = plain;
  for (let count = 2; taken.has(ref); count += 1) ref = `${plain}-${count}`;
  return ref;
}

/**
 * Which dish of a menu each line of a file is (management §31): the one of its ref, or, where it tells none, the one that
 * has one of its names; otherwise a new one. Sections are found by their names. No dish is found by two lines.
 */
export function placeDishes(
  dishes: readonly CsvDish[],
  menu: { items: readonly KnownLine[]; sections: readonly KnownLine[] },
): { placed: Placed[]; sections: { ref: string; name: Text }[] } {
  const taken = new Set([...menu.items.map(({ ref }) => ref), ...dishes.flatMap(({ ref }) => ref ?? [])]);
  const named = byName(menu.items);
  const found = new Set(dishes.flatMap(({ ref }) => ref ?? []));
  const refOf = ({ ref, name }: CsvDish): string => {
    if (ref !== null) return ref;
    const known = namesOf(name)
      .flatMap((one) => named.get(one) ?? [])
      .find((one) => !found.has(one));
    const own = known ?? freshRef(name, taken, "dish");
    found.add(own);
    taken.add(own);
    return own;
  };
  const sections = new Sections(menu.sections);
  const placed = dishes.map((dish) => ({
    ref: refOf(dish),
    section: dish.section ? sections.refOf(dish.section) : dish.section,
  }));
  return { placed, sections: sections.fresh };
}

/** Sections by their names; a new one is known to the lines after it. */
class Sections {
  readonly fresh: { ref: string; name: Text }[] = [];
  readonly #named: Map<string, string>;
  readonly #taken: Set<string>;

  constructor(known: readonly KnownLine[]) {
    this.#named = byName(known);
    this.#taken = new Set(known.map(({ ref }) => ref));
  }

  refOf(name: Text): string {
    const known = namesOf(name).flatMap((one) => this.#named.get(one) ?? [])[0];
    if (known !== undefined) return known;
    const ref = freshRef(name, this.#taken, "section");
    this.#taken.add(ref);
    for (const one of namesOf(name)) this.#named.set(one, ref);
    this.fresh.push({ ref, name });
    return ref;
  }
}
