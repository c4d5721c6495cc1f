import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { moved, watchShifts } from "../shifts.ts";
import { add, printTable, WORDS } from "./table.ts";

for (const part of ["", "/basket"]) {
  test(`a table's page does not move when the prices of others' dishes arrive: ${part || "its menu"}`, async ({
    page,
    request,
    person,
    language,
    words,
  }) => {
    const table = await printTable(request);
    const ines = await person("member@tablee.test");
    await visit(ines, table.path);
    await add(ines, words, WORDS[language].coffee);
    await expect(ines.getByText(words("basket_added_item"))).toBeVisible();

    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/\/table-reckoner-/, async (route) => {
      ask();
      await answered;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(`${table.path}${part}`);
    await asked;
    // Who sits at the table does not depend on the prices. The dialog for the nickname may cover it by now.
    const there = part
      ? page.getByRole("list", { name: words("table_everybody"), includeHidden: true }).getByText("Inès")
      : page.getByText(/^1 person/);
    await expect(there).toBeVisible();
    answer();
    // A coffee with its taxes.
    await expect(
      page
        .getByText(/3[.,]74/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(await moved(page)).toEqual([]);
  });
}
