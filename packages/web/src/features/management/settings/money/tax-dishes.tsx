import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAppContext } from "../../../../routes/app-context.ts";
import { AddLineSelect } from "../../menu/add-line-select.tsx";
import { LineChips } from "../../menu/line-chips.tsx";

interface TaxDishesProps {
  restaurant_id: number;
  /** The refs of the dishes; null: those that no other rate names. */
  item_ids: string[] | null;
  onChange: (item_ids: string[] | null) => void;
}

/**
 * The dishes to which a rate applies instead of the others (restaurants §29); once none is left, it applies to all
 * again.
 */
export function TaxDishes({ restaurant_id, item_ids, onChange }: TaxDishesProps) {
  useWords();
  const { orpc } = useAppContext();
  const { data } = useQuery(orpc.management.draft.queryOptions({ input: { restaurant_id } }));
  const items = data?.live.items ?? [];
  const own = item_ids ?? [];
  return (
    <fieldset className="grid gap-2">
      <legend className="text-bs font-semibold">{m.management_tax_which()}</legend>
      <p className="text-cap text-ink-2">
        {item_ids === null ? m.management_tax_all_dishes() : m.management_tax_dishes({ count: own.length })}
      </p>
      <LineChips
        restaurant_id={restaurant_id}
        lines={own.flatMap((ref) => items.find((one) => one.ref === ref) ?? [])}
        remove={(ref) => {
          const left = own.filter((one) => one !== ref);
          onChange(left.length === 0 ? null : left);
        }}
      />
      <AddLineSelect
        label={m.management_tax_add_dish()}
        lines={items.filter(({ ref, listed }) => listed && !own.includes(ref))}
        add={(ref) => onChange([...own, ref])}
      />
    </fieldset>
  );
}
