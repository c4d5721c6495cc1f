// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { useNoEcho } from "./no-echo.ts";

const followed = vi.fn();
const now = vi.spyOn(performance, "now");
let root: Root;

/** A dialog whose button closes it, over a link of the page. */
function Page() {
  const [open, setOpen] = useState(true);
  const noEcho = useNoEcho(open);
  return (
    <>
      <button type="button" id="below" onClick={followed}>
        My orders
      </button>
      {open ? (
        <div {...noEcho}>
          <button type="button" id="add" onClick={() => setOpen(false)}>
            Add
          </button>
        </div>
      ) : null}
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  now.mockReturnValue(1_000);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Page />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  followed.mockReset();
  vi.unstubAllGlobals();
  now.mockReset();
});
afterAll(() => now.mockRestore());

function press(id: string, at: number, x: number, detail = 1): void {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: 800, detail });
  Object.defineProperty(click, "timeStamp", { value: at });
  act(() => void document.getElementById(id)?.dispatchEvent(click));
}

it("the second press of a double press does not reach the page below the dialog that the first one closed", () => {
  press("add", 1_000, 200);
  press("below", 1_150, 203);
  expect(followed).not.toHaveBeenCalled();
  press("below", 1_450, 203);
  expect(followed).toHaveBeenCalledOnce();
});

it("on a slow device the second press counts from the moment when the dialog has closed", () => {
  now.mockReturnValue(2_000);
  press("add", 1_000, 200);
  press("below", 2_300, 203);
  expect(followed).not.toHaveBeenCalled();
  press("below", 2_400, 203);
  expect(followed).toHaveBeenCalledOnce();
});

it("a press long before the dialog closed is no part of a double press", () => {
  now.mockReturnValue(9_000);
  press("add", 1_000, 200);
  press("below", 9_100, 203);
  expect(followed).toHaveBeenCalledOnce();
});

it("a press elsewhere on the page counts at once", () => {
  press("add", 1_000, 200);
  press("below", 1_150, 300);
  expect(followed).toHaveBeenCalledOnce();
});

it("a key that is held down presses nothing more until it is released", () => {
  const key = (type: string, repeat: boolean) => {
    const event = new KeyboardEvent(type, { key: "Enter", bubbles: true, cancelable: true, repeat });
    act(() => void document.getElementById("below")?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  press("add", 1_000, 0, 0);
  expect(key("keydown", true)).toBe(true);
  key("keyup", false);
  expect(key("keydown", true)).toBe(false);
});
