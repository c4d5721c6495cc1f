// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Photo } from "./photo.tsx";
import { loadPhotosAgain } from "./photos-again.ts";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("a photo that could not be loaded is loaded again when the connection is back", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<Photo src="/ramen.webp" alt="Ramen" />));
  await act(async () => void place.querySelector("img")?.dispatchEvent(new Event("error")));
  expect([place.querySelector("img"), place.querySelector("[role=img]")?.getAttribute("aria-label")]).toEqual([
    null,
    "Ramen",
  ]);
  await act(async () => loadPhotosAgain());
  expect(place.querySelector("img")?.getAttribute("src")).toBe("/ramen.webp");
  await act(async () => root.unmount());
});
