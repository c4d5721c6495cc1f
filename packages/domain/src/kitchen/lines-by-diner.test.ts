import { describe, expect, it } from "vitest";
import { linesByDiner } from "./lines-by-diner.ts";

describe("linesByDiner", () => {
  it("groups each diner's lines, even where other diners' lines stand between them", () => {
    const [ines, samir] = [
      { id: "a", name: "Inès" },
      { id: "b", name: "Samir" },
    ];
    const lines = [ines, samir, ines, null].map((diner, id) => ({ id, diner }));
    const groups = linesByDiner(lines).map(({ diner, lines: own }) => [diner?.name, own.map(({ id }) => id)]);
    expect(groups).toEqual([
      ["Inès", [0, 2]],
      ["Samir", [1]],
      [undefined, [3]],
    ]);
  });
});
