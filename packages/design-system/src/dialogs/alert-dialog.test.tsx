// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";

const confirmed = vi.fn();
const asked = vi.fn();
const question = (open: boolean, busy = false) => (
  <AlertDialog
    open={open}
    busy={busy}
    onOpenChange={asked}
    title="Delete this post?"
    confirmLabel="Confirm"
    cancelLabel="Cancel"
    onConfirm={confirmed}
  >
    <input aria-label="Why" />
  </AlertDialog>
);
let root: Root;
const show = (open: boolean, busy?: boolean) => act(() => root.render(question(open, busy)));
const confirm = (): HTMLElement => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Confirm");
  if (!found) throw new Error("No such button.");
  return found;
};
/** A press with the given timestamp, whenever the page handles it. */
const press = (button: HTMLElement, at: number) => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  Object.defineProperty(click, "timeStamp", { value: at });
  act(() => void button.dispatchEvent(click));
};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  confirmed.mockReset();
  asked.mockReset();
});

it("a double press confirms the dialog once, and a later press confirms it again", () => {
  show(true);
  const button = confirm();
  press(button, 1_000);
  press(button, 1_250);
  expect(confirmed).toHaveBeenCalledOnce();
  // A failed attempt can be repeated.
  press(button, 3_000);
  expect(confirmed).toHaveBeenCalledTimes(2);
});

it("a quick second press confirms the dialog again if something was chosen or typed in between", () => {
  show(true);
  const why = document.querySelector("input");
  if (!why) throw new Error("No such field.");
  press(confirm(), 1_000);
  press(why, 1_050);
  press(confirm(), 1_100);
  act(() => void why.dispatchEvent(new Event("input", { bubbles: true })));
  press(confirm(), 1_150);
  press(confirm(), 1_200);
  expect(confirmed).toHaveBeenCalledTimes(3);
});

it("a press while the dialog is closing does not confirm it again", () => {
  const animated = vi.spyOn(HTMLElement.prototype, "getAnimations");
  // The animation never ends.
  animated.mockReturnValue([{ finished: new Promise(() => undefined) } as unknown as Animation]);
  show(true);
  const button = confirm();
  press(button, 1_000);
  show(false);
  expect(button.isConnected).toBe(true);
  press(button, 1_500);
  expect(confirmed).toHaveBeenCalledOnce();
  animated.mockRestore();
});

it("Escape closes the dialog, except while its action is under way (shell §22)", () => {
  const escape = () => {
    const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    act(() => void confirm().dispatchEvent(key));
  };
  show(true, true);
  escape();
  expect(asked).not.toHaveBeenCalled();
  show(true);
  escape();
  expect(asked.mock.calls).toEqual([[false]]);
});
