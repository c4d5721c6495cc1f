import { fold } from "../../language/fold.ts";
import type { Text } from "../../language/text.ts";
import type { CsvDish } from "./read-menu-csv.ts";

/** A dish or section that the menu already has, listed or archived. */
interface KnownLine {
  ref: string;
  name: Text;
  listed: boolean;
}

interface Placed {
  /** The ref of the existing dish, or a new one. */
  ref: string;
  /** The ref of its section; null for none of the owner's sections, undefined if the file does not say. */
  section: string | null | undefined;
}

const namesOf = ({ en, fr, default: plain }: Text): string[] =>
  [en, fr, plain].flatMap((words) => (words ? [fold(words).trim()] : []));

/**
 * Refs by each name. If two lines have the same name, a listed one wins over an archived one, and the first over the
 * second.
 */
const byName = (lines: readonly KnownLine[]): Map<string, string> => {
  const refs = new Map<string, string>();
  for (const line of lines.toSorted((a, b) => Number(b.listed) - Number(a.listed)))
    for (const name of namesOf(line.name)) if (!refs.has(name)) refs.set(name, line.ref);
  return refs;
};

/** A ref made from the name, as in web addresses, with a number if it is taken. */
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
 * Decides which dish of a menu each row of a file is (management §31): the one with the same ref, or, if the row has no
 * ref, one with the same name; otherwise a new one. Sections are matched by name. No two rows match the same dish.
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

/** Matches sections by name; later rows also find the new ones. */
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
