import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { add, joinAs, printTable, WORDS } from "./table.ts";

test(
  "a dish added at a table is announced, counted on its bar and marked in its basket, and the total says what it contains",
  { tag: "@phone" },
  async ({ page, request, person, language, words, expectNoViolations }) => {
    const { coffee } = WORDS[language];
    const table = await printTable(request);
    const ines = await person("member@tablee.test");
    await visit(page, table.path);
    await joinAs(page, words, "Samir");
    await visit(ines, table.path);
    await add(ines, words, coffee);

    const said = (text: string) => page.getByRole("status").filter({ hasText: text });
    await expect(said(words("table_said_added", { name: "Inès", dish: coffee }))).toBeAttached();
    const bar = page.getByRole("link", { name: /^1 new\. / });
    await expect(bar).toContainText(words("table_taxes_in"));
    await bar.click();
    await expect(page.getByText(words("table_just_added"))).toBeVisible();
    await expectNoViolations(page);
    // A diner's own dishes are shown without taxes, the table's total with them.
    await expect(page.getByText(words("table_before_taxes")).first()).toBeVisible();
    await expect(page.getByText(words("table_total"))).toBeVisible();
  },
);
