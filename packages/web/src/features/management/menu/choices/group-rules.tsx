import type { EditedGroup } from "@tablee/contract/management/edited-menu.schema";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { Counter } from "./counter.tsx";
import type { SetField, SetFields } from "../line-edits.ts";

/** The value that means as many as the maximum (menus §7). */
const AS_MANY = -1;
const MOST = 1_000;

interface GroupRulesProps {
  group: EditedGroup;
  set: SetField;
  setAll: SetFields;
}

/** The rules for how many of a group's choices are taken, and how they are priced. */
export function GroupRules({ group, set, setAll }: GroupRulesProps) {
  useWords();
  const { max_selected_amount: most } = group;
  const least = group.min_selected_amount === AS_MANY ? most : group.min_selected_amount;
  const each = group.selections_per_item === AS_MANY ? most : group.selections_per_item;
  const setMost = (value: number) => {
    const sets: Parameters<SetField>[] = [["max_selected_amount", most, value]];
    // No more than the maximum can be required.
    if (least > value) sets.push(["min_selected_amount", group.min_selected_amount, value]);
    if (each > value) sets.push(["selections_per_item", group.selections_per_item, Math.max(1, value)]);
    setAll(sets);
  };
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-4 @min-[26rem]:grid-cols-2">
      <Counter
        label={m.management_at_least()}
        value={least}
        max={most}
        onValueChange={(value) => set("min_selected_amount", group.min_selected_amount, value)}
      />
      <Counter label={m.management_at_most()} value={most} min={1} max={MOST} onValueChange={setMost} />
      <Counter
        label={m.management_of_each()}
        value={each}
        min={1}
        max={most}
        onValueChange={(value) => set("selections_per_item", group.selections_per_item, value)}
      />
      <Counter
        label={m.management_free_amount()}
        value={group.free_amount}
        max={Math.max(most, group.free_amount)}
        onValueChange={(value) => set("free_amount", group.free_amount, value)}
      />
      <Field label={m.management_group_price()}>
        <Select
          value={group.price_display}
          onValueChange={(value) => set("price_display", group.price_display, value)}
          options={[
            { value: "extra", label: m.management_group_price_extra() },
            { value: "total", label: m.management_group_price_total() },
          ]}
        />
      </Field>
      <Field label={m.management_group_size()}>
        <Select
          value={group.size_link ?? "none"}
          onValueChange={(value) => set("size_link", group.size_link, value === "none" ? null : value)}
          options={[
            { value: "none", label: m.management_group_size_none() },
            { value: "modify", label: m.management_group_size_modify() },
            { value: "linked", label: m.management_group_size_linked() },
          ]}
        />
      </Field>
    </div>
  );
}
