import type { EditedGroup, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { Language } from "@tablee/domain/language/text";
import { useNavigate } from "@tanstack/react-router";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { lineWord } from "../field-words.ts";
import { LineList } from "../line-list.tsx";
import { type EditorProps, LinePlaces } from "../line-places.tsx";
import { newGroup } from "../new-lines.ts";
import { openersWords } from "./openers-words.ts";
import { GroupForm } from "./group-form.tsx";

/** Two groups are often called alike: what tells them apart is where they are asked. */
const NAMED = 2;

function factsOf({ ref, modifiers, items }: EditedGroup, menu: EditedMenu, language: Language): string {
  const asking = [...items.map((one) => lineWord(menu, "items", one, language)), ...openersWords(menu, ref, language)];
  const names = asking.slice(0, NAMED);
  const rest = asking.length - names.length;
  return [m.management_choices_count({ count: modifiers.length }), names.join(", ") + (rest > 0 ? ` + ${rest}` : "")]
    .filter((words) => words !== "")
    .join(" · ");
}

/** All groups of choices, and the one that is open. */
export function GroupsView({ opened, ...editor }: EditorProps & { opened: string | undefined }) {
  const language = useLanguage();
  const { editing, menu } = editor;
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const group = menu.modifier_groups.find(({ ref }) => ref === opened);
  const add = () => {
    const line = newGroup(menu, []);
    editing.edit([{ kind: "add", list: "modifier_groups", line, after: menu.modifier_groups.at(-1)?.ref ?? null }]);
    void navigate({ search: { view: "choices", line: line.ref } });
  };
  return (
    <LinePlaces
      hint={m.management_pick_group()}
      form={group ? <GroupForm key={group.ref} {...editor} group={group} /> : null}
      list={
        <LineList
          {...editor}
          list="modifier_groups"
          view="choices"
          lines={menu.modifier_groups}
          opened={group?.ref}
          label={m.management_groups()}
          addLabel={m.management_add_group()}
          none={m.management_no_groups()}
          add={add}
          facts={(line) => factsOf(line, menu, language)}
        />
      }
    />
  );
}
