// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import {
  makeCombo,
  makeGroup,
  makeItem,
  makeMenu,
  makeModifier,
  makeSlot,
  text,
} from "@tablee/domain/menus/menu.example";
import { minor } from "@tablee/domain/money/minor";
import { useEffect } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useWizard } from "../dish/use-wizard.ts";
import { useMissingPlaces } from "../dish/use-missing-places.ts";
import { ComboChoices } from "./combo-choices.tsx";
import { stepsOf } from "./combo-composition.ts";
import { missingOn } from "./combo-missing.ts";
import { type ComboComposer, useComboComposer } from "./use-combo-composer.ts";

const size = makeGroup({
  id: 10,
  items: [1],
  name: text("Size"),
  min_selected_amount: 1,
  max_selected_amount: 1,
  modifiers: [
    makeModifier({ id: 101, name: text("Small") }),
    makeModifier({ id: 102, name: text("Large"), price: minor(400) }),
  ],
});
const combo = makeCombo({
  id: 5,
  base_price: minor(1500),
  primary_slot_id: 71,
  slots: [
    makeSlot(71, [1], { name: text("Burger") }),
    makeSlot(72, [], {
      name: text("Side"),
      items: [{ item_id: 2 }, { item_id: 3, extra_price: minor(75) }, { item_id: 4 }],
    }),
    makeSlot(73, [], {
      name: text("Dips"),
      optional: true,
      maximum: 2,
      items: [{ item_id: 5, limit: 1 }, { item_id: 6 }],
    }),
  ],
});
const menu = makeMenu({
  items: [
    makeItem({ id: 1, name: text("Smash burger") }),
    makeItem({ id: 2, name: text("Fries") }),
    makeItem({ id: 3, name: text("Poutine") }),
    makeItem({ id: 4, name: text("Salad"), stock_status: "sold_out" }),
    makeItem({ id: 5, name: text("Aioli") }),
    makeItem({ id: 6, name: text("Curry") }),
  ],
  modifier_groups: [size],
  combos: [combo],
});
const START = { menu, combo, item_id: null, chosen: [], line: undefined, lines: [] };

let composed: ComboComposer;

/** The combo creator's steps, with its current composer. */
function Creator({ item_id, of, who }: { item_id: number | null; of: typeof menu; who: string | null }) {
  const composer = useComboComposer({ ...START, menu: of, item_id }, who);
  const missing = useMissingPlaces();
  const asks = composer?.step === "customise" && composer.use_wizard;
  const wizard = useWizard(asks ? stepsOf(composer.portions) : null, "");
  useEffect(() => {
    if (composer) composed = composer;
  });
  if (!composer) return null;
  return <ComboChoices {...{ composer, missing }} currency="CAD" wizard={wizard} wayBack={<a href="#back">Back</a>} />;
}

const open = (item_id: number | null = null, of = menu, who: string | null = null) =>
  render(<Creator {...{ item_id, of, who }} />);
const choice = (name: RegExp) => screen.getByRole("radio", { name });
const press = (element: HTMLElement) => fireEvent.click(element);
const chosen = () => composed.line.modifiers.map(({ slot_id, item_id }) => [slot_id, item_id]);

afterEach(cleanup);

describe("what is still missing in a combo", () => {
  const names = () => missingOn(composed, "en").map(({ name }) => name);

  it("is named by its slot in the first step, then by its modifier group", () => {
    open();
    expect(names()).toEqual(["Side"]);
    press(choice(/Fries/));
    act(() => composed.go("customise"));
    expect(names()).toEqual(["Size"]);
  });

  it("names the dish too when two dishes of the combo need a choice in groups of the same name", () => {
    open(null, { ...menu, modifier_groups: [size, { ...size, id: 11, items: [2] }] });
    press(choice(/Fries/));
    act(() => composed.go("customise"));
    expect(names()).toEqual(["Size (Smash burger)", "Size (Fries)"]);
  });
});

describe("the combo creator", () => {
  it("fills a slot that has only one choice, and shows what other choices add or why they are unavailable", () => {
    open();
    expect(choice(/Smash burger/).getAttribute("aria-checked")).toBe("true");
    expect(choice(/Fries/).closest("label")?.textContent).toContain("Included");
    expect(choice(/Poutine/).closest("label")?.textContent).toContain("+ $0.75");
    expect(choice(/Salad/).getAttribute("aria-disabled")).toBe("true");
    expect(choice(/Salad/).closest("label")?.textContent).toContain("Out of stock");
  });

  it("holds one dish at a time in a slot, and the combo's price follows it", () => {
    open();
    press(choice(/Poutine/));
    expect(composed.price).toBe(1575);
    press(choice(/Fries/));
    expect(chosen().filter(([slot]) => slot === 72)).toEqual([[72, 2]]);
    expect(composed.price).toBe(1500);
  });

  it("shows a price from the cheapest missing choice, on both steps, until that choice is made (menus §34)", () => {
    const [, large] = size.modifiers;
    open(null, { ...menu, modifier_groups: [{ ...size, modifiers: large ? [large, { ...large, id: 103 }] : [] }] });
    expect([composed.price, composed.from]).toEqual([1500, 1900]);
    press(choice(/Poutine/));
    expect([composed.price, composed.from]).toEqual([1575, 1975]);
    act(() => composed.go("customise"));
    expect(composed.from).toBe(1975);
    const [portion] = composed.portions;
    act(() => portion && composed.select(portion, 10, 103, 1));
    expect([composed.price, composed.from]).toEqual([1975, null]);
  });

  it("says what is missing only after an attempt to continue", () => {
    open();
    expect(screen.queryByText("Choose one to continue.")).toBeNull();
    act(() => composed.setTried());
    expect(screen.getByText("Choose one to continue.")).toBeTruthy();
    press(choice(/Fries/));
    expect(screen.queryByText("Choose one to continue.")).toBeNull();
  });

  it("counts the portions of a slot that takes several, up to the limits of the slot and of each dish", () => {
    open();
    press(screen.getByRole("button", { name: "Add Aioli" }));
    expect(screen.getByText("1 of 2 chosen")).toBeTruthy();
    press(screen.getByRole("button", { name: "One more" }));
    expect(screen.getByText("1 of 2 chosen")).toBeTruthy();
    press(screen.getByRole("button", { name: "Add Curry" }));
    expect(screen.getByText("2 of 2 chosen")).toBeTruthy();
    expect(chosen().filter(([slot]) => slot === 73)).toEqual([
      [73, 5],
      [73, 6],
    ]);
  });

  describe("says which step it shows (menus §20)", () => {
    const step = () => screen.getAllByText(/^Step/)[0]?.textContent;

    it("of the items and the choices, and on a phone what it is for", () => {
      open();
      expect(step()).toBe("Step 1 of 2");
      expect(screen.getByText("Choose your items")).toBeTruthy();
      press(choice(/Fries/));
      act(() => composed.go("customise"));
      expect(step()).toBe("Step 2 of 2");
      expect(screen.getByText("Customize your combo")).toBeTruthy();
    });

    it("of all that follow, if they are asked one by one", () => {
      const items = menu.items.map((item) => ({ ...item, use_wizard: true }));
      open(null, { ...menu, items });
      expect(step()).toBe("Step 1 of 3");
      press(choice(/Fries/));
      act(() => composed.go("customise"));
      expect(step()).toBe("Step 2 of 3");
    });

    it("not if nothing follows the items", () => {
      open(null, { ...menu, modifier_groups: [] });
      expect(screen.queryByText(/^Step/)).toBeNull();
    });
  });

  it("asks for each dish's choices on the second step, and keeps them when going back", () => {
    open(1);
    press(choice(/Fries/));
    expect(screen.getByRole("link", { name: "Back" })).toBeTruthy();
    act(() => composed.go("customise"));
    expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Smash burger" })).toBeTruthy();
    press(choice(/Large/));
    expect(composed.price).toBe(1900);
    act(() => composed.go("items"));
    expect(choice(/Fries/).getAttribute("aria-checked")).toBe("true");
    expect(composed.price).toBe(1900);
  });
});

it("a combo that was closed without being added is as it was when it is opened again, until it is added (menus §23)", () => {
  const { unmount } = open(null, menu, "7");
  press(choice(/Poutine/));
  act(() => composed.go("customise"));
  unmount();
  const again = open(null, menu, "7");
  expect([composed.step, chosen()]).toEqual(["items", expect.arrayContaining([[72, 3]])]);
  act(() => composed.forget());
  again.unmount();
  open(null, menu, "7");
  expect(chosen()).not.toContainEqual([72, 3]);
});
