// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { columnLetters } from "./column-words.ts";
import { SheetStep } from "./sheet-step.tsx";
import type { SheetRead } from "./use-sheet-preview.ts";

afterEach(cleanup);

const FOREIGN: SheetRead = {
  lines: [
    { line: 1, words: "Speisekarte" },
    { line: 3, words: "Gericht · Betrag" },
  ],
  header: 3,
  columns: [
    { header: "Gericht", column: null, values: ["Suppe", "Eis"] },
    { header: "", column: null, values: ["4,50"] },
    { header: "", column: null, values: [] },
  ],
  dishes: 2,
  sheet: null,
  faults: [{ line: 3, column: "name", code: "column_missing", value: "" }],
  asLastTime: false,
};
const OWN: SheetRead = {
  ...FOREIGN,
  header: 1,
  columns: [
    { header: "Nom", column: "name", values: ["Soupe"] },
    { header: "Prix", column: "price", values: ["4,50"] },
  ],
  faults: [],
};

/** The assigned columns, and how often the draft was requested. */
let said: unknown[] = [];
let laid = 0;
const step = (read: SheetRead) => {
  said = [];
  laid = 0;
  render(
    <SheetStep
      name="menu.csv"
      read={read}
      busy={false}
      assign={(assigned) => said.push(assigned)}
      laying={false}
      lay={() => (laid += 1)}
      error={null}
      again={null}
    />,
  );
};
const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const draft = () => screen.getByRole<HTMLButtonElement>("button", { name: "Create a draft" });

it("shows the values of each column, and passes on what the column is assigned to", () => {
  step(FOREIGN);
  expect(screen.getByText(/headings from line 3/)).toBeTruthy();
  expect(draft().disabled).toBe(true);
  expect(screen.queryByRole("combobox", { name: "Column C" })).toBeNull();
  const described = select("Gericht").getAttribute("aria-describedby") ?? "";
  expect(described.split(" ").map((id) => document.getElementById(id)?.textContent)).toContain("Suppe · Eis");
  fireEvent.change(select("Column B"), { target: { value: "price" } });
  fireEvent.change(select("Row with the headings"), { target: { value: "1" } });
  fireEvent.change(select("Row with the headings"), { target: { value: "none" } });
  expect(said).toEqual([{ header: 3, columns: [null, "price", null] }, { header: 1 }, { header: null }]);
});

it("says which sheet of a workbook was read", () => {
  step({ ...OWN, sheet: "Carte d’hiver" });
  expect(screen.getByText(/We read the sheet “Carte d’hiver”/)).toBeTruthy();
});

it("a file that was recognised whole becomes a draft with one press, and its columns are behind a button", () => {
  step(OWN);
  const open = screen.getByRole("button", { name: "Columns of the file" });
  expect(open.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.click(draft());
  expect(laid).toBe(1);
  fireEvent.click(open);
  expect(select("Nom").value).toBe("name");
});

it("a double press requests one draft", () => {
  step(OWN);
  const button = draft();
  act(() => {
    button.click();
    button.click();
  });
  expect(laid).toBe(1);
});

it("two columns that are assigned to the same thing are both marked", () => {
  const columns = OWN.columns.map((one) => ({ ...one, column: "name" as const }));
  step({ ...OWN, columns, faults: [{ line: 1, column: "Prix", code: "column_twice", value: "" }] });
  expect(screen.getAllByText("Two columns are set to this. Leave one of them out.")).toHaveLength(2);
  expect(draft().disabled).toBe(true);
});

it("names columns by letters, as spreadsheets do", () => {
  expect([0, 25, 26, 51, 52, 59].map(columnLetters)).toEqual(["A", "Z", "AA", "AZ", "BA", "BH"]);
});
