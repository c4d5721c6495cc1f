import { describe, expect, it } from "vitest";
import { allergyNotes } from "./allergy-notes.ts";
import { linesByDiner } from "./lines-by-diner.ts";

describe("linesByDiner", () => {
  it("keeps what each diner had together, whatever came between", () => {
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

describe("allergyNotes", () => {
  it("finds what would hurt, in both languages, once", () => {
    const notes = [
      "Peanut ALLERGY!",
      " Peanut ALLERGY!",
      "Extra crisp",
      "allergique aux noix",
      "Intolérante au lactose",
    ];
    const hurts = (all: string[]) => allergyNotes({ items: all.map((words) => ({ notes: words })) });
    expect(hurts(notes)).toEqual(["Peanut ALLERGY!", "allergique aux noix", "Intolérante au lactose"]);
    expect(hurts(["Cœliaque, merci", "je suis coeliaque", "celiac", ""])).toHaveLength(3);
  });
});
