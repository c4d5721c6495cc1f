import { expect, it } from "vitest";
import { UploadPlaces } from "./upload-places.ts";

it("has two places for a member and eight for all, and takes back what is left", () => {
  const places = new UploadPlaces();
  const leave = places.enter(1);
  expect(leave).not.toBeNull();
  expect(places.enter(1)).not.toBeNull();
  expect(places.enter(1)).toBeNull();
  for (const id of [2, 3, 4, 5, 6, 7]) expect(places.enter(id), String(id)).not.toBeNull();
  expect(places.enter(8)).toBeNull();
  leave?.();
  expect(places.enter(8)).not.toBeNull();
  expect(places.enter(1)).toBeNull();
});
