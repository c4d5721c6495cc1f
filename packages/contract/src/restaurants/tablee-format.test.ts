import { expect, it } from "vitest";
import { TableeItem } from "./tablee-format.schema.ts";

it("tags keep only what can be seen, each once; one of which nothing is left is dropped (language §25)", () => {
  const item = {
    ref: "cone",
    name: "Cone",
    price: 3,
    tags: ["vegan", "ve\u202egan\u200b", "\u200b\u00ad", " ice\tcream "],
  };
  expect(TableeItem.parse(item).tags).toEqual(["vegan", "ice cream"]);
});
