import {
  ADDED,
  draftedMenu,
  fieldsOf,
  isSame,
  MENU_LISTS,
  type MenuChange,
  type MenuLine,
  type MenuLines,
  type MenuList,
  ORDER,
  withField,
} from "./menu-draft.ts";

/** An edit of a draft. `after` is the ref of the line that it goes behind; null means the first place. */
export type MenuEdit =
  | { kind: "set"; list: MenuList; ref: string; field: string; seen: unknown; value: unknown }
  | { kind: "add"; list: MenuList; line: MenuLine; after: string | null }
  /** Only for lines that the draft itself has added; all others are archived instead. */
  | { kind: "remove"; list: MenuList; ref: string }
  | { kind: "move"; list: MenuList; ref: string; after: string | null };

/** A field whose value has changed since the person who edits it saw it. */
export interface EditConflict {
  list: MenuList;
  ref: string;
  field: string;
  /** The current value; undefined if the line is gone. */
  theirs: unknown;
  mine: unknown;
}

export type EditRefusal =
  | { code: "edit_conflict"; conflicts: EditConflict[] }
  | { code: "line_unknown" | "line_known" | "field_unknown"; list: MenuList; ref: string };

const keyOf = ({ list, ref, field }: Pick<MenuChange, "list" | "ref" | "field">): string => `${list}\n${ref}\n${field}`;

/** A draft to which edits are being applied. */
class Draft {
  readonly #live: MenuLines;
  readonly #changes: Map<string, MenuChange>;
  readonly #lines: Record<MenuList, Map<string, MenuLine>>;
  readonly #order: Record<MenuList, string[]>;
  readonly conflicts: EditConflict[] = [];

  constructor(live: MenuLines, changes: readonly MenuChange[]) {
    this.#live = live;
    this.#changes = new Map(changes.map((change) => [keyOf(change), change]));
    const { menu } = draftedMenu(live, changes);
    const of = <Value>(value: (list: MenuList) => Value) =>
      Object.fromEntries(MENU_LISTS.map((list) => [list, value(list)])) as Record<MenuList, Value>;
    this.#lines = of((list) => new Map(menu[list].map((line) => [line.ref, line])));
    this.#order = of((list) => menu[list].map(({ ref }) => ref));
  }

  lay(edit: MenuEdit): EditRefusal | null {
    const { kind, list } = edit;
    const ref = kind === "add" ? edit.line.ref : edit.ref;
    const line = this.#lines[list].get(ref);
    if (kind === "add") {
      if (line && !this.#hasAdded(edit)) return { code: "line_known", list, ref };
      this.#put({ list, ref, field: ADDED, before: null, after: edit.line });
      this.#lines[list].set(ref, edit.line);
      this.#place(list, ref, edit.after);
      return null;
    }
    if (kind === "set") return this.#set(edit, line);
    // Removing a line that is gone succeeds, because a client repeats a removal whose answer was lost.
    if (!line) return kind === "remove" ? null : { code: "line_unknown", list, ref };
    if (kind === "move") this.#place(list, ref, edit.after);
    else if (this.#changes.has(keyOf({ list, ref, field: ADDED }))) this.#remove(list, ref);
    else return { code: "line_known", list, ref };
    return null;
  }

  /** The changes of the resulting draft. The order of a list is included only if it differs from the live one. */
  changes(): MenuChange[] {
    for (const list of MENU_LISTS) {
      const order = this.#order[list];
      const live = this.#live[list].map(({ ref }) => ref);
      const place = { list, ref: "", field: ORDER };
      const added = order.filter((ref) => this.#changes.has(keyOf({ list, ref, field: ADDED })));
      if (isSame(order, [...live, ...added.toSorted()])) this.#changes.delete(keyOf(place));
      else this.#put({ ...place, before: null, after: order });
    }
    return [...this.#changes.values()];
  }

  #put(change: MenuChange): void {
    const key = keyOf(change);
    if (!isSame(this.#changes.get(key), change)) this.#changes.set(key, change);
  }

  /** Whether the draft has already added this very line: a client repeats an addition whose answer was lost. */
  #hasAdded({ list, line }: Extract<MenuEdit, { kind: "add" }>): boolean {
    return isSame(this.#changes.get(keyOf({ list, ref: line.ref, field: ADDED }))?.after, line);
  }

  #set({ list, ref, field, seen, value }: Extract<MenuEdit, { kind: "set" }>, line: MenuLine | undefined) {
    const fields = line && fieldsOf(line);
    if (!line || !fields) {
      this.conflicts.push({ list, ref, field, theirs: undefined, mine: value });
      return null;
    }
    if (!fields.has(field)) return { code: "field_unknown", list, ref } as const;
    const now = fields.get(field);
    if (!isSame(now, seen) && !isSame(now, value)) {
      this.conflicts.push({ list, ref, field, theirs: now, mine: value });
      return null;
    }
    this.#lines[list].set(ref, withField(line, field, value));
    const live = this.#live[list].find((one) => one.ref === ref);
    const added = this.#changes.get(keyOf({ list, ref, field: ADDED }));
    if (!live && added) {
      this.#put({ ...added, after: withField(added.after as MenuLine, field, value) });
      return null;
    }
    const before = live && fieldsOf(live).get(field);
    if (isSame(before, value)) this.#changes.delete(keyOf({ list, ref, field }));
    else this.#put({ list, ref, field, before, after: value });
    return null;
  }

  #remove(list: MenuList, ref: string): void {
    this.#lines[list].delete(ref);
    this.#order[list] = this.#order[list].filter((one) => one !== ref);
    this.#changes.delete(keyOf({ list, ref, field: ADDED }));
  }

  /** Moves a line behind another, or to the end if the other is gone. */
  #place(list: MenuList, ref: string, after: string | null): void {
    const order = this.#order[list].filter((one) => one !== ref);
    const at = after === null ? 0 : order.indexOf(after) + 1;
    order.splice(after !== null && at === 0 ? order.length : at, 0, ref);
    this.#order[list] = order;
  }
}

/**
 * Applies edits to a draft, all or none of them (management §4). A field is set only if it still has the value that the
 * editor saw, so that two people who edit one dish never overwrite each other.
 */
export function editDraft(
  live: MenuLines,
  changes: readonly MenuChange[],
  edits: readonly MenuEdit[],
): { changes: MenuChange[] } | EditRefusal {
  const draft = new Draft(live, changes);
  for (const edit of edits) {
    const refusal = draft.lay(edit);
    if (refusal) return refusal;
  }
  if (draft.conflicts.length > 0) return { code: "edit_conflict", conflicts: draft.conflicts };
  return { changes: draft.changes() };
}

/** The edit that undoes this one, which was made on `menu`; null if there is nothing to undo. */
export function inverseOf(menu: MenuLines, edit: MenuEdit): MenuEdit | null {
  const { kind, list } = edit;
  if (kind === "add") return { kind: "remove", list, ref: edit.line.ref };
  if (kind === "set") return { ...edit, seen: edit.value, value: edit.seen };
  const at = menu[list].findIndex(({ ref }) => ref === edit.ref);
  const line = menu[list][at];
  if (!line) return null;
  const after = menu[list][at - 1]?.ref ?? null;
  return kind === "move" ? { kind, list, ref: edit.ref, after } : { kind: "add", list, line, after };
}
