// @vitest-environment happy-dom
import type { CsvColumn } from "@tablee/domain/management/menu-csv/columns";
import { afterEach, expect, it } from "vitest";
import { columnsOfLastTime, keepColumns, keptColumns } from "./kept-columns.ts";

afterEach(() => keptColumns.reset());

const read = (columns: Record<string, CsvColumn | null>, header: number | null = 1) => ({
  header,
  columns: Object.entries(columns).map(([heading, column]) => ({ header: heading, column, values: [] })),
});
const unknown = { Gericht: null, Betrag: null };
const said = read({ Gericht: "name", Betrag: "price" }, 3);

it("assigned columns are kept for the restaurant's next file with the same headings, and for no other", () => {
  keepColumns(1, said);
  expect(columnsOfLastTime(1, read(unknown))).toEqual(["name", "price"]);
  expect(columnsOfLastTime(2, read(unknown))).toBeNull();
  expect(columnsOfLastTime(1, read({ ...unknown, Steuer: null }))).toBeNull();
  expect(columnsOfLastTime(1, read({ Betrag: null, Gericht: null }))).toBeNull();
});

it("kept columns are not offered if the headings say the same, or if the file has no headings", () => {
  keepColumns(1, said);
  expect(columnsOfLastTime(1, said)).toBeNull();
  keepColumns(1, read({ "": "name" }, null));
  expect(columnsOfLastTime(1, read({ "": null }, null))).toBeNull();
});

it("the last assignment for each file's headings is kept, for the last ten files", () => {
  keepColumns(1, said);
  keepColumns(1, read({ Gericht: "description", Betrag: "price" }));
  expect(columnsOfLastTime(1, read(unknown))).toEqual(["description", "price"]);
  for (let at = 0; at < 10; at += 1) keepColumns(1, read({ [`Heading ${at}`]: "name" }));
  expect(columnsOfLastTime(1, read(unknown))).toBeNull();
  expect(keptColumns.get().kept).toHaveLength(10);
});
