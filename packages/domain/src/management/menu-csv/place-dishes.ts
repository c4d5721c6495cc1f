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

type KnownDish = KnownLine & { section_id?: string | null };

const allNames = ({ en, fr, default: plain }: Text): string[] => [en, fr, plain].flatMap((words) => words ?? []);
const namesOf = (name: Text): string[] => allNames(name).map((words) => fold(words).trim());
/** The same with their accents: "Pâte" and "Pâté" are two dishes. */
const exactNamesOf = (name: Text): string[] =>
  allNames(name).map((words) => words.normalize("NFC").toLowerCase().trim());

/** The name by which a dish may occur only once in a section. */
const wordsOf = (dish: CsvDish | undefined): string => (dish ? (exactNamesOf(dish.name)[0] ?? "") : "");

/** The lines by each of their names, listed ones before archived ones. */
const byName = <Line extends KnownLine>(lines: readonly Line[], namesIn: (name: Text) => string[]) => {
  const found = new Map<string, Line[]>();
  for (const line of lines.toSorted((a, b) => Number(b.listed) - Number(a.listed)))
    for (const name of new Set(namesIn(line.name))) {
      const alike = found.get(name);
      if (alike) alike.push(line);
      else found.set(name, [line]);
    }
  return found;
};

/** A ref made from the name, as in web addresses, with that of its section if it needs one, or a number if it is taken. */
function freshRef(name: Text, taken: ReadonlySet<string>, kind: string, section?: string | null): string {
  const [words = ""] = namesOf(name);
  const slug =
    words
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "")
      .slice(0, 100) || kind;
  const plain = section ? `${slug.slice(0, 60)}-${section.slice(0, 50)}` : slug;
  let ref = plain;
  for (let count = 2; taken.has(ref); count += 1) ref = `${plain}-${count}`;
  return ref;
}

/**
 * Decides which dish of a menu each row of a file is (management §31): the one with the same ref, or, if the row has no
 * ref, one with the same name; otherwise a new one. Among those of one name, the one in the same section is preferred;
 * a name with the same accents wins over one that differs in them. Sections are matched by name. No two rows match the
 * same dish. Of new dishes with the same name, each has its section in its ref.
 */
export function placeDishes(
  dishes: readonly CsvDish[],
  menu: { items: readonly KnownDish[]; sections: readonly KnownLine[] },
): { placed: Placed[]; sections: { ref: string; name: Text }[] } {
  const sections = new Sections(menu.sections);
  const within = dishes.map(({ section }) => (section ? sections.refOf(section) : section));
  const refs = knownRefs(dishes, within, menu.items);
  const taken = new Set([...menu.items.map(({ ref }) => ref), ...refs.flatMap((ref) => ref ?? [])]);
  const fresh = [...dishes.keys()].filter((at) => refs[at] == null);
  const times = new Map<string, number>();
  const timesOf = (at: number): number => times.get(wordsOf(dishes[at])) ?? 0;
  for (const at of fresh) times.set(wordsOf(dishes[at]), timesOf(at) + 1);
  const isWithSection = (at: number): boolean => timesOf(at) > 1 && within[at] != null;
  // A whole menu is matched by its refs, so they must not depend on which section comes first.
  for (const at of fresh.toSorted((a, b) => Number(isWithSection(a)) - Number(isWithSection(b)))) {
    const { name } = dishes[at] as CsvDish;
    const ref = freshRef(name, taken, "dish", isWithSection(at) ? within[at] : null);
    taken.add(ref);
    refs[at] = ref;
  }
  const placed = dishes.map((_, at) => ({ ref: refs[at] ?? "", section: within[at] }));
  return { placed, sections: sections.fresh };
}

/** The refs of the rows that have one or match an existing dish, each dish once. The closest matches are made first. */
function knownRefs(
  dishes: readonly CsvDish[],
  within: readonly (string | null | undefined)[],
  items: readonly KnownDish[],
): (string | null)[] {
  const refs = dishes.map(({ ref }) => ref);
  const found = new Set(refs.flatMap((ref) => ref ?? []));
  const match = (namesIn: (name: Text) => string[], fits: (item: KnownDish, at: number) => boolean) => {
    const named = byName(items, namesIn);
    for (const [at, { name }] of dishes.entries()) {
      if (refs[at] != null) continue;
      const known = namesIn(name)
        .flatMap((one) => named.get(one) ?? [])
        .find((item) => !found.has(item.ref) && fits(item, at));
      if (!known) continue;
      refs[at] = known.ref;
      found.add(known.ref);
    }
  };
  match(exactNamesOf, ({ listed, section_id = null }, at) => listed && section_id === within[at]);
  match(exactNamesOf, () => true);
  match(namesOf, () => true);
  return refs;
}

/** Matches sections by name; later rows also find the new ones. */
class Sections {
  readonly fresh: { ref: string; name: Text }[] = [];
  readonly #named: Map<string, string>;
  readonly #taken: Set<string>;

  constructor(known: readonly KnownLine[]) {
    this.#named = new Map([...byName(known, namesOf)].flatMap(([name, [line]]) => (line ? [[name, line.ref]] : [])));
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
