// @vitest-environment happy-dom
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { modeWord } from "../../orders/words/order-words.ts";
import { ModeBoxes } from "./mode-boxes.tsx";

afterEach(cleanup);

/** Returns what is saved after a press on the box of an ordering mode; undefined: nothing new. */
function after(modes: readonly OrderMode[] | null, pressed: OrderMode): OrderMode[] | null | undefined {
  let kept: OrderMode[] | null | undefined;
  const { getByRole } = render(<ModeBoxes legend="for" modes={modes} set={(next) => (kept = next)} columns="" />);
  fireEvent.click(getByRole("checkbox", { name: modeWord(pressed) }));
  cleanup();
  return kept;
}

it("saves all modes as null, some modes in their fixed order, and never an empty list", () => {
  expect(after(null, "delivery")).toEqual(ORDER_MODES.filter((mode) => mode !== "delivery"));
  expect(after(["delivery"], "take_out")).toEqual(["take_out", "delivery"]);
  expect(after(ORDER_MODES.slice(1), "take_out")).toBeNull();
  expect(after(["delivery"], "delivery")).toBeUndefined();
});
