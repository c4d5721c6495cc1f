import { expect, type Locator } from "@playwright/test";
import { addDish, searchDish } from "../menus/add-dish.ts";
import { test, visit } from "../journey.ts";

/** The visible style of an element when its own colours are overridden. */
const looks = (part: Locator) =>
  part
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { backgroundColor: ground, color, borderTopWidth } = getComputedStyle(element);
      return { ground, color, edge: Number.parseFloat(borderTopWidth) };
    });

async function differ(what: string, chosen: Locator, others: Locator): Promise<void> {
  await expect(chosen.filter({ visible: true }).first(), what).toBeVisible();
  // During a transition the colour is neither of the two.
  await expect
    .poll(async () => (await looks(chosen)).ground, { message: `${what}: the chosen one has a ground of its own` })
    .not.toBe((await looks(others)).ground);
}

test(
  "forced colours still distinguish chosen options, buttons and disabled options",
  { tag: "@phone" },
  async ({ page, words }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await visit(page, "/");
    await differ(
      "entries of the bar",
      page.locator("nav a[aria-current=page]"),
      page.locator("nav a:not([aria-current])"),
    );

    await visit(page, "/menu/1");
    const modes = page.getByRole("radiogroup", { name: words("basket_mode") });
    await differ("ways", modes.getByRole("radio", { checked: true }), modes.getByRole("radio", { checked: false }));
    expect((await looks(modes)).edge, "the frame of the ways").toBeGreaterThan(0);
    const dots = page.locator("article .ds-mark");
    await differ("dots", dots, page.locator("body"));
    const sections = page.getByRole("navigation", { name: words("menu_categories") });
    await differ("chips", sections.locator("a[aria-current=true]"), sections.locator("a:not([aria-current])"));

    await visit(page, "/menu/1?item=1");
    const dish = page.getByRole("dialog");
    for (const role of ["radio", "checkbox"] as const) {
      await dish.getByRole(role, { disabled: false }).nth(1).click();
      await differ(role, dish.getByRole(role, { checked: true }), dish.getByRole(role, { checked: false }));
    }
    const off = dish.locator("label", { has: page.locator("[role=checkbox][data-disabled]") });
    const on = dish.locator("label", { has: page.locator("[role=checkbox]:not([data-disabled], [data-checked])") });
    expect((await looks(off)).color, "what cannot be chosen").not.toBe((await looks(on)).color);
    const add = dish.getByRole("button", { name: new RegExp(`^${words("menu_add_to_order")}`) });
    expect((await looks(add)).edge, "the main button's edge").toBeGreaterThan(0);

    await visit(page, "/menu/1");
    await searchDish(page, "Creamy Coleslaw");
    await addDish(page, words, "Creamy Coleslaw");
    await visit(page, "/orders/now");
    const tips = page.getByRole("radiogroup").filter({ hasText: "15" }).first();
    await differ("tips", tips.getByRole("radio", { checked: true }), tips.getByRole("radio", { checked: false }));
  },
);
