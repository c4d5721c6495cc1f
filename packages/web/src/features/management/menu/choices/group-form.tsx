import type { EditedGroup } from "@tablee/contract/management/edited-menu.schema";
import { hasText, textIn } from "@tablee/domain/language/text-in";
import { useNavigate } from "@tanstack/react-router";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { AddLineSelect } from "../adding/add-line-select.tsx";
import { LineActions } from "../line-actions.tsx";
import { LineChips } from "../line-chips.tsx";
import { type SetField, settersOf } from "../line-edits.ts";
import { WordsFields } from "../line-fields.tsx";
import { LinePanel } from "../line-panel.tsx";
import type { EditorProps } from "../line-places.tsx";
import { freshRef } from "../new-lines.ts";
import { groupFacts } from "./group-words.ts";
import { openersWords } from "./openers-words.ts";
import { ChoiceRows } from "./choice-rows.tsx";
import { GroupRules } from "./group-rules.tsx";

/** The form of a group of choices: its words, how many are chosen, the choices, and its dishes. */
export function GroupForm({ group, ...editor }: EditorProps & { group: EditedGroup }) {
  const { editing, draft, menu } = editor;
  const language = useLanguage();
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const { ref } = group;
  const { set, setAll } = settersOf(editing, "modifier_groups", ref);
  const copy = () => {
    const line = { ...group, ref: freshRef(menu.modifier_groups, "group"), listed: true };
    editing.edit([{ kind: "add", list: "modifier_groups", line, after: ref }]);
    void navigate({ search: { view: "choices", line: line.ref } });
  };
  return (
    <LinePanel
      restaurant_id={draft.restaurant_id}
      name={textIn(group.name, language) || m.management_nameless()}
      isNameless={!hasText(group.name)}
      facts={groupFacts(group, menu, language)}
      view="choices"
      back={m.management_all_groups()}
    >
      <LineActions
        editing={editing}
        list="modifier_groups"
        lines={menu.modifier_groups}
        beside={menu.modifier_groups.filter(({ listed }) => listed)}
        line={group}
        copy={copy}
      />
      <WordsFields line={group} set={set} />
      <GroupRules group={group} set={set} setAll={setAll} />
      <ChoiceRows editor={editor} group={group} set={set} />
      <DishesOfGroup draft={draft} menu={menu} group={group} set={set} />
    </LinePanel>
  );
}

interface DishesOfGroupProps extends Pick<EditorProps, "draft" | "menu"> {
  group: EditedGroup;
  set: SetField;
}

/** The dishes with this group, and the choices that open it. */
function DishesOfGroup({ draft, menu, group: { ref: own, items }, set }: DishesOfGroupProps) {
  const language = useLanguage();
  const asked = openersWords(menu, own, language);
  const asking = items.flatMap((one) => menu.items.find(({ ref }) => ref === one) ?? []);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-bs font-semibold">{m.management_asked_with()}</legend>
      <LineChips
        restaurant_id={draft.restaurant_id}
        lines={asking}
        remove={(one) =>
          set(
            "items",
            items,
            items.filter((other) => other !== one),
          )
        }
      />
      <AddLineSelect
        label={m.management_ask_with()}
        lines={menu.items.filter(({ ref, listed }) => listed && !items.includes(ref))}
        add={(one) => set("items", items, [...items, one])}
      />
      {asked.length > 0 ? (
        <p className="text-cap text-ink-2">
          {m.management_colon({ what: m.management_asked_after(), names: asked.join(", ") })}
        </p>
      ) : null}
    </fieldset>
  );
}
