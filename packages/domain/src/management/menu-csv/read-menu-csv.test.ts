import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPrice, readTags } from "./cell-values.ts";
import { columnOf, CSV_COLUMNS } from "./columns.ts";
import { CSV_LIMITS } from "./csv-faults.ts";
import { type MenuCsv, readMenuCsv } from "./read-menu-csv.ts";
import { rowsOfText } from "./sheet-rows.ts";
import { menuCsvTemplate } from "./template.ts";

const csv = (text: string): MenuCsv => readMenuCsv(rowsOfText(text));

const faults = (text: string) => csv(text).faults.map(({ line, column, code }) => [line, column, code]);

describe("a menu's CSV", () => {
  test("reads every column of a line, in French with a decimal comma", () => {
    const text = [
      "Réf;Rubrique;Nom français;Nom (anglais);Description;Prix;Calories;Type;Régime;Allergènes;Piquant;Image;Disponible",
      "s1;Soupes|Soups;Soupe;Soup;Maison|Chez nous;1 012,50 $;210;Entrée;végane, du jardin;Œuf / lait;2;/pictures/a.webp;non",
    ].join("\r\n");
    expect(csv(text)).toEqual({
      header: 1,
      dishes: [
        {
          line: 2,
          ref: "s1",
          section: { en: "Soupes", fr: "Soups", default: null },
          name: { en: "Soup", fr: "Soupe", default: null },
          description: { en: "Maison", fr: "Chez nous", default: null },
          price: 1012.5,
          calories: 210,
          type: "appetizer",
          tags: ["vegan", "du jardin"],
          allergens: ["eggs", "milk"],
          heat: 2,
          image_url: "/pictures/a.webp",
          available: false,
        },
      ],
      unknown: [],
      faults: [],
    });
  });

  test("reads a price for each mode that has a column (menus §44)", () => {
    const { dishes, faults: none } = csv("nom;prix;prix livraison;prix sur place\nSoupe;10;12,50;\nTarte;4;;4");
    expect(none).toEqual([]);
    expect(dishes.map(({ mode_prices }) => mode_prices)).toEqual([
      { dine_in: null, delivery: 12.5 },
      { dine_in: 4, delivery: null },
    ]);
    expect(faults("name,price,price delivery\nSoup,10,-1")).toEqual([[2, "price delivery", "price_invalid"]]);
  });

  test("reads nothing from an empty cell, and lists the columns that it does not know", () => {
    expect(csv("name,price,allergens,VAT\nSoup,,,20").dishes).toEqual([
      { line: 2, ref: null, name: { en: null, fr: null, default: "Soup" }, price: null, allergens: [] },
    ]);
    expect(csv("name,price,VAT\nSoup,4,20").unknown).toEqual(["VAT"]);
  });

  test("reports each fault with its line and its column as the file writes it", () => {
    const text = [
      "Name,Price,Kcal,Kind,Contains,Heat,Photo,In stock",
      "Soup,-4,many,stew,milk and honey,4,c:\\soup.png,perhaps",
      ",5,,,,,,",
      "Pie,0.125,,,,,,",
      "pie,6,,,,,,,more",
    ].join("\n");
    expect(faults(text)).toEqual([
      [2, "Price", "price_invalid"],
      [2, "Kcal", "calories_invalid"],
      [2, "Kind", "type_unknown"],
      [2, "Heat", "heat_invalid"],
      [2, "Photo", "picture_invalid"],
      [2, "In stock", "available_invalid"],
      [2, "Contains", "allergen_unknown"],
      [3, "Name", "name_missing"],
      [4, "Price", "price_invalid"],
      [5, null, "too_many_cells"],
      [5, null, "dish_twice"],
    ]);
  });

  test("names what is wrong with a file that is no menu at all", () => {
    expect(faults("PK\u0003\0")).toEqual([[1, null, "not_csv"]]);
    expect(faults("%PDF-1.7\n1 0 obj")).toEqual([[1, null, "not_csv"]]);
    expect(faults("x".repeat(CSV_LIMITS.bytes + 1))).toEqual([[1, null, "file_too_large"]]);
    expect(faults("")).toEqual([[1, null, "file_empty"]]);
    expect(faults("name,price\n\n")).toEqual([[1, null, "file_empty"]]);
    expect(faults("plat\nSoupe")).toEqual([[1, "price", "column_missing"]]);
    expect(faults("price\n4")).toEqual([[1, "name", "column_missing"]]);
    expect(faults("name,nom,price\na,b,4")).toEqual([[1, "nom", "column_twice"]]);
    expect(faults('name,price\n"Soup,4')).toEqual([[2, "1", "quote_unclosed"]]);
    expect(faults(`name,price\n${"x".repeat(201)},4`)).toEqual([[2, "name", "too_long"]]);
    const many = Array.from({ length: CSV_LIMITS.dishes + 1 }, (_, at) => `Dish ${at},4`);
    expect(faults(["name,price", ...many].join("\n"))).toEqual([[CSV_LIMITS.dishes + 2, null, "too_many_dishes"]]);
  });

  test("reads a formula as text, without the sign that kept it from being run", () => {
    const [dish] = csv("name,price\n=1+1,4\n'=2+2,5").dishes.slice(1);
    expect(dish?.name.default).toBe("=2+2");
    expect(csv("name,price\n=1+1,4").dishes[0]?.name.default).toBe("=1+1");
  });

  test("takes a row that repeats the headings for no dish, in either language", () => {
    expect(csv("nom;prix\nName;Price\nSoupe;4\nNom;Prix\nTarte;5").dishes.map(({ line }) => line)).toEqual([3, 5]);
    expect(csv("Nom / Name;Prix | Price;Catégorie – Category\nSoupe;4;Froid")).toMatchObject({
      faults: [],
      unknown: [],
      dishes: [{ name: { default: "Soupe" }, price: 4, section: { default: "Froid" } }],
    });
  });

  test("lets one name stand in two sections, and not twice in one", () => {
    expect(faults("section;nom;prix\nPizzas;Végétarienne;15\nPoutines;Végétarienne;12")).toEqual([]);
    expect(faults("section;nom;prix\nPizzas;Végétarienne;15\npizzas;végétarienne;12")).toEqual([
      [3, null, "dish_twice"],
    ]);
  });

  test("reads accents that are characters of their own as one letter with what they stand on", () => {
    const apart = "Crème brûlée".normalize("NFD");
    expect(csv(`${"Catégorie".normalize("NFD")},nom,prix\nDesserts,${apart},4`)).toMatchObject({
      unknown: [],
      dishes: [{ name: { default: "Crème brûlée" }, section: { default: "Desserts" } }],
    });
    expect(faults(`nom,prix\n${apart},4\nCrème brûlée,5`)).toEqual([[3, null, "dish_twice"]]);
  });

  test("reads line breaks within cells, empty lines and emoji", () => {
    const text =
      'nom,prix,description\r\n\r\n"Poutine 🍟👩‍🍳",12.50,"Frites,\r\nfromage ""en grains"""\r\n,,\r\nEau,,\r\n';
    expect(csv(text).dishes).toMatchObject([
      { line: 3, name: { default: "Poutine 🍟👩‍🍳" }, description: { default: 'Frites,\nfromage "en grains"' } },
      { line: 6, name: { default: "Eau" }, price: null },
    ]);
  });

  test("reads both templates without a fault, and the same dishes from each", () => {
    const [en, fr] = (["en", "fr"] as const).map((language) => csv(menuCsvTemplate(language).slice(1)));
    for (const read of [en, fr]) expect(read).toMatchObject({ unknown: [], faults: [] });
    // As a spreadsheet in each language opens them (management §27).
    expect(menuCsvTemplate("en")).toMatch(/^\uFEFFsection,name,/);
    expect(menuCsvTemplate("fr")).toMatch(/^\uFEFFsection;nom;/);
    const facts = (read: typeof en) =>
      read?.dishes.map(({ price, calories, type, tags, allergens, heat, available }) => ({
        price,
        calories,
        type,
        tags,
        allergens,
        heat,
        available,
      }));
    expect(facts(en)).toEqual(facts(fr));
  });

  test("reads or refuses any text, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(csv(`name,price\n${text}`)).toBeDefined();
      }),
    );
  });
});

describe("values", () => {
  test("a price is read in English and in French notation", () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.boolean(), (cents, isFrench) => {
        const price = cents / 100;
        const language = isFrench ? "fr-CA" : "en-CA";
        const written = new Intl.NumberFormat(language, { style: "currency", currency: "CAD" }).format(price);
        expect(readPrice(written)).toBe(price);
      }),
    );
  });

  test("a price is read in every notation that means one amount only", () => {
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.constantFrom(" ", "\u00A0", "\u202F", "\u2009", "'", "’", ".", ",", ""),
        fc.constantFrom(".", ","),
        fc.constantFrom(
          ["", ""],
          ["$", ""],
          ["$ ", ""],
          ["CA$", ""],
          ["CA$ ", ""],
          ["C$", ""],
          ["CAD ", ""],
          ["CAD\u00A0$", ""],
          ["", "$"],
          ["", "\u00A0$"],
          ["", "\u202F$ CA"],
          ["", " CAD"],
          ["", " $CAD"],
          ["", " €"],
          ["", "EUR"],
        ),
        (cents, thousands, point, [before, after]) => {
          fc.pre(thousands !== point);
          const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
          const written = `${before}${whole}${point}${String(cents % 100).padStart(2, "0")}${after}`;
          expect([written, readPrice(written)]).toEqual([written, cents / 100]);
        },
      ),
    );
    expect(["4$50", "12 $ 95", "7€90", ".50", ",5", "1.234,50", "$1,234.50"].map(readPrice)).toEqual([
      4.5, 12.95, 7.9, 0.5, 0.5, 1234.5, 1234.5,
    ]);
  });

  test("an ambiguous or invalid price is refused", () => {
    const more = [
      "1.234.50",
      "1,234,50",
      "4$5",
      "4$500",
      "$",
      "CA4.50",
      "4.50/lb",
      "10 / 12",
      "1.25.000,00",
      "$-4",
      ".",
    ];
    for (const words of ["1,250", "1.250", "-1", "0.125", "abc", "1 23", "10000000", "1e3", "12,5,0", ...more])
      expect(readPrice(words)).toBeUndefined();
  });

  test("every column is known by its name, whatever its accents and signs", () => {
    for (const column of CSV_COLUMNS) expect(columnOf(column.toUpperCase())).toBe(column);
    expect(columnOf("  Allergènes: ")).toBe("allergens");
    for (const header of ["Item Name", "Menu item", "Produit", "Nom du plat", "Nom de l’article"])
      expect(columnOf(header)).toBe("name");
    expect(columnOf("Prix ($)")).toBe("price");
    expect(columnOf("taxe")).toBeUndefined();
  });

  test("each tag is listed once", () => {
    expect(readTags("Végane; vegan, Maison,Maison")).toEqual(["vegan", "Maison"]);
  });
});
