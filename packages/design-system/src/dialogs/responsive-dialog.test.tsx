// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ResponsiveDialog } from "./responsive-dialog.tsx";

const asked = vi.fn();
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  asked.mockReset();
  vi.unstubAllGlobals();
});

it("a double press on the close button asks to close the dialog once, and a later press asks again", () => {
  // The parent removes the dialog when the browser has gone back, which takes a moment.
  act(() =>
    root.render(
      <ResponsiveDialog open onOpenChange={asked} title="Soup" closeLabel="Close">
        Hot
      </ResponsiveDialog>,
    ),
  );
  const press = (at: number) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    Object.defineProperty(click, "timeStamp", { value: at });
    act(() => void document.querySelector("button[aria-label='Close']")?.dispatchEvent(click));
  };
  press(1_000);
  press(1_200);
  expect(asked.mock.calls).toEqual([[false]]);
  // A navigation guard has kept the page.
  press(4_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it("an outside press is ignored if it is the second press of the double press that has opened the dialog", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  act(() =>
    root.render(
      <ResponsiveDialog open onOpenChange={asked} title="Soup" closeLabel="Close">
        Hot
      </ResponsiveDialog>,
    ),
  );
  const press = (at: number) => {
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 });
      Object.defineProperty(event, "timeStamp", { value: at });
      Object.defineProperty(event, "pointerType", { value: "mouse" });
      act(() => void document.querySelector(".ds-scrim")?.dispatchEvent(event));
    }
  };
  press(1_300);
  expect(asked).not.toHaveBeenCalled();
  press(1_500);
  expect(asked.mock.calls).toEqual([[false]]);
  now.mockRestore();
});
