import type { EditedCombo } from "@tablee/contract/management/edited-menu.schema";
import { formatMoney } from "../../../../language/formats.ts";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAddLine } from "../adding/use-add-line.ts";
import { LineList } from "../line-list.tsx";
import { type EditorProps, LinePlaces } from "../line-places.tsx";
import { newCombo } from "../new-lines.ts";
import { ComboForm } from "./combo-form.tsx";

const factsOf = ({ slots }: EditedCombo): string => m.management_parts_count({ count: slots.length });

/** All combos, and the open one. */
export function CombosView({ opened, ...editor }: EditorProps & { opened: string | undefined }) {
  const language = useLanguage();
  const { editing, draft, menu } = editor;
  const combo = menu.combos.find(({ ref }) => ref === opened);
  const addLine = useAddLine({ editing, menu, list: "combos", view: "combos", opened });
  const add = () => addLine(newCombo(menu), menu.combos.at(-1)?.ref ?? null);
  return (
    <LinePlaces
      hint={m.management_pick_combo()}
      form={combo ? <ComboForm key={combo.ref} {...editor} combo={combo} /> : null}
      list={
        <LineList
          {...editor}
          list="combos"
          view="combos"
          lines={menu.combos}
          opened={combo?.ref}
          label={m.management_combos()}
          addLabel={m.management_add_combo()}
          none={m.management_no_combos()}
          add={add}
          facts={factsOf}
          amount={({ base_price }) => formatMoney(base_price, draft.currency, language)}
        />
      }
    />
  );
}
