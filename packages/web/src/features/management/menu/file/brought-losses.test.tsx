// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { BroughtLosses } from "./brought-losses.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

it("each kind is one line with its count, and its names are closed until asked for (management §43)", () => {
  const remark = (name: string) =>
    ({ line: null, path: "$", code: "not_carried_over", message: "", loss: "bundle", name }) as const;
  render(<BroughtLosses warnings={["Trio", "Duo"].map(remark)} close={() => {}} />);
  const [kind] = screen.getAllByRole("listitem");
  expect(kind?.firstChild?.textContent).toBe("Bundles: 2");
  const names = kind?.querySelector("details");
  expect(names?.open).toBe(false);
  expect(names?.textContent).toContain("Trio, Duo");
});
