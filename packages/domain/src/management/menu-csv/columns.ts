import { plainWords } from "./plain-words.ts";

/**
 * The columns of a menu's CSV (docs/menu-csv.md), each with the headers by which it is recognised in both languages.
 */
const HEADERS = {
  ref: ["ref", "reference", "id", "sku", "code"],
  section: ["section", "category", "categorie", "rubrique"],
  section_en: ["section en", "english section", "section anglaise", "category en", "categorie en"],
  section_fr: ["section fr", "french section", "section francaise", "category fr", "categorie fr"],
  name: [
    "name",
    "dish",
    "item",
    "item name",
    "dish name",
    "menu item",
    "product",
    "product name",
    "nom",
    "plat",
    "article",
    "produit",
    "nom du plat",
    "nom de l article",
    "nom du produit",
  ],
  name_en: ["name en", "english name", "nom en", "nom anglais", "dish en", "plat en"],
  name_fr: ["name fr", "french name", "nom fr", "nom francais", "dish fr", "plat fr"],
  description: ["description", "details"],
  description_en: ["description en", "english description", "description anglaise"],
  description_fr: ["description fr", "french description", "description francaise"],
  price: ["price", "amount", "prix", "montant"],
  price_take_out: ["price take out", "take out price", "takeout price", "prix a emporter"],
  price_dine_in: ["price dine in", "dine in price", "prix sur place"],
  price_delivery: ["price delivery", "delivery price", "prix livraison", "prix livre", "prix en livraison"],
  price_drive: ["price drive", "drive price", "drive through price", "prix a l auto"],
  price_curbside: ["price curbside", "curbside price", "prix en bordure"],
  calories: ["calories", "kcal"],
  type: ["type", "kind", "genre", "sorte"],
  dietary: ["dietary", "diet", "diets", "tags", "regime", "regimes", "etiquettes"],
  allergens: ["allergens", "allergenes", "contains", "contient"],
  heat: ["heat", "spicy", "spiciness", "piquant"],
  picture: ["picture", "image", "image url", "photo"],
  available: ["available", "in stock", "disponible", "en stock"],
} as const;
export type CsvColumn = keyof typeof HEADERS;
export const CSV_COLUMNS = Object.keys(HEADERS) as CsvColumn[];

/** Headers that name a column only if no header above does: a price for one, a family of products, a web page's title. */
const SECOND_CHOICE: Partial<Record<CsvColumn, readonly string[]>> = {
  section: ["sections", "categories", "menu category", "menu section", "rubriques", "famille"],
  name: [
    "title",
    "dishes",
    "items",
    "titre",
    "plats",
    "articles",
    "produits",
    "mets",
    "designation",
    "intitule",
    "libelle",
  ],
  description: ["descriptions", "descriptif"],
  price: [
    "prices",
    "unit price",
    "regular price",
    "selling price",
    "prix unitaire",
    "prix regulier",
    "prix de vente",
    "tarif",
    "tarifs",
  ],
};

const FIRST_KNOWN = new Map<string, CsvColumn>(
  CSV_COLUMNS.flatMap((column) => [
    [plainWords(column), column] as const,
    ...HEADERS[column].map((header) => [header, column] as const),
  ]),
);
const KNOWN = new Map([
  ...FIRST_KNOWN,
  ...CSV_COLUMNS.flatMap((column) => (SECOND_CHOICE[column] ?? []).map((header) => [header, column] as const)),
]);

/** No header is longer than this, but a cell may contain a whole file. */
const MOST_LETTERS = 200;

/** What separates the same header in two languages: "Nom / Name". */
const BETWEEN_LANGUAGES = /[/|\n]|\s[-–—]\s/;

/** The column that a header names, in one language or in both, or undefined if it names none. */
export const columnOf = (header: string): CsvColumn | undefined => {
  if (header.length > MOST_LETTERS) return undefined;
  const known = KNOWN.get(plainWords(header));
  if (known !== undefined) return known;
  const [first, ...others] = header.split(BETWEEN_LANGUAGES).map((part) => KNOWN.get(plainWords(part)));
  return others.length > 0 && others.every((one) => one === first) ? first : undefined;
};

const isFirstChoice = (header: string): boolean => header.length <= MOST_LETTERS && FIRST_KNOWN.has(plainWords(header));

/**
 * The column that each header of a file names. A header of second choice names none beside one of first choice ("Price"
 * and "Unit price"). Of several of second choice, the first names an optional column; which of two is the name or the
 * price, the owner says.
 */
export function columnsOf(headers: readonly string[]): (CsvColumn | undefined)[] {
  const columns = headers.map((header) => columnOf(header));
  const first = new Set(columns.filter((_, at) => isFirstChoice(headers[at] ?? "")));
  return columns.map((column, at) => {
    if (column === undefined || isFirstChoice(headers[at] ?? "")) return column;
    const isOptional = column !== "name" && column !== "price";
    return first.has(column) || (isOptional && columns.indexOf(column) < at) ? undefined : column;
  });
}

export const isNameColumn = (column: CsvColumn): boolean =>
  column === "name" || column === "name_en" || column === "name_fr";

/** Whether its cells are free words, among which a figure would not be noticed. */
export const isWordsColumn = (column: CsvColumn): boolean =>
  isNameColumn(column) || column === "dietary" || /^(section|description)/.test(column);

export const isPriceColumn = (column: CsvColumn): boolean => column.startsWith("price");

/** Whether its cells are figures. */
export const isFigureColumn = (column: CsvColumn): boolean =>
  column === "calories" || column === "heat" || isPriceColumn(column);
