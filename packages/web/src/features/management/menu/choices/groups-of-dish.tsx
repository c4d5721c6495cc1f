import type { EditedGroup, EditedItem } from "@tablee/contract/management/edited-menu.schema";
import { Button } from "@tablee/design-system/button";
import { Switch } from "@tablee/design-system/inputs/switch";
import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { AddLineSelect } from "../adding/add-line-select.tsx";
import { LineChips } from "../line-chips.tsx";
import type { SetField } from "../line-edits.ts";
import type { EditorProps } from "../line-places.tsx";
import { newGroup } from "../new-lines.ts";
import { groupWord } from "./group-words.ts";

/** The groups of choices of a dish: existing ones, and new ones. */
export function GroupsOfDish({ editing, draft, menu, dish, set }: EditorProps & { dish: EditedItem; set: SetField }) {
  const language = useLanguage();
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const word = (group: EditedGroup) => groupWord(group, menu, language);
  const asked = menu.modifier_groups.filter(({ items }) => items.includes(dish.ref));
  const others = menu.modifier_groups.filter(({ items, listed }) => listed && !items.includes(dish.ref));
  const put = (ref: string, isIn: boolean) => {
    const seen = menu.modifier_groups.find((group) => group.ref === ref)?.items ?? [];
    const value = isIn ? [...seen, dish.ref] : seen.filter((one) => one !== dish.ref);
    editing.edit([{ kind: "set", list: "modifier_groups", ref, field: "items", seen, value }]);
  };
  const add = () => {
    const line = newGroup(menu, [dish.ref]);
    editing.edit([{ kind: "add", list: "modifier_groups", line, after: menu.modifier_groups.at(-1)?.ref ?? null }]);
    void navigate({ search: { view: "choices", line: line.ref } });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-bs font-semibold">{m.management_groups()}</legend>
      <LineChips
        restaurant_id={draft.restaurant_id}
        lines={asked}
        word={word}
        view="choices"
        remove={(ref) => put(ref, false)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <AddLineSelect label={m.management_ask_group()} lines={others} word={word} add={(ref) => put(ref, true)} />
        <Button variant="quiet" start={<Plus aria-hidden="true" />} onClick={add}>
          {m.management_add_group()}
        </Button>
      </div>
      {asked.length > 0 ? (
        <Switch
          label={m.management_field_wizard()}
          checked={dish.use_wizard}
          onCheckedChange={(on) => set("use_wizard", dish.use_wizard, on)}
        />
      ) : null}
    </fieldset>
  );
}
