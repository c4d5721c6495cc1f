import { expect, it } from "vitest";
import { UploadPlaces } from "./upload-places.ts";

it("upload places allow two uploads per member, four per network and eight in all, and are freed when an upload ends", () => {
  const places = new UploadPlaces();
  const leave = places.enter(1, "near");
  expect(leave).not.toBeNull();
  expect(places.enter(1, "elsewhere")).not.toBeNull();
  expect(places.enter(1, "elsewhere")).toBeNull();
  for (const id of [2, 3, 4]) expect(places.enter(id, "near"), String(id)).not.toBeNull();
  expect(places.enter(5, "near")).toBeNull();
  for (const id of [5, 6, 7]) expect(places.enter(id, "far"), String(id)).not.toBeNull();
  expect(places.enter(8, "elsewhere")).toBeNull();
  leave?.();
  expect(places.enter(8, "near")).not.toBeNull();
  expect(places.enter(1, "elsewhere")).toBeNull();
});
