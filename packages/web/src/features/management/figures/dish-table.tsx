import type { Figures } from "@tablee/contract/management/figures.contract";
import { textIn } from "@tablee/domain/language/text-in";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { BarTable } from "./bar-table.tsx";

type Sold = Pick<Figures["dishes"][number], "quantity" | "amount" | "discount">;

/** What was sold by dish; those beyond the hundred that sold most are one row, so that all of it adds up. */
export function DishTable({ figures }: { figures: Figures }) {
  useWords();
  const language = useLanguage();
  const { dishes, other_dishes, currency } = figures;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const isOff = [...dishes, ...(other_dishes ? [other_dishes] : [])].some(({ discount }) => discount > 0);
  const cellsOf = ({ quantity, amount, discount }: Sold) => [
    quantity,
    ...(isOff ? [discount > 0 ? money(-discount) : "–"] : []),
    money(amount),
  ];
  return (
    <BarTable
      caption={m.management_by_dish()}
      columns={[
        m.kitchen_totals_dish(),
        m.kitchen_totals_quantity(),
        ...(isOff ? [m.management_off()] : []),
        m.kitchen_totals_amount(),
      ]}
      empty={m.management_nothing_sold()}
      rows={[
        ...dishes.map(({ item_id, combo_id, name, ...sold }) => ({
          key: `${item_id}:${combo_id}`,
          name: textIn(name, language),
          size: sold.quantity,
          cells: cellsOf(sold),
        })),
        // Without a bar: that of all others would make those of single dishes short.
        ...(other_dishes
          ? [{ key: "others", name: m.management_other_dishes(), size: 0, cells: cellsOf(other_dishes) }]
          : []),
      ]}
    />
  );
}
