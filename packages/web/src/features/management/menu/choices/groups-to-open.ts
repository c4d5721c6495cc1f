import type { EditedGroup } from "@tablee/contract/management/edited-menu.schema";
import { nestingFaults } from "@tablee/domain/menus/nesting-faults";

type Groups = readonly EditedGroup[];

/** Returns the groups of a menu after one of their choices opens one more. */
export const withOpened = (groups: Groups, group_ref: string, choice_ref: string, opened: string): EditedGroup[] =>
  groups.map((group) =>
    group.ref === group_ref
      ? {
          ...group,
          modifiers: group.modifiers.map((choice) =>
            choice.ref === choice_ref ? { ...choice, modifier_groups: [...choice.modifier_groups, opened] } : choice,
          ),
        }
      : group,
  );

/** Whether a choice may open a group (menus §46); problems that existed before do not count. */
export const mayOpen = (
  groups: Groups,
  group_ref: string,
  choice_ref: string,
  opened: string,
  before = nestingFaults(groups).length,
): boolean => nestingFaults(withOpened(groups, group_ref, choice_ref, opened)).length <= before;

/** Returns the groups that a choice may still open. */
export function groupsToOpen(groups: Groups, group_ref: string, choice_ref: string): EditedGroup[] {
  const choice = groups.find(({ ref }) => ref === group_ref)?.modifiers.find(({ ref }) => ref === choice_ref);
  const before = nestingFaults(groups).length;
  return groups.filter(
    ({ ref, listed }) =>
      listed && !choice?.modifier_groups.includes(ref) && mayOpen(groups, group_ref, choice_ref, ref, before),
  );
}
