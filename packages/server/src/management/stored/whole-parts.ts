import { ADDED, type MenuChange } from "@tablee/domain/management/menu-draft";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const each = (list: unknown, whole: (one: Readonly<Record<string, unknown>>) => object): unknown =>
  Array.isArray(list) ? list.map((one: unknown) => (isFields(one) ? whole(one) : one)) : list;

/** Completes combo slots that were stored before slots had counts and their entries variants. */
const wholeSlots = (slots: unknown): unknown =>
  each(slots, (slot) => ({
    min: 1,
    max: 1,
    ...slot,
    items: each(slot["items"], (entry) => ({ variant: 0, name: null, limit: null, ...entry })),
  }));

/** Completes a combo that was stored before then. */
export const wholeCombo = <Combo extends object>(combo: Combo): Combo =>
  "slots" in combo ? { ...combo, slots: wholeSlots(combo.slots) } : combo;

/** Completes choices that were stored before they could open groups. */
const wholeChoices = (choices: unknown): unknown => each(choices, (choice) => ({ modifier_groups: [], ...choice }));

/** Completes a group that was stored before then. */
export const wholeGroup = <Group extends object>(group: Group): Group =>
  "modifiers" in group ? { ...group, modifiers: wholeChoices(group.modifiers) } : group;

/** Converts a draft's change from before then to its present form. */
export const wholeChange = <Change extends MenuChange>(change: Change): Change => {
  const { list, field, before, after } = change;
  if (list === "modifier_groups") {
    if (field === "modifiers") return { ...change, before: wholeChoices(before), after: wholeChoices(after) };
    return field === ADDED && isFields(after) ? { ...change, after: wholeGroup(after) } : change;
  }
  if (list !== "combos") return change;
  if (field === "slots") return { ...change, before: wholeSlots(before), after: wholeSlots(after) };
  return field === ADDED && isFields(after) ? { ...change, after: wholeCombo(after) } : change;
};
