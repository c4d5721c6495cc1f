import { Radio, RadioGroup } from "@tablee/design-system/inputs/radio";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAppContext } from "../../../../routes/app-context.ts";
import { AddLineSelect } from "../../menu/adding/add-line-select.tsx";
import { LineChips } from "../../menu/line-chips.tsx";

interface TaxDishesProps {
  restaurant_id: number;
  /** The refs of the dishes, of which there may be none yet; null: those that no other rate names. */
  item_ids: string[] | null;
  onChange: (item_ids: string[] | null) => void;
}

/**
 * The dishes to which a rate applies: all that no other rate names, or the named ones instead of the others
 * (restaurants §29). A rate whose last dish is removed applies to none, until somebody chooses all (management §34).
 */
export function TaxDishes({ restaurant_id, item_ids, onChange }: TaxDishesProps) {
  useWords();
  // What was named before "all" was chosen comes back with the other choice.
  const [named, setNamed] = useState<string[]>([]);
  return (
    <fieldset className="grid gap-2">
      <legend className="text-bs font-semibold">{m.management_tax_which()}</legend>
      <RadioGroup
        label={m.management_tax_which()}
        value={item_ids === null ? "all" : "named"}
        onValueChange={(which) => {
          setNamed(item_ids ?? []);
          onChange(which === "all" ? null : named);
        }}
      >
        <Radio value="all" label={m.management_tax_all_dishes()} />
        <Radio value="named" label={m.management_tax_named_dishes()} />
      </RadioGroup>
      {item_ids === null ? null : <NamedDishes restaurant_id={restaurant_id} own={item_ids} onChange={onChange} />}
    </fieldset>
  );
}

interface NamedDishesProps {
  restaurant_id: number;
  own: readonly string[];
  onChange: (item_ids: string[]) => void;
}

function NamedDishes({ restaurant_id, own, onChange }: NamedDishesProps) {
  useWords();
  const { orpc } = useAppContext();
  const { data } = useQuery(orpc.management.draft.queryOptions({ input: { restaurant_id } }));
  const items = data?.live.items ?? [];
  return (
    <>
      {own.length === 0 ? <p className="text-cap text-ink-2">{m.management_tax_no_dish()}</p> : null}
      <LineChips
        restaurant_id={restaurant_id}
        lines={own.flatMap((ref) => items.find((one) => one.ref === ref) ?? [])}
        remove={(ref) => onChange(own.filter((one) => one !== ref))}
      />
      <AddLineSelect
        label={m.management_tax_add_dish()}
        lines={items.filter(({ ref, listed }) => listed && !own.includes(ref))}
        add={(ref) => onChange([...own, ref])}
      />
    </>
  );
}
