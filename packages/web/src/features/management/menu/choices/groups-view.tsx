import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAddLine } from "../adding/use-add-line.ts";
import { LineList } from "../line-list.tsx";
import { type EditorProps, LinePlaces } from "../line-places.tsx";
import { newGroup } from "../new-lines.ts";
import { GroupForm } from "./group-form.tsx";
import { groupFacts } from "./group-words.ts";

/** All groups of choices, and the open one. */
export function GroupsView({ opened, ...editor }: EditorProps & { opened: string | undefined }) {
  const language = useLanguage();
  const { editing, menu } = editor;
  const group = menu.modifier_groups.find(({ ref }) => ref === opened);
  const addLine = useAddLine({ editing, menu, list: "modifier_groups", view: "choices", opened });
  const add = () => addLine(newGroup(menu, []), menu.modifier_groups.at(-1)?.ref ?? null);
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
          facts={(line) => groupFacts(line, menu, language)}
        />
      }
    />
  );
}
