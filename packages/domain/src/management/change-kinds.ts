import { ADDED, isSame, MENU_LISTS, type MenuChange, type MenuLines, type MenuList, ORDER } from "./menu-draft.ts";

/** What becomes of a line in a draft, in the order in which a summary tells it. */
export const CHANGE_KINDS = ["added", "archived", "back", "priced", "worded", "changed", "moved"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** All changes of one line; those of the order of a list have no ref. */
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

/** A line is told once: by what happens to the whole of it, else by what all of its changes are about. */
const kindOf = (changes: readonly MenuChange[]): ChangeKind => {
  const listed = changes.find(({ field }) => field === "listed");
  if (changes.some(({ field }) => field === ADDED)) return "added";
  if (listed) return listed.after === true ? "back" : "archived";
  if (changes.every(({ field }) => field === ORDER)) return "moved";
  if (changes.every(({ field }) => isPrice(field))) return "priced";
  return changes.every(({ field }) => isWords(field)) ? "worded" : "changed";
};

/** Whether what stands on the live menu stands in the same order in this one. */
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
 * The changes of a draft by list and by what becomes of each line: hundreds of them are looked through by kind
 * ("23 dishes added"), and one kind is taken back at once. An order in which only new lines have found their places
 * moves nothing that is there.
 */
export function changesByKind(live: MenuLines, changes: readonly MenuChange[]): ChangesOfKind[] {
  const told = changes.filter((change) => !keepsOrder(live, change));
  const lines = [...Map.groupBy(told, ({ list, ref }) => `${list} ${ref}`).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ list: first.list, ref: first.ref, changes: own, kind: kindOf(own) }] : [];
  });
  const groups = Map.groupBy(lines, ({ list, kind }) => `${list} ${kind}`);
  return MENU_LISTS.flatMap((list) =>
    CHANGE_KINDS.flatMap((kind) => {
      const own = groups.get(`${list} ${kind}`);
      return own ? [{ list, kind, lines: own.map(({ kind: _, ...line }) => line) }] : [];
    }),
  );
}
