// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { hiddenBy, makeGroup, makeItem, makeMenu, makeModifier, text } from "@tablee/domain/menus/menu.example";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { MenuItem, ModifierGroup } from "@tablee/domain/menus/menu";
import { minor } from "@tablee/domain/money/minor";
import { useEffect } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MenuOrderingContext } from "../reading/menu-ordering.ts";
import { ItemChoices } from "./item-choices.tsx";
import { ItemFoot } from "./item-foot.tsx";
import { type ItemComposer, useItemComposer } from "./use-item-composer.ts";
import { storeToken } from "../../../session/token.ts";
import { isTheirs, keptItem } from "./kept-compositions.ts";
import { useMissingPlaces } from "./use-missing-places.ts";
import { wizardSteps } from "./item-composition.ts";
import { useWizard } from "./use-wizard.ts";

const burger = makeItem({ id: 1, price: minor(1000) });
const size = makeGroup({
  id: 10,
  name: text("Size"),
  min_selected_amount: 1,
  max_selected_amount: 1,
  modifiers: [
    makeModifier({ id: 101, name: text("Small") }),
    makeModifier({ id: 102, name: text("Large"), price: minor(400) }),
  ],
});
const patty = makeGroup({
  id: 20,
  name: text("Patty"),
  min_selected_amount: 1,
  max_selected_amount: 1,
  modifiers: [makeModifier({ id: 201, name: text("Beef") }), makeModifier({ id: 202, name: text("Beans") })],
});
const toppings = makeGroup({
  id: 30,
  name: text("Toppings"),
  max_selected_amount: 2,
  modifiers: [
    makeModifier({ id: 301, name: text("Onions") }),
    makeModifier({ id: 302, name: text("Pickles") }),
    { ...hiddenBy(303, "20|202"), name: text("Bacon"), price: minor(250) },
  ],
});
const sauces = makeGroup({
  id: 40,
  name: text("Sauces"),
  max_selected_amount: 3,
  selections_per_item: 2,
  modifiers: [makeModifier({ id: 401, name: text("Aioli") }), makeModifier({ id: 402, name: text("Ketchup") })],
});

let composed: ItemComposer;

interface DishProps {
  item: MenuItem;
  groups: ModifierGroup[];
  canBeAdded: boolean;
  who?: string;
}

/** The dialog's content for a dish, with its current composer. */
function Dish({ item, groups, canBeAdded, who }: DishProps) {
  const composer = useItemComposer(MENUS.get(groups) ?? null, item, undefined, who);
  const wizard = useWizard(composer ? wizardSteps(item, composer.groups, canBeAdded) : null, "dish");
  const missing = useMissingPlaces();
  useEffect(() => {
    if (composer) composed = composer;
  });
  if (!composer) return null;
  return <ItemChoices {...{ composer, item, wizard, missing }} currency="CAD" />;
}

const MENUS = new Map<ModifierGroup[], ReturnType<typeof makeMenu>>();

function open(groups: ModifierGroup[], item = burger, canBeAdded = true, who?: string): () => void {
  MENUS.set(groups, makeMenu({ items: [item], modifier_groups: groups }));
  return render(<Dish {...{ item, groups, canBeAdded, ...(who ? { who } : {}) }} />).unmount;
}

const choice = (name: RegExp) => screen.getByRole("radio", { name });
const topping = (name: RegExp) => screen.getByRole("checkbox", { name });
const press = (element: HTMLElement) => fireEvent.click(element);
/** As screen readers announce it. */
const step = () => screen.getByText(/^Step/, { selector: "[role=status]" }).textContent;
const isDisabled = (element: HTMLElement) => element.getAttribute("aria-disabled") === "true";

afterEach(() => {
  cleanup();
  MENUS.clear();
  vi.useRealTimers();
});

describe("the choices of a dish", () => {
  it("are radios named by their group when one is allowed, and the price follows them", () => {
    open([size]);
    expect(screen.getByRole("radiogroup", { name: "Size" })).toBeTruthy();
    expect(composed.unmet.map(({ group }) => group.id)).toEqual([10]);
    press(choice(/Large/));
    expect(choice(/Large/).getAttribute("aria-checked")).toBe("true");
    press(choice(/Small/));
    expect(choice(/Large/).getAttribute("aria-checked")).toBe("false");
    expect([composed.price, composed.unmet]).toEqual([1000, []]);
  });

  it("show a price from the cheapest missing choice until that choice is made (menus §34)", () => {
    const bottle = {
      ...patty,
      modifiers: [makeModifier({ id: 201, price: minor(300) }), makeModifier({ id: 202, price: minor(100) })],
    };
    open([size, bottle]);
    expect([composed.price, composed.from]).toEqual([1000, 1100]);
    press(choice(/Large/));
    expect([composed.price, composed.from]).toEqual([1400, 1500]);
    act(() => composed.setQuantity(2));
    expect(composed.from).toBe(3000);
    act(() => composed.select(20, 201, 1));
    expect([composed.price, composed.from]).toEqual([3400, null]);
  });

  it("say beside the group and in its description what is missing, once Add was pressed (menus §23)", () => {
    open([size, patty]);
    expect(screen.queryByText("Choose one to continue.")).toBeNull();
    act(() => composed.setTried());
    const group = screen.getByRole("radiogroup", { name: "Patty" });
    const described = (group.getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain("Choose one to continue.");
    press(choice(/Beef/));
    expect(screen.getAllByText("Choose one to continue.")).toHaveLength(1);
  });

  it("stop at the group's maximum: the remaining boxes are disabled, and a plus does nothing", () => {
    open([toppings, sauces]);
    press(screen.getByText("Onions"));
    press(screen.getByText("Pickles"));
    expect([topping(/Bacon/), topping(/Onions/)].map(isDisabled)).toEqual([true, false]);
    press(screen.getByRole("button", { name: "Add Aioli" }));
    press(screen.getByRole("button", { name: "One more" }));
    press(screen.getByRole("button", { name: "One more" }));
    expect(within(screen.getByRole("group", { name: "Quantity of Aioli" })).getByRole("status").textContent).toBe("2");
  });

  it("say what a choice hides, and what it removed at which price", () => {
    open([patty, toppings]);
    press(screen.getByText("Bacon"));
    expect(composed.price).toBe(1250);
    press(choice(/Beans/));
    expect(screen.queryByRole("checkbox", { name: /Bacon/ })).toBeNull();
    expect(screen.getByText("“Bacon” is hidden because you chose “Beans”.")).toBeTruthy();
    expect(screen.getByText(/Removed by this choice: Bacon \(\$2\.50\)/)).toBeTruthy();
    expect(composed.price).toBe(1000);
    press(choice(/Beef/));
    expect(topping(/Bacon/).getAttribute("aria-checked")).toBe("false");
  });

  it("show a choice's nested group while that choice is selected, and hide it afterwards (menus §46)", () => {
    const asks = {
      ...patty,
      modifiers: patty.modifiers.map((one) => (one.id === 201 ? { ...one, modifier_groups: [50] } : one)),
    };
    const doneness = makeGroup({ ...size, id: 50, name: text("Doneness"), items: [] });
    open([asks, doneness]);
    expect(screen.queryByRole("radiogroup", { name: "Doneness" })).toBeNull();
    press(choice(/Beef/));
    expect(screen.getByRole("radiogroup", { name: "Doneness" })).toBeTruthy();
    expect(composed.unmet.map(({ group }) => group.id)).toEqual([50]);
    press(choice(/Beans/));
    expect(screen.queryByRole("radiogroup", { name: "Doneness" })).toBeNull();
    expect(composed.unmet).toEqual([]);
  });

  it("say that nested choices are the same for each, once a modifier is chosen twice (menus §46)", () => {
    const asks = {
      ...sauces,
      modifiers: sauces.modifiers.map((one) => (one.id === 401 ? { ...one, modifier_groups: [60] } : one)),
    };
    const heat = makeGroup({ ...size, id: 60, name: text("Heat"), items: [] });
    open([asks, heat]);
    press(screen.getByRole("button", { name: "Add Aioli" }));
    const said = () => {
      const ids = (screen.getByRole("radiogroup", { name: "Heat" }).getAttribute("aria-describedby") ?? "").split(" ");
      return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
    };
    expect(said()).toBe("Select one");
    press(screen.getByRole("button", { name: "One more" }));
    expect(said()).toBe("Select one · the same choices for each");
  });

  it("go to the next step by themselves after a touch, but not after a choice by keyboard (menus §28)", () => {
    vi.useFakeTimers();
    open([size, patty], makeItem({ ...burger, use_wizard: true }));
    expect(step()).toBe("Step 1 of 3");
    fireEvent.keyDown(document.body, { key: "ArrowDown" });
    press(choice(/Small/));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(step()).toBe("Step 1 of 3");
    fireEvent.pointerDown(document.body);
    press(choice(/Large/));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(step()).toBe("Step 2 of 3");
    expect(screen.queryByRole("radiogroup", { name: "Size" })).toBeNull();
  });

  it("are all shown at once, without steps, when the dish cannot be added (menus §24)", () => {
    open([size, patty], makeItem({ ...burger, use_wizard: true }), false);
    expect(screen.queryByText(/^Step/)).toBeNull();
    expect(screen.getAllByRole("radiogroup")).toHaveLength(2);
  });
});

describe("a dish that was composed and closed without being added (menus §23)", () => {
  it("is as it was when it is opened again, for the same person only, until it is added", () => {
    const close = open([size, toppings], burger, true, "7");
    press(choice(/Large/));
    act(() => composed.setQuantity(3));
    act(() => composed.setNotes("No salt, please"));
    close();
    open([size, toppings], burger, true, "8")();
    expect([composed.quantity, composed.notes, composed.unmet.length]).toEqual([1, "", 1]);
    const closeAgain = open([size, toppings], burger, true, "7");
    expect(choice(/Large/).getAttribute("aria-checked")).toBe("true");
    expect([composed.quantity, composed.notes]).toEqual([3, "No salt, please"]);
    act(() => composed.forget());
    closeAgain();
    open([size, toppings], burger, true, "7");
    expect([composed.quantity, composed.notes, composed.unmet.length]).toEqual([1, "", 1]);
    act(() => composed.forget());
  });

  it("loses what the menu no longer offers, and says so", () => {
    const close = open([sauces], burger, true, "7");
    press(screen.getByRole("button", { name: "Add Aioli" }));
    close();
    open([{ ...sauces, modifiers: sauces.modifiers.slice(1) }], burger, true, "7");
    expect(composed.line.modifiers).toEqual([]);
    expect(screen.getByText("Some of your choices are no longer offered and were removed.")).toBeTruthy();
    act(() => composed.forget());
  });

  it("is left to nobody who signs in or out on the device", () => {
    open([size], burger, true, "visitor")();
    const close = open([size], burger, true, "visitor");
    press(choice(/Large/));
    close();
    expect(keptItem("visitor item 1|")).toBeDefined();
    storeToken("somebody's");
    expect(keptItem("visitor item 1|")).toBeUndefined();
    storeToken(null);
  });

  it("is a visitor's to keep once they have signed in, and nobody else's", () => {
    expect([isTheirs("7", "7"), isTheirs("visitor", "7"), isTheirs("7", "visitor"), isTheirs("7", "8")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("is not kept when it was only looked at", () => {
    const close = open([size], burger, true, "7");
    close();
    expect(keptItem("7 item 1|")).toBeUndefined();
  });
});

it("a note that cannot be sent stops Add in words, and has the focus (menus §23)", () => {
  const replace = vi.fn();
  const menu = makeMenu({ items: [burger], modifier_groups: [] });
  const line = { id: "a", type: "item", item_id: 1, modifiers: [], quantity: 1, notes: "x".repeat(501) } as const;
  const Edited = () => {
    const composer = useItemComposer(menu, burger, line as never);
    const missing = useMissingPlaces();
    const of = { item: burger, wizard: null, missing };
    if (!composer) return null;
    return (
      <MenuOrderingContext value={{ replace } as never}>
        <ItemChoices {...of} composer={composer} currency="CAD" />
        <ItemFoot
          {...{ ...of, menu, composer, line }}
          restaurant={{ currency: "CAD" } as Restaurant}
          onDone={() => undefined}
        />
      </MenuOrderingContext>
    );
  };
  render(<Edited />);
  const note = screen.getByRole("textbox");
  const said = () => screen.getAllByText("Your note is too long").length;
  expect(said()).toBe(1);
  press(screen.getByRole("button", { name: /Update order/ }));
  expect([replace.mock.calls.length, said(), document.activeElement]).toEqual([0, 2, note]);
  fireEvent.change(note, { target: { value: "No salt" } });
  expect(screen.queryByText("Your note is too long")).toBeNull();
  press(screen.getByRole("button", { name: /Update order/ }));
  expect(replace).toHaveBeenCalledOnce();
});
