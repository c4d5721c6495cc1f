import type { ChangeKind } from "@tablee/domain/management/change-kinds";
import type { MenuList } from "@tablee/domain/management/menu-draft";
import { m } from "../../../../paraglide/messages.js";

const WORDS = {
  sections: {
    added: () => m.management_added_sections(),
    archived: () => m.management_archived_sections(),
    back: () => m.management_back_sections(),
    // A section has no price, and a choice's price is a field of its group.
    priced: () => m.management_changed_sections(),
    worded: () => m.management_worded_sections(),
    changed: () => m.management_changed_sections(),
    moved: () => m.management_moved_sections(),
  },
  items: {
    added: () => m.management_added_items(),
    archived: () => m.management_archived_items(),
    back: () => m.management_back_items(),
    priced: () => m.management_priced_items(),
    worded: () => m.management_worded_items(),
    changed: () => m.management_changed_items(),
    moved: () => m.management_moved_items(),
  },
  modifier_groups: {
    added: () => m.management_added_modifier_groups(),
    archived: () => m.management_archived_modifier_groups(),
    back: () => m.management_back_modifier_groups(),
    priced: () => m.management_changed_modifier_groups(),
    worded: () => m.management_worded_modifier_groups(),
    changed: () => m.management_changed_modifier_groups(),
    moved: () => m.management_moved_modifier_groups(),
  },
  combos: {
    added: () => m.management_added_combos(),
    archived: () => m.management_archived_combos(),
    back: () => m.management_back_combos(),
    priced: () => m.management_priced_combos(),
    worded: () => m.management_worded_combos(),
    changed: () => m.management_changed_combos(),
    moved: () => m.management_moved_combos(),
  },
} satisfies Record<MenuList, Record<ChangeKind, () => string>>;

/** Returns "Dishes added" and the like: the title for changes of one kind in a list. */
export const changeKindWord = (list: MenuList, kind: ChangeKind): string => WORDS[list][kind]();
