import { expect } from "@playwright/test";
import { writeXlsx } from "hucre/xlsx";
import { test, visit } from "../journey.ts";
import { throwDraftAway } from "./throw-draft-away.ts";

/** The demo's first kitchen, whose owner signs in as kitchen@. */
const RESTAURANT = 1;

/** As a foreign point-of-sale system exports it: a title above unknown headers, in Mac Roman encoding. */
const FILE = {
  name: "speisekarte.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    "Carte, \x8et\x8e\n\nGericht;Betrag;Steuer\nCr\x8fme br\x9el\x8ee;7,50;x\nP\x89t\x8e;9;x",
    "latin1",
  ),
};

/** The same menu a week later, from Excel, with a second sheet. */
const workbook = async () => ({
  name: "speisekarte.xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: "Winter",
          rows: [
            ["Gericht", "Betrag", "Steuer"],
            ["Crème brûlée", 7.75, "x"],
          ],
        },
        { name: "Notizen", rows: [["Pâté", "?"]] },
      ],
    }),
  ),
});

test("a menu file with unknown headings becomes a draft once the owner says what its columns are @phone", async ({
  page,
  signIn,
  words,
  expectNoViolations,
}) => {
  await signIn(page, "kitchen@tablee.test");
  await visit(page, `/restaurant-admin/${RESTAURANT}/menu?view=file`);
  const choose = async (button: string, file = FILE) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: button }).click();
    await (await chooser).setFiles(file);
  };
  const column = (name: string) => page.getByRole("combobox", { name, exact: true });
  const draft = page.getByRole("button", { name: words("management_columns_lay") });

  await test.step("the line of the headings and the missing column of names are reported", async () => {
    await choose(words("management_file_choose"));
    await expect(page.getByText(words("management_columns_header_taken", { line: 3 }))).toBeVisible();
    await expect(page.getByText(words("management_file_no_name_column"))).toBeVisible();
    await expect(page.getByText("Crème brûlée · Pâté")).toBeVisible();
    await expect(draft).toBeDisabled();
    await expectNoViolations(page);
  });

  await test.step("once the columns are assigned, every dish is in the draft", async () => {
    await column("Gericht").selectOption("price");
    await column("Betrag").selectOption("price");
    await expect(page.getByText(words("management_columns_twice"))).toHaveCount(2);
    await column("Gericht").selectOption("name");
    await expect(draft).toBeEnabled();
    await draft.click();
    // Its one column of names does not say in which language they are.
    const language = page.getByRole("dialog", { name: words("management_file_language") });
    await language.getByRole("button", { name: "Français" }).click();
    await expect(page.getByRole("heading", { name: "Crème brûlée" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Pâté" })).toBeVisible();
    await throwDraftAway(page, words, RESTAURANT);
  });

  await test.step("the next file with these headings, a workbook, gets the same columns by itself", async () => {
    await visit(page, `/restaurant-admin/${RESTAURANT}/menu?view=file`);
    await choose(words("management_file_choose"), await workbook());
    await expect(page.getByText(words("management_columns_last_time"))).toBeVisible();
    await expect(page.getByText(words("management_columns_sheet", { name: "Winter" }))).toBeVisible();
    await expect(column("Gericht")).toHaveValue("name_fr");
    await expect(draft).toBeEnabled();
  });
});
