import { expect, it } from "vitest";
import { SavedGroup } from "./manage-places.schema.ts";

it("a group of more restaurants than one page shows can be cut down, and not be made", () => {
  const name = { en: "Both", fr: "Les deux" };
  const many = Array.from({ length: 101 }, (_, at) => at + 1);
  const group = (restaurants: number[]) => ({ alias: "both", name, restaurants });
  expect(SavedGroup.safeParse({ ...group([1]), id: 7, seen: group(many) }).success).toBe(true);
  expect(SavedGroup.safeParse({ ...group(many), id: 7, seen: group([1]) }).success).toBe(false);
});
