import type { CsvColumn } from "@tablee/domain/management/menu-csv/columns";
import { expect, it } from "vitest";
import { inLanguage, lacksLanguage } from "./sheet-language.ts";

const columns = (...all: (CsvColumn | null)[]) => all.map((column) => ({ header: "", column, values: ["Soupe"] }));
const are = (all: ReturnType<typeof columns>) => all.map(({ column }) => column);

it("asks for the language only if neither the headings nor the names say it (management §31)", () => {
  expect(lacksLanguage(columns("section", "name", "price"))).toBe(true);
  expect(lacksLanguage(columns("name_fr", "price"))).toBe(false);
  expect(lacksLanguage(columns("name", "name_en", "price"))).toBe(false);
  expect(lacksLanguage(columns(null, "price"))).toBe(false);
  expect(lacksLanguage([{ header: "name", column: "name", values: ["Soup|Soupe"] }])).toBe(false);
});

it("texts without a language get the one that was answered", () => {
  const read = columns("section", "name", "description", "price", null);
  expect(are(inLanguage(read, "fr"))).toEqual(["section_fr", "name_fr", "description_fr", "price", null]);
  // A column cannot be there twice.
  expect(are(inLanguage(columns("name", "description", "description_fr"), "fr"))).toEqual([
    "name_fr",
    "description",
    "description_fr",
  ]);
});
