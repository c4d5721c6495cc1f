import { comboOnWire, itemOnWire } from "@tablee/contract/menus/menu-amounts";
import type { OrderRequest, PricedLine } from "@tablee/contract/orders/orders.schema";
import type { Text } from "@tablee/domain/language/text";
import { comboOf, itemOf } from "@tablee/domain/menus/find-in-menu";
import { lineAllergens } from "@tablee/domain/orders/line/allergens";
import type { Menu } from "@tablee/domain/menus/menu";
import { entryName } from "@tablee/domain/menus/slot-portions";
import { type Minor, minor, toDecimal } from "@tablee/domain/money/minor";
import { chosenModifiers, type Portion, readLine } from "@tablee/domain/orders/line/line-portions";
import { placedAt } from "@tablee/domain/orders/line/order-line";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import { unitTaxBases } from "@tablee/domain/orders/tax/line-tax-bases";
import type { TaxBase } from "@tablee/domain/orders/tax/taxes-on";

/** A line with the words and prices at the time of the order, as it is stored; amounts in minor units. */
export interface PricedLineRecord extends Omit<PricedLine, "id" | "unit_price" | "price"> {
  /** The amounts of one unit that are taxed. */
  tax_bases: TaxBase[];
  unit_price: Minor;
  price: Minor;
  /** What offers take off the line. */
  discount: Minor;
}

const NO_TEXT: Text = { en: null, fr: null, default: null };

/**
 * Returns a line of a request together with what the menu says about it. Anything that the menu does not contain is
 * omitted and costs nothing; the problems of the order name it.
 */
export const expandLine = (
  menu: Menu,
  line: OrderRequest["items"][number],
  diner: PricedLine["diner"],
): Omit<PricedLineRecord, "discount"> => {
  const item = line.type === "item" ? itemOf(menu, line.item_id) : undefined;
  const combo = line.type === "combo" ? comboOf(menu, line.combo_id) : undefined;
  const shown = item ?? combo;
  return {
    type: line.type,
    item_id: line.type === "item" ? line.item_id : null,
    combo_id: line.type === "combo" ? line.combo_id : null,
    item: item ? itemOnWire(item) : null,
    combo: combo ? comboOnWire(combo) : null,
    name: shown?.name ?? NO_TEXT,
    image_url: shown?.image_url ?? null,
    modifiers: (readLine(menu, line)?.portions ?? []).flatMap(expandPortion),
    quantity: line.quantity,
    notes: line.notes.trim(),
    allergens: lineAllergens(menu, line),
    substitution: null,
    diner,
    tax_bases: unitTaxBases(menu, line),
    ...(priceLine(menu, line) ?? { unit_price: minor(0), price: minor(0) }),
  };
};

/**
 * Lists first, in a combo, the slot that the item fills; then each group in which something is chosen, in menu order,
 * with the groups nested under a choice after it.
 */
const expandPortion = (portion: Portion): PricedLine["modifiers"] => {
  const { item, slot, slot_item } = portion;
  const place = {
    item_id: item.id,
    slot_id: slot?.id ?? null,
    slot_name: slot?.name ?? null,
    item_name: slot_item ? entryName(item.name, slot_item) : item.name,
    ...placedAt(portion.portion, slot_item?.variant),
  };
  const entries = new Map<number, PricedLine["modifiers"][number]>();
  for (const { group, modifier, quantity, free, within } of chosenModifiers(portion)) {
    const entry = entries.get(group.id) ?? {
      ...place,
      modifier_group_id: group.id,
      group_name: group.name,
      selection: [],
      ...(within.length > 0 ? { within } : {}),
    };
    entry.selection.push({
      modifier_id: modifier.id,
      quantity,
      name: modifier.name,
      price: toDecimal(modifier.price),
      ...(free > 0 ? { free } : {}),
    });
    entries.set(group.id, entry);
  }
  const filled = slot ? [{ ...place, modifier_group_id: null, group_name: null, selection: [] }] : [];
  return [...filled, ...entries.values()];
};
