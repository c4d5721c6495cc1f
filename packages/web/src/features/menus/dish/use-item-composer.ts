import { groupsOfItem } from "@tablee/domain/menus/find-in-menu";
import type { Menu, MenuItem } from "@tablee/domain/menus/menu";
import { minor, type Minor } from "@tablee/domain/money/minor";
import type { Selections } from "@tablee/domain/orders/line/modifier-groups";
import { withOnlyAnswers } from "@tablee/domain/orders/choices/only-answers";
import { openingSelections } from "@tablee/domain/orders/choices/preselected";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import type { ItemLine } from "@tablee/domain/orders/line/order-line";
import { useMemo, useState } from "react";
import {
  choose,
  composition,
  countChosen,
  type Dropped,
  droppedBy,
  type GroupView,
  leastToMeet,
  lineModifiers,
  selectionsIn,
} from "./item-composition.ts";
import { forgetComposed, isTheirs, keptItem, useKeptLine } from "./kept-compositions.ts";

interface Composed {
  /** Identifies what this is the state of: another dish or line starts over. */
  key: string;
  /** Who opened it; null: it is not kept. */
  who: string | null;
  selections: Selections;
  quantity: number;
  notes: string;
  /** Add was pressed while something was missing: missing choices are marked from then on. */
  tried: boolean;
  lost: boolean;
  dropped: Dropped | null;
  /** Whether anything was chosen or typed since it was opened, so that it is kept. */
  touched: boolean;
}

export interface ItemComposer {
  groups: GroupView[];
  quantity: number;
  notes: string;
  tried: boolean;
  /** The edited line had choices that are no longer on the menu. */
  lost: boolean;
  /** What the last choice removed from other groups. */
  dropped: Dropped | null;
  unit_price: Minor;
  price: Minor;
  /** The lowest possible price of the line while required choices may still change it; null: it is `price`. */
  from: Minor | null;
  /** Groups that stop the line, in order. */
  unmet: GroupView[];
  line: ItemLine;
  select: (group_id: number, modifier_id: number, quantity: number) => void;
  setQuantity: (quantity: number) => void;
  setNotes: (notes: string) => void;
  setTried: () => void;
  /** Called once it was added: it is not reopened. */
  forget: () => void;
}

const begin = (
  menu: Menu,
  item: MenuItem,
  line: ItemLine | undefined,
  { key, who }: Pick<Composed, "key" | "who">,
): Composed => {
  const stored = selectionsIn(menu, item, line?.modifiers ?? [], null);
  const groups = groupsOfItem(menu, item.id);
  const selections = line ? withOnlyAnswers(item, groups, stored) : openingSelections(item, groups);
  return {
    key,
    who,
    selections,
    lost: countChosen(line?.modifiers ?? []) > countChosen(lineModifiers(menu, item.id, stored, null)),
    quantity: line?.quantity ?? 1,
    notes: line?.notes ?? "",
    tried: false,
    dropped: null,
    touched: false,
  };
};

/**
 * An item that is being composed: for the first time, or again from a line of the basket. `who` composes it; null: it is
 * not kept when it is closed.
 */
export function useItemComposer(
  menu: Menu | null,
  item: MenuItem | null,
  line: (ItemLine & { id: string }) | undefined,
  who: string | null = null,
) {
  const [state, setState] = useState<Composed | null>(null);
  const key = `${item?.id ?? ""}|${line?.id ?? ""}`;
  const of = who === null || line || !item ? null : `${who} item ${key}`;
  if (menu && item && state?.key !== key) setState(begin(menu, item, line ?? keptItem(of), { key, who }));
  const composer = useMemo((): ItemComposer | null => {
    if (!menu || !item || state?.key !== key) return null;
    const groups = composition(menu, item, state.selections);
    const composed: ItemLine = {
      type: "item",
      item_id: item.id,
      modifiers: lineModifiers(menu, item.id, state.selections, null),
      quantity: state.quantity,
      notes: state.notes.trim(),
    };
    const priced = priceLine(menu, composed) ?? { unit_price: minor(0), price: minor(0) };
    const addsToMeet = leastToMeet(menu, item, groups);
    const change = (part: Partial<Composed>) => setState((before) => before && { ...before, touched: true, ...part });
    return {
      groups,
      quantity: state.quantity,
      notes: state.notes,
      tried: state.tried,
      lost: state.lost,
      dropped: state.dropped,
      ...priced,
      from: addsToMeet === null ? null : minor(Math.max(0, priced.price + addsToMeet * state.quantity)),
      unmet: groups.filter(({ valid }) => !valid),
      line: composed,
      select: (group_id, modifier_id, quantity) => {
        const selections = choose(menu, item, state.selections, group_id, modifier_id, quantity);
        const dropped = droppedBy(menu, item, { slot_id: null, group_id }, state.selections, selections);
        change({ selections, dropped });
      },
      setQuantity: (quantity) => change({ quantity }),
      setNotes: (notes) => change({ notes }),
      setTried: () => change({ tried: true }),
      forget: () => {
        forgetComposed(of);
        change({ touched: false });
      },
    };
  }, [menu, item, state, key, of]);
  useKeptLine(of, state?.touched && isTheirs(state.who, who) ? composer?.line : undefined);
  return composer;
}
