import fc from "fast-check";
import { expect, it } from "vitest";
import { withTypedUnit } from "./typed-unit.ts";

it.each([
  ["4567 rue Fabre app. 3", "app. 3"],
  ["4567 rue fabre, apt 4B, Montréal", "apt 4B"],
  ["3-5241 rue fab", "#3"],
  ["5241 rue Fabre", ""],
  ["100 Unity Street", ""],
  ["5241-3 rue fab", ""],
  ["2020-2022 rue", ""],
])("of %s, the complement is %j", (typed, complement) => {
  expect(withTypedUnit(typed, "", 120)).toBe(complement);
});

it.each([
  // An apartment at the start is another address's.
  ["apt 3, 2e étage", "app 5, 2e étage"],
  ["App. 3", "app 5"],
  ["#3", "app 5"],
  ["#3; code 12", "app 5; code 12"],
  ["#3 - code 12", "app 5 - code 12"],
  ["Unit 12-B buzzer 4", "app 5 buzzer 4"],
  ["suite B, 2e étage", "app 5, 2e étage"],
  // Everything else stays.
  ["Sonnez deux fois", "app 5, Sonnez deux fois"],
  ["près du bureau à gauche", "app 5, près du bureau à gauche"],
  ["bureau à gauche", "app 5, bureau à gauche"],
  ["Unity House", "app 5, Unity House"],
  ["Code #12", "app 5, Code #12"],
  ["#1234 at the gate", "app 5, #1234 at the gate"],
  ["4512", "app 5, 4512"],
  ["B1234", "app 5, B1234"],
  ["2e étage, apt 3", "app 5, 2e étage, apt 3"],
  ["app 3/4", "app 5, app 3/4"],
  ["bureau 3e étage", "app 5, bureau 3e étage"],
  // It is said already.
  ["app 5", "app 5"],
  ["App. 5, 2e étage", "App. 5, 2e étage"],
  ["#5", "#5"],
  ["5", "5"],
  ["5, 2e étage", "5, 2e étage"],
  ["   ", "app 5"],
])("beside app 5, the complement %j becomes %j", (complement, becomes) => {
  expect(withTypedUnit("10 rue Rachel app 5", complement, 120)).toBe(becomes);
  expect(withTypedUnit("10 rue Rachel", complement, 120)).toBe(complement);
});

it("changes nothing the second time after a full stop either", () => {
  const once = withTypedUnit("10 rue Rachel suite B", "#3. Code 12", 120);
  expect(once).toBe("suite B. Code 12");
  expect(withTypedUnit("10 rue Rachel suite B", once, 120)).toBe(once);
});

it("counts code points, cuts none in two, and leaves the complement if the apartment has no room", () => {
  expect(withTypedUnit("10 rue Rachel app 5", "🚪🚪🚪🚪", 10)).toBe("app 5, 🚪🚪🚪");
  expect(withTypedUnit("10 rue Rachel app 5", "🚪🚪🚪", 10)).toBe("app 5, 🚪🚪🚪");
  expect(withTypedUnit("10 rue Rachel app 5", "🚪", 4)).toBe("🚪");
  expect(withTypedUnit("10 rue Rachel app 5", "", 4)).toBe("");
});

it("is never longer than it may be, keeps whole characters, and changes nothing the second time", () => {
  const unit = fc.constantFrom("", " app. 3", ", apt 4B", " #12", " suite B");
  const piece = fc.constantFrom(
    "apt 3",
    "#12",
    "#4",
    ", ",
    " ",
    "code ",
    "12",
    "🚪",
    "étage",
    "unit B",
    " - ",
    "suite",
  );
  const complement = fc
    .oneof(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.array(piece, { maxLength: 6 }).map((all) => all.join("")),
    )
    .map((text) => [...text].slice(0, 20).join(""));
  fc.assert(
    fc.property(unit, complement, (typed, before) => {
      const once = withTypedUnit(`10 rue Rachel${typed}`, before, 20);
      expect([...once].length).toBeLessThanOrEqual(20);
      expect(once.isWellFormed()).toBe(true);
      expect(withTypedUnit(`10 rue Rachel${typed}`, once, 20)).toBe(once);
      if (typed === "") expect(once).toBe(before);
    }),
  );
});
