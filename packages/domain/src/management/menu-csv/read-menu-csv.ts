import type { Text } from "../../language/text.ts";
import { readText } from "../../language/read-text.ts";
import { visibleLine, visibleText } from "../../language/visible-text.ts";
import type { Allergen, ItemType } from "../../menus/menu.ts";
import { ORDER_MODES, type OrderMode } from "../../restaurants/order-mode.ts";
import { isUrl } from "../../validation/url.ts";
import { readAllergens, readHeat, readPrice, readTags, readType, readWhole, readYesNo } from "./cell-values.ts";
import type { CsvColumn } from "./columns.ts";
import { CSV_LIMITS, type CsvFault, type CsvFaultCode, faultAt } from "./csv-faults.ts";
import type { CsvRow } from "./csv-rows.ts";
import { type CutPrice, cutPrices } from "./cut-prices.ts";
import { headedRows } from "./heading-lines.ts";
import { type Assignment, columnsFault, type MenuTable, menuTable } from "./menu-table.ts";
import { sectionKey, withSectionsOnce } from "./sections-once.ts";
import type { SheetRows } from "./sheet-rows.ts";

const MOST_FAULTS = 200;
const MOST_CALORIES = 20_000;
const MOST_REF = 120;

/** What one line says about a dish. A property is missing if the file has no such column. */
export interface CsvDish {
  line: number;
  ref: string | null;
  name: Text;
  /** null: in none of the owner's sections. */
  section?: Text | null;
  description?: Text;
  price?: number | null;
  /** Prices by way of ordering, for those that have a column; null if the cell is empty. */
  mode_prices?: Partial<Record<OrderMode, number | null>>;
  calories?: number | null;
  type?: ItemType;
  tags?: string[];
  allergens?: Allergen[];
  heat?: number;
  image_url?: string | null;
  available?: boolean;
}

export interface MenuCsv {
  /** The line of the headers; null if there are none. */
  header: number | null;
  dishes: CsvDish[];
  /** Headers that are not recognised; their columns are ignored. */
  unknown: string[];
  faults: CsvFault[];
}

/**
 * Reads a menu's rows, one dish each (management §31), by its headers or by an assignment of the columns. If there is a
 * fault, the result must not be used.
 */
export function readMenuCsv(rows: SheetRows, assigned?: Assignment): MenuCsv {
  const table = "code" in rows ? rows : menuTable(rows, assigned);
  if ("code" in table) return { header: null, dishes: [], unknown: [], faults: [table] };
  const read = readTable(table);
  // A column that somebody chose to ignore does not count as unknown.
  return { header: table.header, ...read, unknown: assigned?.columns ? [] : read.unknown };
}

export function readTable(table: MenuTable): Omit<MenuCsv, "header"> {
  const { header, columns, dishes: rows } = table;
  const line = header ?? rows[0]?.line ?? 1;
  const fault = columnsFault(columns, line);
  // Imported as a whole menu, an empty file would archive every dish.
  const none = fault ?? (rows.length === 0 ? faultAt(line, "file_empty") : null);
  if (none) return { dishes: [], unknown: [], faults: [none] };
  const faults: CsvFault[] = [];
  const dishes = withSectionsOnce(dishesOf(table, faults));
  faults.push(...repeated(dishes));
  const unknown = columns.flatMap(({ header: named, column }) => (column === undefined && named ? [named] : []));
  return { dishes, unknown, faults: faults.toSorted((a, b) => a.line - b.line).slice(0, MOST_FAULTS) };
}

/**
 * Reads each row as a dish. If the file names sections in heading rows, the dish gets the section of the heading above
 * it.
 */
function dishesOf(table: MenuTable, faults: CsvFault[]): CsvDish[] {
  const sections = new Map<CsvRow, Text>();
  const cut = cutPrices(table);
  const read = (row: CsvRow): CsvDish => dishOf(row, table, { faults, cut: cut.get(row) });
  const sectionOf = (heading: CsvRow): Text => {
    const section = sections.get(heading) ?? read(heading).name;
    sections.set(heading, section);
    return section;
  };
  return headedRows(table.dishes, table.columns).map(({ row, heading }) => {
    const section = heading && sectionOf(heading);
    return { ...read(row), ...(section ? { section } : {}) };
  });
}

interface Noted {
  faults: CsvFault[];
  cut: CutPrice | undefined;
}

function dishOf(row: CsvRow, { columns, told }: MenuTable, { faults, cut }: Noted): CsvDish {
  const { line, cells } = row;
  const fault = (at: CsvColumn | null, code: CsvFaultCode, value = "") => {
    // If the column has no header in the file, the fault names it by its code.
    const column = at === null ? null : columns.find((one) => one.column === at)?.header || at;
    faults.push(faultAt(line, code, column, value));
  };
  if (cut) fault(cut.column, "price_cut", cut.words);
  else if (cells.slice(told).some((cell) => cell.trim() !== "")) fault(null, "too_many_cells");
  const given = new Map<CsvColumn, string>();
  for (const [at, { column }] of columns.entries()) {
    if (column === undefined) continue;
    const words = unprotected(tidyCell(column, cells[at] ?? ""));
    if (words.length > lengthOf(column)) fault(column, "too_long", words);
    given.set(column, words);
  }
  const name = textOf(given, "name") ?? readText("");
  if (!name.en && !name.fr && !name.default) fault(nameColumn(given), "name_missing");
  const section = textOf(given, "section");
  const description = textOf(given, "description");
  return {
    line,
    ref: given.get("ref") || null,
    name,
    ...(section ? { section: section.en || section.fr || section.default ? section : null } : {}),
    ...(description ? { description } : {}),
    ...values(given, fault),
  };
}

type Fault = (at: CsvColumn, code: CsvFaultCode, value: string) => void;

/** The value of each column that the file has. An empty cell means null, or an empty list for the allergens. */
function values(given: ReadonlyMap<CsvColumn, string>, fault: Fault): Partial<CsvDish> {
  const dish: Partial<CsvDish> = {};
  const read = <T>(column: CsvColumn, code: CsvFaultCode, of: (words: string) => T | undefined): T | undefined => {
    const words = given.get(column);
    if (words === undefined || words === "") return undefined;
    const value = of(words);
    if (value === undefined) fault(column, code, words);
    return value;
  };
  if (given.has("price")) dish.price = read("price", "price_invalid", readPrice) ?? null;
  const modes = ORDER_MODES.filter((mode) => given.has(`price_${mode}`));
  if (modes.length > 0)
    dish.mode_prices = Object.fromEntries(
      modes.map((mode) => [mode, read(`price_${mode}`, "price_invalid", readPrice) ?? null]),
    );
  if (given.has("calories"))
    dish.calories = read("calories", "calories_invalid", (words) => readWhole(words, MOST_CALORIES)) ?? null;
  const type = read("type", "type_unknown", readType);
  if (type) dish.type = type;
  if (given.has("heat")) dish.heat = read("heat", "heat_invalid", readHeat) ?? 0;
  if (given.has("picture")) dish.image_url = read("picture", "picture_invalid", pictureOf) ?? null;
  const available = read("available", "available_invalid", readYesNo);
  if (available !== undefined) dish.available = available;
  const tags = given.get("dietary");
  if (tags !== undefined) {
    dish.tags = readTags(tags);
    if (dish.tags.length > CSV_LIMITS.tags || dish.tags.some((tag) => tag.length > 60))
      fault("dietary", "too_long", tags);
  }
  const allergens = given.get("allergens");
  if (allergens !== undefined) {
    const list = readAllergens(allergens);
    if ("unknown" in list) fault("allergens", "allergen_unknown", list.unknown);
    else dish.allergens = list.allergens;
  }
  return dish;
}

/** A ref identifies a dish as it is written. */
const tidyCell = (column: CsvColumn, cell: string): string => {
  if (column === "ref") return cell.trim();
  // Some programs write "é" as two characters, which would make two dishes of one.
  const whole = cell.normalize("NFC");
  return isOneLine(column) ? visibleLine(whole) : visibleText(whole).trim();
};

/** Removes the apostrophe that protects a cell from being a formula (management §27). */
const unprotected = (words: string): string => (/^'[=+\-@]/.test(words) ? words.slice(1) : words);

const lengthOf = (column: CsvColumn): number => {
  if (column === "ref") return MOST_REF;
  return isOneLine(column) ? CSV_LIMITS.name : CSV_LIMITS.cell;
};

const isOneLine = (column: CsvColumn): boolean => column.startsWith("name") || column.startsWith("section");

const pictureOf = (words: string): string | undefined =>
  isUrl(words) || /^\/(?![/\\])\S*$/.test(words) ? words : undefined;

const nameColumn = (given: ReadonlyMap<CsvColumn, string>): CsvColumn =>
  (["name", "name_en", "name_fr"] as const).find((column) => given.has(column)) ?? "name";

/**
 * Combines the columns of a text: the column of a language takes precedence over the plain one. undefined if the file
 * has none of them.
 */
function textOf(given: ReadonlyMap<CsvColumn, string>, of: "name" | "section" | "description"): Text | undefined {
  const [plain, en, fr] = [given.get(of), given.get(`${of}_en`), given.get(`${of}_fr`)];
  if (plain === undefined && en === undefined && fr === undefined) return undefined;
  const text = readText(plain ?? "");
  return { en: en || text.en, fr: fr || text.fr, default: text.default };
}

/** A dish may occur only once, by its ref, or by its name in its section if it has no ref. */
function repeated(dishes: readonly CsvDish[]): CsvFault[] {
  const seen = new Set<string>();
  return dishes.flatMap(({ line, ref, name, section }): CsvFault[] => {
    const words = name.en ?? name.fr ?? name.default ?? "";
    if (!ref && !words) return [];
    const key = ref ? `ref ${ref}` : `name ${words.toLowerCase()} in ${sectionKey(section)}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [faultAt(line, "dish_twice", null, ref ?? words)];
  });
}
