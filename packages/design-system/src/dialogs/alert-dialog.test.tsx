// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";

const confirmed = vi.fn();
const question = (open: boolean) => (
  <AlertDialog
    open={open}
    onOpenChange={() => undefined}
    title="Delete this post?"
    confirmLabel="Confirm"
    cancelLabel="Cancel"
    onConfirm={confirmed}
  />
);
/** A press at a moment, whenever the page comes to it. */
const press = (button: HTMLElement, at: number) => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  Object.defineProperty(click, "timeStamp", { value: at });
  fireEvent(button, click);
};

afterEach(() => {
  cleanup();
  confirmed.mockReset();
});

it("is answered once by a double press, and again by a later one", () => {
  render(question(true));
  const button = screen.getByRole("button", { name: "Confirm" });
  press(button, 1_000);
  press(button, 1_250);
  expect(confirmed).toHaveBeenCalledOnce();
  // What was refused is tried again.
  press(button, 3_000);
  expect(confirmed).toHaveBeenCalledTimes(2);
});

it("is not answered once more while it moves away", () => {
  const animated = vi.spyOn(HTMLElement.prototype, "getAnimations");
  // It moves for as long as anybody looks.
  animated.mockReturnValue([{ finished: new Promise(() => undefined) } as unknown as Animation]);
  const { rerender } = render(question(true));
  const button = screen.getByRole("button", { name: "Confirm" });
  press(button, 1_000);
  rerender(question(false));
  expect(button.isConnected).toBe(true);
  press(button, 1_500);
  expect(confirmed).toHaveBeenCalledOnce();
  animated.mockRestore();
});
