import {
  ADDED,
  fieldsOf,
  isSame,
  MENU_LISTS,
  type MenuChange,
  type MenuLine,
  type MenuLines,
  type MenuList,
  ORDER,
} from "./menu-draft.ts";

/** Fields that the kitchen changes during the day; an older menu does not restore them. */
const OF_THE_DAY = new Set(["stock_status"]);

/**
 * Returns the changes that turn the live menu into another one (management §8). Lines that the other menu lacks are
 * archived, never deleted, and what is sold out today stays sold out. A list or a field that did not exist when the
 * other menu was stored stays as it is.
 */
export const changesBetween = (live: MenuLines, wanted: Partial<MenuLines>): MenuChange[] =>
  MENU_LISTS.flatMap((list) => {
    const lines = wanted[list];
    return lines ? changesOfList(list, live[list], lines) : [];
  });

function changesOfList(list: MenuList, live: readonly MenuLine[], wanted: readonly MenuLine[]): MenuChange[] {
  const changes: MenuChange[] = [];
  const asked = new Map(wanted.map((line) => [line.ref, line]));
  const there = new Map(live.map((line) => [line.ref, line]));
  for (const line of live) {
    const next = asked.get(line.ref);
    if (next) changes.push(...changesOfLine(list, line, next));
    else if (line.listed) changes.push({ list, ref: line.ref, field: "listed", before: true, after: false });
  }
  for (const line of wanted) {
    if (!there.has(line.ref)) changes.push({ list, ref: line.ref, field: ADDED, before: null, after: line });
  }
  const added = [...asked.keys()].filter((ref) => !there.has(ref));
  const natural = [...there.keys(), ...added.toSorted()];
  const order = [...asked.keys()];
  if (
    !isSame(
      natural.filter((ref) => asked.has(ref)),
      order,
    )
  ) {
    const rest = natural.filter((ref) => !asked.has(ref));
    changes.push({ list, ref: "", field: ORDER, before: null, after: [...order, ...rest] });
  }
  return changes;
}

function changesOfLine(list: MenuList, live: MenuLine, wanted: MenuLine): MenuChange[] {
  const now = fieldsOf(live);
  return [...fieldsOf(wanted)]
    .filter(([field, value]) => !OF_THE_DAY.has(field) && now.has(field) && !isSame(now.get(field), value))
    .map(([field, after]) => ({ list, ref: live.ref, field, before: now.get(field), after }));
}
