// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Packed } from "./packed.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("tickets have their place by a guess, and nothing makes the browser lay out the board to measure them", () => {
  const measured = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get");
  const boxed = vi.spyOn(Element.prototype, "getBoundingClientRect");
  const { container } = render(
    [1, 2, 3].map((id) => (
      <Packed key={id} guess={10}>
        {id}
      </Packed>
    )),
  );
  expect([...container.children].map((one) => (one as HTMLElement).style.gridRowEnd)).toEqual(Array(3).fill("span 80"));
  expect([measured.mock.calls, boxed.mock.calls]).toEqual([[], []]);
});
