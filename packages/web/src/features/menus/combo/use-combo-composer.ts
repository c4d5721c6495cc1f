import { itemsById, leastOfCombo } from "@tablee/domain/orders/line/combo-amounts";
import { mostOfCombo } from "@tablee/domain/orders/line/combo-limit";
import { reopeningStep } from "@tablee/domain/orders/line/combos";
import { openingModifiers } from "@tablee/domain/orders/line/fill-slot";
import { groupsOfItem } from "@tablee/domain/menus/find-in-menu";
import type { Combo, Menu } from "@tablee/domain/menus/menu";
import { minor, type Minor } from "@tablee/domain/money/minor";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import {
  type ComboLine,
  type LineModifier,
  type OrderLine,
  portionNumber,
} from "@tablee/domain/orders/line/order-line";
import { useMemo, useState } from "react";
import {
  chooseInSlot,
  countWith,
  fillWith,
  type PortionView,
  portionViews,
  preselectedIn,
  settledModifiers,
  type SlotChoice,
  type SlotView,
  slotViews,
  withAnswers,
} from "./combo-composition.ts";
import { forgetComposed, isTheirs, keptCombo, useKeptLine } from "../dish/kept-compositions.ts";
import { countChosen, type Dropped, droppedBy, leastToMeet, selectionsIn } from "../dish/item-composition.ts";

type Step = "items" | "customise";

interface Composed {
  key: string;
  /** Who opened it; null: it is not kept. */
  who: string | null;
  step: Step;
  modifiers: LineModifier[];
  quantity: number;
  notes: string;
  tried: boolean;
  lost: boolean;
  dropped: Dropped | null;
  /** Whether anything was chosen or typed since it was opened, so that it is kept. */
  touched: boolean;
}

export interface ComboComposer {
  step: Step;
  slots: SlotView[];
  portions: PortionView[];
  /** A step of choices follows the items, as far as is known. */
  goes_on: boolean;
  quantity: number;
  /** How many of this combo may still be ordered; 0 if its limit is reached. */
  most: number;
  notes: string;
  tried: boolean;
  /** The edited line had items or choices that are no longer on the menu. */
  lost: boolean;
  /** What the last choice removed from other groups of the same dish. */
  dropped: Dropped | null;
  /** One of its items asks its groups step by step, and so all of them do. */
  use_wizard: boolean;
  unit_price: Minor;
  price: Minor;
  /** The lowest possible price while missing dishes or required choices may still change it; null: it is `price`. */
  from: Minor | null;
  line: ComboLine;
  fill: (slot_id: number, choice: SlotChoice | null) => void;
  /** Sets the number of portions of an entry in a slot with several. */
  count: (slot_id: number, choice: SlotChoice, wanted: number) => void;
  select: (portion: PortionView, group_id: number, modifier_id: number, quantity: number) => void;
  go: (step: Step) => void;
  setQuantity: (quantity: number) => void;
  setNotes: (notes: string) => void;
  setTried: () => void;
  /** Called once it was added: it is not reopened. */
  forget: () => void;
}

export interface ComboStart {
  menu: Menu;
  combo: Combo;
  /** The dish from which it was opened, or null. */
  item_id: number | null;
  /** What was chosen for that dish before. */
  chosen: readonly LineModifier[];
  /** The line that is being edited. */
  line: (ComboLine & { id: string }) | undefined;
  /** The lines of the basket. */
  lines: readonly (OrderLine & { id: string })[];
}

/** The modifiers of a newly opened combo: the dish from which it was opened keeps what was chosen for it. */
function opened({ menu, combo, item_id, chosen }: ComboStart): LineModifier[] {
  const slot_id = combo.primary_slot_id;
  const modifiers = openingModifiers(menu, combo, item_id);
  const comes = modifiers.some((entry) => entry.slot_id === slot_id && entry.item_id === item_id);
  const opening = modifiers.reduce<LineModifier[]>((line, entry) => {
    const portion = portionNumber(entry);
    const brought = comes && entry.slot_id === slot_id && portion === 1;
    return entry.slot_id === null || brought ? line : preselectedIn(menu, line, entry.slot_id, portion);
  }, modifiers);
  return comes ? [...opening, ...chosen.map((entry) => ({ ...entry, slot_id }))] : opening;
}

/** `kept` was composed before, and not added. */
function begin(start: ComboStart, { key, who }: Pick<Composed, "key" | "who">, kept: ComboLine | undefined): Composed {
  const { menu, combo } = start;
  const line = start.line ?? kept;
  const settled = line ? settledModifiers(menu, combo, line.modifiers) : opened(start);
  const modifiers = withAnswers(menu, combo, settled);
  // menus §20: an edited line reopens at the matching step.
  const filled = slotViews(menu, combo, modifiers).every(({ missing }) => !missing);
  const reopened = start.line && filled && reopeningStep(menu, combo, { modifiers }) === "customise";
  return {
    key,
    who,
    step: reopened ? "customise" : "items",
    modifiers,
    lost: countChosen(line?.modifiers ?? []) > countChosen(settled),
    quantity: line?.quantity ?? 1,
    notes: line?.notes ?? "",
    tried: false,
    dropped: null,
    touched: false,
  };
}

/** Whether any dish that may fill a slot has choices to make. */
const isCustomisable = (menu: Menu, combo: Combo): boolean =>
  combo.slots.some(({ items }) => items.some(({ item_id }) => groupsOfItem(menu, item_id).length > 0));

/** The result of a choice in a group of one slot's dish, with what it removed from the dish's other groups. */
function selectIn(
  menu: Menu,
  before: readonly LineModifier[],
  place: Pick<PortionView, "slot" | "item" | "portion">,
  group_id: number,
  modifier_id: number,
  quantity: number,
): Pick<Composed, "modifiers" | "dropped"> {
  const { slot, item, portion } = place;
  const modifiers = chooseInSlot(menu, before, place, group_id, modifier_id, quantity);
  const chosen = (of: readonly LineModifier[]) => selectionsIn(menu, item, of, slot.id, portion);
  const at = { slot_id: slot.id, portion, group_id };
  return { modifiers, dropped: droppedBy(menu, item, at, chosen(before), chosen(modifiers)) };
}

const mostOf = ({ combo, line, lines }: ComboStart): number =>
  mostOfCombo(
    combo,
    lines.filter(({ id }) => id !== line?.id),
  );

/**
 * The lowest price that the combo can still have. While slots are empty nobody gets it for its current price, not even
 * for the base price alone.
 */
function leastFrom(
  { menu, combo }: ComboStart,
  slots: readonly SlotView[],
  portions: readonly PortionView[],
  unit_price: Minor,
  quantity: number,
): Minor | null {
  const toMeet = portions.flatMap(({ item, groups }) => leastToMeet(menu, item, groups) ?? []);
  const isOpen = slots.some(({ missing }) => missing);
  if (toMeet.length === 0 && !isOpen) return null;
  const adds = toMeet.reduce((sum, least) => sum + least, 0);
  const unit = Math.max(isOpen ? leastOfCombo(combo, itemsById(menu)) : 0, unit_price + adds);
  return minor(unit * quantity);
}

/**
 * A combo that is being composed (menus §20): its items, then the choices of each. `who` composes it; null: it is not
 * kept when it is closed.
 */
export function useComboComposer(start: ComboStart | null, who: string | null = null): ComboComposer | null {
  const [state, setState] = useState<Composed | null>(null);
  const key = start ? JSON.stringify([start.combo.id, start.item_id, start.line?.id, start.chosen]) : "";
  const of = who === null || !start || start.line ? null : `${who} combo ${key}`;
  if (start && state?.key !== key) setState(begin(start, { key, who }, keptCombo(of)));
  const composer = useMemo((): ComboComposer | null => {
    if (!start || state?.key !== key) return null;
    const { menu, combo } = start;
    const { modifiers, notes, step, tried, lost, dropped } = state;
    const most = mostOf(start);
    // The limit may have been reached by other lines meanwhile, or lowered on the menu.
    const quantity = Math.max(1, Math.min(state.quantity, most));
    const portions = portionViews(menu, combo, modifiers);
    const slots = slotViews(menu, combo, modifiers);
    // What was asked when the dish stood by itself is not asked again.
    const asked = start.chosen.length > 0 ? start.item_id : null;
    const line: ComboLine = { type: "combo", combo_id: combo.id, modifiers, quantity, notes: notes.trim() };
    const priced = priceLine(menu, line) ?? { unit_price: minor(0), price: minor(0) };
    const change = (part: Partial<Composed>) => setState((before) => before && { ...before, touched: true, ...part });
    return {
      step,
      quantity,
      notes,
      tried,
      line,
      slots,
      portions,
      lost,
      dropped,
      use_wizard: portions.some(({ item }) => item.use_wizard),
      goes_on:
        portions.some((portion) => portion.item.id !== asked || !portion.groups.every(({ valid }) => valid)) ||
        (slots.some(({ missing }) => missing) && isCustomisable(menu, combo)),
      most,
      ...priced,
      from: leastFrom(start, slots, portions, priced.unit_price, quantity),
      fill: (slot_id, choice) => {
        const filled = fillWith(menu, combo, modifiers, slot_id, choice?.item.id ?? null, choice?.variant);
        change({ modifiers: filled, dropped: null });
      },
      count: (slot_id, choice, wanted) =>
        change({ modifiers: countWith(menu, combo, modifiers, slot_id, choice, wanted), dropped: null }),
      select: (portion, group_id, modifier_id, count) =>
        change(selectIn(menu, modifiers, portion, group_id, modifier_id, count)),
      go: (to) => change({ step: to, tried: false }),
      setQuantity: (count) => change({ quantity: count }),
      setNotes: (words) => change({ notes: words }),
      setTried: () => change({ tried: true }),
      forget: () => {
        forgetComposed(of);
        change({ touched: false });
      },
    };
    // `start` is a new function at every render; its key and what it reads are the dependencies.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start?.menu, start?.combo, start?.lines, state, key, of]);
  useKeptLine(of, state?.touched && isTheirs(state.who, who) ? composer?.line : undefined);
  return composer;
}
