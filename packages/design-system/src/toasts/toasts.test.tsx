// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PlainToasts } from "./plain-toasts.tsx";
import { type Toasts, ToastViewport } from "./toast-viewport.tsx";
import { ToastProvider, useToasts } from "./toasts.tsx";

let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const shown = () => document.body.textContent;

/** A page with toasts, where what shows them comes as each of these says. */
function page(...comes: boolean[]) {
  const load = vi.fn(async () => {
    if (comes[load.mock.calls.length - 1] === false) throw new Error("Not fetched");
    return ToastViewport;
  });
  let toasts: Toasts | null = null;
  function Page() {
    toasts = useToasts();
    return <p>The menu</p>;
  }
  act(() =>
    root.render(
      <ToastProvider regionLabel="Messages" closeLabel="Close" load={load}>
        <Page />
        <PlainToasts closeLabel="Close" />
      </ToastProvider>,
    ),
  );
  const show = (text: string, duration = 4_000) => act(async () => void toasts?.show({ text, duration }));
  return { load, show };
}

it("the part that shows toasts is loaded once, with the first toast", async () => {
  const { load, show } = page();
  expect(load).not.toHaveBeenCalled();
  await show("Item added to order");
  await show("Saved");
  expect(shown()).toContain("Saved");
  expect(shown()).toContain("Item added to order");
  expect(load).toHaveBeenCalledTimes(1);
});

it("the page stays if that part cannot be loaded, and the next toast is shown", async () => {
  const { show } = page(false);
  await show("Item added to order");
  expect(shown()).toContain("The menu");
  await show("Saved");
  expect(shown()).toContain("Saved");
  expect(shown(), "of long ago").not.toContain("Item added to order");
});

it("a toast that stays until it is closed is shown once that part has loaded", async () => {
  const { show } = page(false);
  await show("A new version is ready", 0);
  await show("Saved");
  expect(shown()).toContain("A new version is ready");
});

it("a toast that stays is shown also while that part cannot be loaded, and can be closed (shell §38)", async () => {
  const { show } = page(false, false, true);
  await show("You are offline", 0);
  expect(shown()).toContain("You are offline");
  await show("Saved");
  await act(async () => document.querySelector<HTMLElement>("[aria-label=Close]")?.click());
  expect(shown()).toBe("The menu");
  await show("Back online");
  expect(shown()).toContain("Back online");
  expect(shown()).not.toContain("You are offline");
});
