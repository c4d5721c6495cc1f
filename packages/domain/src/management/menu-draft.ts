/** The lists of a menu that its owner edits. */
export const MENU_LISTS = ["sections", "items", "modifier_groups", "combos"] as const;
export type MenuList = (typeof MENU_LISTS)[number];

/** A section, a dish, a group of choices or a combo. If `listed` is false, it is archived. */
export interface MenuLine {
  readonly ref: string;
  readonly listed: boolean;
}
export type MenuLines = Readonly<Record<MenuList, readonly MenuLine[]>>;

/**
 * One difference between a draft and the live menu (management §2): a field by its path (`name.fr`), a whole new line
 * (`ADDED`), or the order of a list (`ORDER`, with its refs).
 */
export interface MenuChange {
  readonly list: MenuList;
  /** The ref of the line; empty for the order of the list. */
  readonly ref: string;
  readonly field: string;
  /** The value in the live menu when the change was first made. */
  readonly before: unknown;
  readonly after: unknown;
}

export const ADDED = "+";
export const ORDER = "order";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values of a line by path: a text has one for each language, a list is a single value. */
export function fieldsOf(line: object, path = ""): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries(line)) {
    if (path === "" && name === "ref") continue;
    if (!isFields(value)) found.set(path + name, value);
    else for (const [inner, one] of fieldsOf(value, `${path}${name}.`)) found.set(inner, one);
  }
  return found;
}

/** The same line with another value at a path that `fieldsOf` returns. */
export function withField<Line extends object>(line: Line, field: string, value: unknown): Line {
  const [first = "", ...rest] = field.split(".");
  if (rest.length === 0) return { ...line, [first]: value };
  const inner: unknown = (line as Record<string, unknown>)[first];
  return isFields(inner) ? { ...line, [first]: withField(inner, rest.join("."), value) } : line;
}

/** Whether two values of a menu are equal, whatever the order of their keys. */
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
 * The existing lines in the requested order. A line that the order does not contain stays behind the line that it
 * follows now.
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

/** New lines without a requested position come at the end, in the same order for everybody. */
const byRef = (one: MenuChange, other: MenuChange): number => (one.ref < other.ref ? -1 : 1);

/** A draft's menu, and those of its changes whose field has changed in the live menu since. */
interface Drafted<Menu> {
  menu: Menu;
  overtaken: MenuChange[];
}

/**
 * Applies a draft's changes to the live menu. If the same field has changed in the live menu since (by an import or a
 * publication), the draft's value is shown and the change is reported as overtaken, for the owner to decide
 * (management §5).
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
  // The cast is safe: the lines are those of `live`, or were validated when they were added (menu-edits.ts).
  return { menu: menu as Menu, overtaken };
}
