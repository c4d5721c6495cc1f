import { ADDED, isSame, MENU_LISTS, type MenuChange, type MenuLines, type MenuList, ORDER } from "./menu-draft.ts";

/** What happens to a line in a draft, in the order in which a summary lists it. */
export const CHANGE_KINDS = ["added", "archived", "back", "priced", "worded", "changed", "moved"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** All changes of one line. A change of a list's order has an empty ref. */
export interface ChangedLine {
  readonly list: MenuList;
  readonly ref: string;
  readonly changes: readonly MenuChange[];
}

export interface ChangesOfKind {
  readonly list: MenuList;
  readonly kind: ChangeKind;
  readonly lines: readonly ChangedLine[];
}

const isPrice = (field: string): boolean => /^(base_)?price$|^mode_prices\./.test(field);
const isWords = (field: string): boolean => /^(name|description|promotion)\./.test(field);

/** Each line is listed once: by what happens to the whole line, else by what all of its changes have in common. */
const kindOf = (changes: readonly MenuChange[]): ChangeKind => {
  const listed = changes.find(({ field }) => field === "listed");
  if (changes.some(({ field }) => field === ADDED)) return "added";
  if (listed) return listed.after === true ? "back" : "archived";
  if (changes.every(({ field }) => field === ORDER)) return "moved";
  if (changes.every(({ field }) => isPrice(field))) return "priced";
  return changes.every(({ field }) => isWords(field)) ? "worded" : "changed";
};

/** Whether the lines of the live menu keep their order in this one. */
const keepsOrder = (live: MenuLines, { list, field, after }: MenuChange): boolean => {
  if (field !== ORDER || !Array.isArray(after)) return false;
  const there = live[list].map(({ ref }) => ref);
  const known = new Set(there);
  return isSame(
    after.filter((ref: string) => known.has(ref)),
    there,
  );
};

/**
 * The changes of a draft that a person can review, and that are counted. If an order differs only in where new lines
 * were inserted, no existing line counts as moved.
 */
export const toldChanges = (live: MenuLines, changes: readonly MenuChange[]): MenuChange[] =>
  changes.filter((change) => !keepsOrder(live, change));

/**
 * Groups the changes of a draft by list and kind, so that hundreds of them can be reviewed ("23 dishes added") and one
 * kind can be undone at once.
 */
export function changesByKind(live: MenuLines, changes: readonly MenuChange[]): ChangesOfKind[] {
  const lines = [...Map.groupBy(toldChanges(live, changes), ({ list, ref }) => `${list} ${ref}`).values()].flatMap(
    (own) => {
      const [first] = own;
      return first ? [{ list: first.list, ref: first.ref, changes: own, kind: kindOf(own) }] : [];
    },
  );
  const groups = Map.groupBy(lines, ({ list, kind }) => `${list} ${kind}`);
  return MENU_LISTS.flatMap((list) =>
    CHANGE_KINDS.flatMap((kind) => {
      const own = groups.get(`${list} ${kind}`);
      return own ? [{ list, kind, lines: own.map(({ kind: _, ...line }) => line) }] : [];
    }),
  );
}
