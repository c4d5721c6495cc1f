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
  price: ["price", "prix", "amount", "montant"],
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

const KNOWN = new Map<string, CsvColumn>(
  CSV_COLUMNS.flatMap((column) => [
    [plainWords(column), column] as const,
    ...HEADERS[column].map((header) => [header, column] as const),
  ]),
);

/** No header is longer than this, but a cell may contain a whole file. */
const MOST_LETTERS = 200;

/** The column that a header names, or undefined if it names none. */
export const columnOf = (header: string): CsvColumn | undefined =>
  header.length > MOST_LETTERS ? undefined : KNOWN.get(plainWords(header));

export const isNameColumn = (column: CsvColumn): boolean =>
  column === "name" || column === "name_en" || column === "name_fr";
