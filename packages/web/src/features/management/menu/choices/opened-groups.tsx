import type { EditedGroup } from "@tablee/contract/management/edited-menu.schema";
import { Button } from "@tablee/design-system/button";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { AddLineSelect } from "../adding/add-line-select.tsx";
import { LineChips } from "../line-chips.tsx";
import type { EditorProps } from "../line-places.tsx";
import { newGroup } from "../new-lines.ts";
import { groupWord } from "./group-words.ts";
import { groupsToOpen, mayOpen } from "./groups-to-open.ts";

interface OpenedGroupsProps extends EditorProps {
  group: EditedGroup;
  choice: EditedGroup["modifiers"][number];
}

/** The groups that open when a choice is taken: existing ones, and new ones (menus §46). */
export function OpenedGroups({ editing, draft, menu, group, choice }: OpenedGroupsProps) {
  const language = useLanguage();
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const word = (one: EditedGroup) => groupWord(one, menu, language);
  const groups = menu.modifier_groups;
  const others = useMemo(() => groupsToOpen(groups, group.ref, choice.ref), [groups, group.ref, choice.ref]);
  const opened = choice.modifier_groups.flatMap((one) => groups.find(({ ref }) => ref === one) ?? []);
  const save = (modifier_groups: string[], ...before: MenuEdit[]) => {
    const value = group.modifiers.map((one) => (one.ref === choice.ref ? { ...one, modifier_groups } : one));
    editing.edit([
      ...before,
      { kind: "set", list: "modifier_groups", ref: group.ref, field: "modifiers", seen: group.modifiers, value },
    ]);
  };
  const line = newGroup(menu, []);
  const add = () => {
    save([...choice.modifier_groups, line.ref], {
      kind: "add",
      list: "modifier_groups",
      line,
      after: group.ref,
    });
    void navigate({ search: { view: "choices", line: line.ref } });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="text-bs font-semibold">{m.management_then_asks()}</legend>
      <p className="text-cap text-ink-2">{m.management_then_asks_hint()}</p>
      <LineChips
        restaurant_id={draft.restaurant_id}
        lines={opened}
        word={word}
        view="choices"
        remove={(ref) => save(choice.modifier_groups.filter((one) => one !== ref))}
      />
      <div className="flex flex-wrap items-center gap-2">
        <AddLineSelect
          label={m.management_then_asks_add()}
          lines={others}
          word={word}
          add={(ref) => save([...choice.modifier_groups, ref])}
        />
        {mayOpen([...groups, line], group.ref, choice.ref, line.ref) ? (
          <Button variant="quiet" start={<Plus aria-hidden="true" />} onClick={add}>
            {m.management_then_asks_new()}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
