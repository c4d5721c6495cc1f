import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLACE_TYPES, placeTypeOf } from "./place-type.ts";

const EXAMPLES = [
  ["amenity", "cafe", "coffee_shop"],
  ["place", "house", "residential"],
  ["building", "dormitory", "college_residence"],
  ["shop", "mall", "shopping_mall"],
  ["amenity", "restaurant", "restaurant"],
  ["leisure", "sports_centre", "sports_club"],
  ["tourism", "hotel", "hotel"],
  ["railway", "station", "transportation"],
  ["amenity", "hospital", "medical"],
  ["amenity", "townhall", "municipality"],
  ["amenity", "fast_food", "fast_food"],
  ["amenity", "bank", "financial"],
  ["office", "lawyer", "office"],
  ["amenity", "theatre", "special_event"],
  ["shop", "electronics", "electronic_retail"],
  ["shop", "clothes", "clothing_retail"],
] as const;

describe("the type of a place", () => {
  it.each(EXAMPLES)("%s=%s is %s", (key, value, type) => expect(placeTypeOf(key, value)).toBe(type));

  it("is each of the sixteen for some example", () => {
    expect(EXAMPLES.map(([, , type]) => type).toSorted()).toEqual([...PLACE_TYPES].toSorted());
  });

  it("is one of the sixteen or null, whatever a service says", () => {
    const tag = fc.oneof(
      fc.string(),
      fc.constantFrom("amenity", "office", "constructor", "__proto__", "toString", "*"),
    );
    fc.assert(
      fc.property(fc.option(tag, { nil: undefined }), fc.option(tag, { nil: undefined }), (key, value) => {
        const type = placeTypeOf(key, value);
        expect(type === null || PLACE_TYPES.includes(type)).toBe(true);
      }),
    );
    expect(placeTypeOf("shop", "constructor")).toBeNull();
  });
});
