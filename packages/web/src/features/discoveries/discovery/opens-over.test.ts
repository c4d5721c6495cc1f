import { expect, it } from "vitest";
import { opensOver } from "./opens-over.ts";

it("is true only for the discovery that the address opens", () => {
  expect(opensOver({ discovery: 7 }, 7)).toBe(true);
  expect(opensOver({ recommendation_id: 7 }, 7)).toBe(true);
  expect(opensOver({ discovery: 8 }, 7)).toBe(false);
  // As it is in a quoted address, which opens it too.
  expect(opensOver({ discovery: "7" }, 7)).toBe(true);
});

it("is false where the step before is shown already, so that a second press of Close goes back no further", () => {
  expect(opensOver({}, 7)).toBe(false);
  expect(opensOver({}, undefined)).toBe(false);
});
