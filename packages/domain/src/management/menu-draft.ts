/** The lists of a menu that its owner edits. */
export const MENU_LISTS = ["sections", "items", "modifier_groups", "combos"] as const;
export type MenuList = (typeof MENU_LISTS)[number];

/** A section, a dish, a group of choices or a combo; `listed` false: archived. */
export interface MenuLine {
  readonly ref: string;
  readonly listed: boolean;
}
export type MenuLines = Readonly<Record<MenuList, readonly MenuLine[]>>;

/**
 * One thing in which a draft differs from the live menu (management §2): a field by its path (`name.fr`), a whole new
 * line (`ADDED`), or the order of a list (`ORDER`, its refs).
 */
export interface MenuChange {
  readonly list: MenuList;
  /** Of the line; empty for the order of the list. */
  readonly ref: string;
  readonly field: string;
  /** What the live menu said when the change was begun. */
  readonly before: unknown;
  readonly after: unknown;
}

export const ADDED = "+";
export const ORDER = "order";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A line's values by their paths: a text is one for each language, a list is one. */
export function fieldsOf(line: object, path = ""): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries(line)) {
    if (path === "" && name === "ref") continue;
    if (!isFields(value)) found.set(path + name, value);
    else for (const [inner, one] of fieldsOf(value, `${path}${name}.`)) found.set(inner, one);
  }
  return found;
}

/** The same line with another value at a path that `fieldsOf` tells. */
export function withField<Line extends object>(line: Line, field: string, value: unknown): Line {
  const [first = "", ...rest] = field.split(".");
  if (rest.length === 0) return { ...line, [first]: value };
  const inner: unknown = (line as Record<string, unknown>)[first];
  return isFields(inner) ? { ...line, [first]: withField(inner, rest.join("."), value) } : line;
}

/** Whether two values of a menu say the same, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  }
  if (!isFields(one) || !isFields(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
};

/**
 * The order that was asked for, of the lines that are there: those that it does not know stay behind the line that
 * they follow.
 */
export function orderedRefs(there: readonly string[], asked: readonly string[]): string[] {
  const known = new Set(there);
  const order = asked.filter((ref) => known.has(ref));
  const placed = new Set(order);
  let previous: string | null = null;
  for (const ref of there) {
    if (!placed.has(ref)) {
      order.splice(previous === null ? 0 : order.indexOf(previous) + 1, 0, ref);
      placed.add(ref);
    }
    previous = ref;
  }
  return order;
}

const isRefs = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** New lines without an asked order stand at the end, for everybody in the same one. */
const byRef = (one: MenuChange, other: MenuChange): number => (one.ref < other.ref ? -1 : 1);

/** A draft's menu, and those of its changes whose field meanwhile says something else in the live menu. */
interface Drafted<Menu> {
  menu: Menu;
  overtaken: MenuChange[];
}

/**
 * The live menu with a draft's changes. Where the live one changed meanwhile in the same field (an import, a
 * publication), the draft's value is shown and the change told as overtaken: its owner decides (management §5).
 */
export function draftedMenu<Menu extends MenuLines>(live: Menu, changes: readonly MenuChange[]): Drafted<Menu> {
  const menu: Record<MenuList, readonly MenuLine[]> = { ...live };
  const overtaken: MenuChange[] = [];
  for (const list of MENU_LISTS) {
    const own = changes.filter((change) => change.list === list);
    if (own.length === 0) continue;
    const lines = new Map(live[list].map((line) => [line.ref, line]));
    for (const change of own.filter(({ field }) => field === ADDED).toSorted(byRef)) {
      if (lines.has(change.ref)) overtaken.push(change);
      else lines.set(change.ref, change.after as MenuLine);
    }
    for (const change of own.filter(({ field, ref }) => field !== ADDED && ref !== "")) {
      const line = lines.get(change.ref);
      const now = line && fieldsOf(line).get(change.field);
      if (!line || !(isSame(now, change.before) || isSame(now, change.after))) overtaken.push(change);
      if (line) lines.set(change.ref, withField(line, change.field, change.after));
    }
    const asked = own.find(({ ref, field }) => ref === "" && field === ORDER)?.after;
    const order = orderedRefs([...lines.keys()], isRefs(asked) ? asked : []);
    menu[list] = order.flatMap((ref) => lines.get(ref) ?? []);
  }
  // The lines are those of `live`, or were added by somebody who had them checked (menu-edits.ts).
  return { menu: menu as Menu, overtaken };
}
