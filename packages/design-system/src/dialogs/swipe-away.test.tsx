// @vitest-environment happy-dom
import { act, useEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSwipeAway } from "./swipe-away.ts";

const close = vi.fn();
let tooShort = () => false;
let root: Root;

function Sheet() {
  const sheet = useRef<HTMLDivElement>(null);
  const { handlers, isTooShort } = useSwipeAway(sheet, { close, enabled: true });
  useEffect(() => {
    tooShort = isTooShort;
  });
  return (
    <div {...handlers}>
      <div ref={sheet} id="sheet" data-swiping="" />
    </div>
  );
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Sheet />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  close.mockReset();
  vi.unstubAllGlobals();
});

function letGo(moved: number) {
  const sheet = document.querySelector<HTMLElement>("#sheet");
  if (!sheet) throw new Error("There is no sheet");
  Object.defineProperty(sheet, "offsetHeight", { value: 600 });
  sheet.style.setProperty("--drawer-swipe-movement-y", `${moved}px`);
  act(() => void sheet.dispatchEvent(new Event("touchend", { bubbles: true })));
}

it.each([
  [25, 0, true],
  [40, 1, false],
])(
  "a sheet released after %i px is closed %i times, and the swipe counts as too short: %s (shell §20)",
  (moved, times, none) => {
    letGo(moved);
    expect(close).toHaveBeenCalledTimes(times);
    expect(tooShort()).toBe(none);
  },
);
