import type { EditedItem, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { Switch } from "@tablee/design-system/inputs/switch";
import { hasText, textIn } from "@tablee/domain/language/text-in";
import { ALLERGENS, ITEM_TYPES, MOST_HEAT } from "@tablee/domain/menus/menu";
import { MENU_TAGS } from "@tablee/domain/menus/menu-constants";
import { useNavigate } from "@tanstack/react-router";
import { allergenWord } from "../../../language/allergen-words.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { tagWord } from "../../../language/tag-words.ts";
import { m } from "../../../paraglide/messages.js";
import { heatWord, sectionWord } from "../../menus/reading/menu-words.ts";
import { CaloriesField } from "./prices/calories-field.tsx";
import { ChosenChips, toggled } from "./chosen-chips.tsx";
import { GroupsOfDish } from "./choices/groups-of-dish.tsx";
import { DishPicture } from "./dish-row.tsx";
import { LineActions } from "./line-actions.tsx";
import { type SetField, settersOf } from "./line-edits.ts";
import { AmountField, WordsFields } from "./line-fields.tsx";
import { LinePanel } from "./line-panel.tsx";
import { PictureField } from "../line-picture.tsx";
import { ModePricesField } from "./prices/mode-prices-field.tsx";
import { copyOfDish } from "./new-lines.ts";
import { NextLacking } from "./lacking/next-lacking.tsx";
import { besideDish } from "./sections/section-groups.ts";
import { SectionSelect } from "./sections/section-select.tsx";
import type { MenuEditing } from "./use-menu-draft.ts";

interface DishFormProps {
  editing: MenuEditing;
  draft: MenuDraft;
  menu: EditedMenu;
  dish: EditedItem;
}

/** Adds a copy of the dish behind it, with the same groups of choices, and opens it. */
function useCopy({ editing, menu, dish }: Omit<DishFormProps, "draft">): () => void {
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const { ref } = dish;
  return () => {
    const line = copyOfDish(menu, dish);
    const groups = menu.modifier_groups.filter(({ items }) => items.includes(ref));
    editing.edit([
      { kind: "add", list: "items", line, after: ref },
      ...groups.map((group) => ({
        kind: "set" as const,
        list: "modifier_groups" as const,
        ref: group.ref,
        field: "items",
        seen: group.items,
        value: [...group.items, line.ref],
      })),
    ]);
    void navigate({ search: { line: line.ref } });
  };
}

/** The form of a dish, its words in both languages side by side (management §4 says when they are saved). */
export function DishForm({ editing, draft, menu, dish }: DishFormProps) {
  const language = useLanguage();
  const { ref } = dish;
  const copy = useCopy({ editing, menu, dish });
  const { set } = settersOf(editing, "items", ref);
  return (
    <LinePanel
      restaurant_id={draft.restaurant_id}
      name={textIn(dish.name, language) || m.management_unnamed()}
      isNameless={!hasText(dish.name)}
      back={m.management_all_dishes()}
      picture={<DishPicture src={dish.image_url} className="size-20" />}
    >
      <LineActions
        editing={editing}
        list="items"
        lines={menu.items}
        beside={besideDish(menu, dish)}
        line={dish}
        copy={copy}
      />
      <NextLacking menu={menu} opened={ref} />
      <WordsFields line={dish} set={set} />
      <DishFacts draft={draft} menu={menu} dish={dish} set={set} />
      <GroupsOfDish editing={editing} draft={draft} menu={menu} dish={dish} set={set} />
      <ChosenChips
        label={m.management_field_allergens()}
        options={ALLERGENS.map((one) => [one, allergenWord(one)] as const)}
        chosen={dish.allergens}
        toggle={(one) => set("allergens", dish.allergens, toggled(dish.allergens, one))}
      />
      <ChosenChips
        label={m.management_field_tags()}
        options={MENU_TAGS.map((one) => [one, tagWord(one)] as const)}
        chosen={dish.tags}
        toggle={(one) => set("tags", dish.tags, toggled(dish.tags, one))}
      />
    </LinePanel>
  );
}

const HEATS = Array.from({ length: MOST_HEAT + 1 }, (_, heat) => heat);

function DishFacts({ draft, menu, dish, set }: Omit<DishFormProps, "editing"> & { set: SetField }) {
  useWords();
  return (
    <>
      <div className="grid grid-cols-1 gap-5 @min-[26rem]:grid-cols-2">
        <AmountField
          label={m.management_field_price()}
          hint={m.management_price_hint()}
          kept={dish.price}
          mayBeNone
          currency={draft.currency}
          save={(price, seen) => set("price", seen, price)}
        />
        <CaloriesField dish={dish} set={set} />
        <Field label={m.management_field_kind()}>
          <Select
            value={dish.type}
            onValueChange={(type) => set("type", dish.type, type)}
            options={ITEM_TYPES.map((value) => ({ value, label: sectionWord(value) }))}
          />
        </Field>
        <Field label={m.management_field_heat()}>
          <Select
            value={String(dish.heat)}
            onValueChange={(heat) => set("heat", dish.heat, Number(heat))}
            options={HEATS.map((heat) => ({ value: String(heat), label: heatWord(heat) }))}
          />
        </Field>
        <SectionSelect menu={menu} dish={dish} set={set} />
        <PictureField image_url={dish.image_url} set={set} />
        <ModePricesField
          key={dish.ref}
          prices={dish.mode_prices}
          currency={draft.currency}
          save={(mode, price, seen) => set(`mode_prices.${mode}`, seen, price)}
        />
      </div>
      <Switch
        label={m.management_sold_out()}
        description={m.management_sold_out_hint()}
        checked={dish.stock_status !== "available"}
        onCheckedChange={(out) => set("stock_status", dish.stock_status, out ? "sold_out" : "available")}
      />
      <Switch
        label={m.management_field_hidden()}
        description={m.management_hidden_hint()}
        checked={dish.hidden}
        onCheckedChange={(hidden) => set("hidden", dish.hidden, hidden)}
      />
    </>
  );
}
