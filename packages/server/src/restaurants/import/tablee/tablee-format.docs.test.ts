import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { TableeCombo } from "@tablee/contract/restaurants/tablee-combo.schema";
import {
  TableeFile,
  TableeItem,
  TableeMenu,
  TableeModifier,
  TableeModifierGroup,
  TableeRestaurant,
} from "@tablee/contract/restaurants/tablee-format.schema";
import { TableeOffer } from "@tablee/contract/restaurants/tablee-offer.schema";
import { TextInput } from "@tablee/contract/wire/text.schema";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { checkReferences } from "../check-references.ts";
import { Remarks } from "../remarks.ts";
import { readTablee } from "./read-tablee.ts";

const path = (name: string): string => fileURLToPath(new URL(`../../../../../../docs/${name}`, import.meta.url));
const read = (name: string): string => readFileSync(path(name), "utf8");

/** Checks the pages about our own format: `vitest -u` rewrites the schema when the contract changes. */
describe("docs/tablee-format", () => {
  it("the schema is that of the contract", async () => {
    const names = z.registry<{ id: string }>();
    names.add(TextInput, { id: "Text" });
    names.add(TableeRestaurant, { id: "Restaurant" });
    names.add(TableeMenu, { id: "Menu" });
    names.add(TableeItem, { id: "Item" });
    names.add(TableeModifierGroup, { id: "ModifierGroup" });
    names.add(TableeModifier, { id: "Modifier" });
    names.add(TableeCombo, { id: "Combo" });
    const schema = z.toJSONSchema(TableeFile, { io: "input", metadata: names as never });
    const { $schema, ...rest } = schema;
    const titled = { $schema, title: "Restaurants and menus in Tablée's own format, version 2", ...rest };
    await expect(`${JSON.stringify(titled, null, 2)}\n`).toMatchFileSnapshot(path("tablee-format.schema.json"));
  });

  it("the page names every field", () => {
    const page = read("tablee-format.md");
    const objects = [
      TableeFile,
      TableeRestaurant,
      TableeMenu,
      TableeItem,
      TableeModifierGroup,
      TableeModifier,
      TableeCombo,
      TableeOffer,
    ];
    const slot = TableeCombo.shape.slots.element;
    const fields = [...objects, slot, slot.shape.items.element].flatMap(({ shape }) => Object.keys(shape));
    expect(fields.filter((field) => !page.includes(`\`${field}\``) && !page.includes(`\`${field}:`))).toEqual([]);
  });

  it("the example uses every field but the source, and is imported without a remark", async () => {
    const text = read("tablee-format.example.json");
    const remarks = new Remarks();
    const reading = await readTablee(
      JSON.parse(text),
      remarks,
      { ref: "", name: "" },
      new Date("2026-11-23T12:00:00Z"),
    );
    checkReferences({ source: "tablee", ...reading }, remarks);
    expect(remarks.report(text)).toEqual({ errors: [], warnings: [] });
    const objects = [
      TableeFile,
      TableeRestaurant,
      TableeMenu,
      TableeItem,
      TableeModifierGroup,
      TableeModifier,
      TableeCombo,
      TableeOffer,
    ];
    const fields = objects.flatMap(({ shape }) => Object.keys(shape));
    expect(fields.filter((field) => field !== "source" && !text.includes(`"${field}":`))).toEqual([]);
  });
});
