import type { EditedCombo } from "@tablee/contract/management/edited-menu.schema";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { hasText, textIn } from "@tablee/domain/language/text-in";
import { useNavigate } from "@tanstack/react-router";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { DishPicture } from "../dish-row.tsx";
import { LANGUAGE_NAMES, ownFirst } from "../language-names.ts";
import { LineActions } from "../line-actions.tsx";
import { type SetField, settersOf } from "../line-edits.ts";
import { AmountField, TextField, WordsFields } from "../line-fields.tsx";
import { LinePanel } from "../line-panel.tsx";
import { PictureField } from "../../line-picture.tsx";
import type { EditorProps } from "../line-places.tsx";
import { ModePricesField } from "../prices/mode-prices-field.tsx";
import { freshRef } from "../new-lines.ts";
import { ComboParts } from "./combo-parts.tsx";

/** The largest limit per order (menus §19); without a limit, as many as wanted. */
const LARGEST_LIMIT = 25;
const LIMITS = Array.from({ length: LARGEST_LIMIT }, (_, at) => String(at + 1));

/** The form of a combo: its words and price, and its parts with the dishes to choose from. */
export function ComboForm({ editing, draft, menu, combo }: EditorProps & { combo: EditedCombo }) {
  const language = useLanguage();
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const { ref } = combo;
  const { set, setAll } = settersOf(editing, "combos", ref);
  const copy = () => {
    const line = { ...combo, ref: freshRef(menu.combos, "combo"), listed: true };
    editing.edit([{ kind: "add", list: "combos", line, after: ref }]);
    void navigate({ search: { view: "combos", line: line.ref } });
  };
  return (
    <LinePanel
      restaurant_id={draft.restaurant_id}
      name={textIn(combo.name, language) || m.management_nameless()}
      isNameless={!hasText(combo.name)}
      view="combos"
      back={m.management_all_combos()}
      picture={<DishPicture src={combo.image_url} className="size-20" />}
    >
      <LineActions
        editing={editing}
        list="combos"
        lines={menu.combos}
        beside={menu.combos.filter(({ listed }) => listed)}
        line={combo}
        copy={copy}
      />
      <WordsFields line={combo} set={set} />
      <ComboFacts draft={draft} combo={combo} set={set} />
      <ComboParts draft={draft} menu={menu} combo={combo} set={set} setAll={setAll} />
    </LinePanel>
  );
}

interface ComboFactsProps extends Pick<EditorProps, "draft"> {
  combo: EditedCombo;
  set: SetField;
}

function ComboFacts({ draft, combo, set }: ComboFactsProps) {
  const language = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-5 @min-[26rem]:grid-cols-2">
      <AmountField
        label={m.management_field_price()}
        hint={m.management_base_price_hint()}
        kept={combo.base_price}
        currency={draft.currency}
        save={(price, seen) => set("base_price", seen, price ?? 0)}
      />
      <Field label={m.management_limit()}>
        <Select
          value={combo.limit_per_order === null ? "none" : String(combo.limit_per_order)}
          onValueChange={(value) =>
            set("limit_per_order", combo.limit_per_order, value === "none" ? null : Number(value))
          }
          options={[
            { value: "none", label: m.management_no_limit() },
            ...LIMITS.map((value) => ({ value, label: value })),
          ]}
        />
      </Field>
      {ownFirst(language).map((one) => (
        <div key={one} lang={one}>
          <TextField
            label={`${m.management_promotion()} · ${LANGUAGE_NAMES[one]}`}
            text={combo.promotion}
            language={one}
            save={(words, seen) => set(`promotion.${one}`, seen, words)}
          />
        </div>
      ))}
      <PictureField image_url={combo.image_url} set={set} />
      <ModePricesField
        key={combo.ref}
        prices={combo.mode_prices}
        currency={draft.currency}
        save={(mode, price, seen) => set(`mode_prices.${mode}`, seen, price)}
      />
    </div>
  );
}
