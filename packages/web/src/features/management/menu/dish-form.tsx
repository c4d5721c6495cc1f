import type { EditedItem, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Chip } from "@tablee/design-system/chip";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { Switch } from "@tablee/design-system/inputs/switch";
import { textIn } from "@tablee/domain/language/text-in";
import { ALLERGENS, ITEM_TYPES } from "@tablee/domain/menus/menu";
import { MENU_TAGS } from "@tablee/domain/menus/menu-constants";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { allergenWord } from "../../../language/allergen-words.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { tagWord } from "../../../language/tag-words.ts";
import { m } from "../../../paraglide/messages.js";
import { sectionWord } from "../../menus/reading/menu-words.ts";
import { DishActions } from "./dish-actions.tsx";
import type { SetField } from "./dish-edits.ts";
import { DishPicture } from "./dish-row.tsx";
import { CaloriesField, PictureField, PriceField, WordsField } from "./dish-fields.tsx";
import type { MenuEditing } from "./use-menu-draft.ts";

interface DishFormProps {
  editing: MenuEditing;
  draft: MenuDraft;
  menu: EditedMenu;
  dish: EditedItem;
}

/** One dish, its words in both languages side by side; each field is saved when one leaves it. */
export function DishForm({ editing, draft, menu, dish }: DishFormProps) {
  const language = useLanguage();
  const { ref } = dish;
  const set: SetField = (field, seen, value) => editing.edit([{ kind: "set", list: "items", ref, field, seen, value }]);
  const toggled = <One extends string>(all: readonly One[], one: One): One[] =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
  return (
    <section
      aria-label={textIn(dish.name, language) || m.management_unnamed()}
      className="grid grid-cols-1 gap-6 tablet:sticky tablet:top-4 tablet:max-h-[calc(100dvh-2rem)] tablet:overflow-y-auto tablet:rounded-card tablet:border tablet:border-line tablet:bg-surface tablet:p-5"
    >
      <Link
        to="/restaurant-admin/$restaurant_id/menu"
        params={{ restaurant_id: String(draft.restaurant_id) }}
        search={{}}
        className="hit inline-flex items-center gap-1.5 text-bs text-ink-2 tablet:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {m.management_all_dishes()}
      </Link>
      <div className="flex items-center gap-4">
        <DishPicture src={dish.image_url} className="size-20" />
        <h2 className="min-w-0 font-display text-t1 break-words">
          {textIn(dish.name, language) || m.management_unnamed()}
        </h2>
      </div>
      <DishActions editing={editing} menu={menu} dish={dish} set={set} />
      <div className="grid grid-cols-1 gap-5 large:grid-cols-2">
        <WordsField language="en" dish={dish} set={set} />
        <WordsField language="fr" dish={dish} set={set} />
      </div>
      <DishFacts draft={draft} dish={dish} set={set} />
      <Choices
        label={m.management_field_allergens()}
        options={ALLERGENS.map((one) => [one, allergenWord(one)] as const)}
        chosen={dish.allergens}
        toggle={(one) => set("allergens", dish.allergens, toggled(dish.allergens, one))}
      />
      <Choices
        label={m.management_field_tags()}
        options={MENU_TAGS.map((one) => [one, tagWord(one)] as const)}
        chosen={dish.tags}
        toggle={(one) => set("tags", dish.tags, toggled(dish.tags, one))}
      />
    </section>
  );
}

function DishFacts({ draft, dish, set }: Pick<DishFormProps, "draft" | "dish"> & { set: SetField }) {
  useWords();
  return (
    <>
      <div className="grid grid-cols-1 gap-5 large:grid-cols-2">
        <PriceField dish={dish} currency={draft.currency} set={set} />
        <CaloriesField dish={dish} set={set} />
        <Field label={m.management_field_section()}>
          <Select
            value={dish.type}
            onValueChange={(type) => set("type", dish.type, type)}
            options={ITEM_TYPES.map((value) => ({ value, label: sectionWord(value) }))}
          />
        </Field>
        <PictureField dish={dish} set={set} />
      </div>
      <Switch
        label={m.management_sold_out()}
        description={m.management_sold_out_hint()}
        checked={dish.stock_status !== "available"}
        onCheckedChange={(out) => set("stock_status", dish.stock_status, out ? "sold_out" : "available")}
      />
    </>
  );
}

interface ChoicesProps<One extends string> {
  label: string;
  options: readonly (readonly [One, string])[];
  chosen: readonly string[];
  toggle: (one: One) => void;
}

function Choices<One extends string>({ label, options, chosen, toggle }: ChoicesProps<One>) {
  return (
    <fieldset>
      <legend className="mb-2 text-bs font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([one, word]) => (
          <Chip key={one} selected={chosen.includes(one)} onClick={() => toggle(one)}>
            {word}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
