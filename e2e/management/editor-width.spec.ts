import { expect, type Locator } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { throwDraftAway } from "./throw-draft-away.ts";

/** The demo's first kitchen, whose owner signs in as kitchen@. */
const RESTAURANT = 1;
/** A large screen, a laptop, and the narrowest window with the side menu, which takes a quarter of it. */
const WIDTHS = [1440, 1280, 1040];

/** Fields of an open form that extend beyond it or are too narrow for a word. */
const crampedIn = (form: Locator) =>
  form.evaluate((panel) => {
    const edge = panel.getBoundingClientRect().right;
    const fields = [...panel.querySelectorAll("input:not([aria-hidden]), textarea, select, button")];
    return fields.flatMap((field) => {
      const { right, width } = field.getBoundingClientRect();
      const isTooNarrow = field.matches("input:not([inputmode]), textarea, select") && width < 90;
      const name = field.getAttribute("aria-label") ?? field.textContent;
      return width > 0 && (right > edge || isTooNarrow) ? [`${name} ${Math.round(width)} px`] : [];
    });
  });

test("forms of the menu editor fit their column in a window of any width @large", async ({ page, signIn, words }) => {
  await signIn(page, "kitchen@tablee.test");
  for (const [view, list] of [
    ["choices", "management_groups"],
    ["combos", "management_combos"],
    ["sections", ""],
  ] as const) {
    await visit(page, `/restaurant-admin/${RESTAURANT}/menu?view=${view}`);
    if (list)
      await page
        .getByRole("region", { name: words(list) })
        .getByRole("link")
        .first()
        .click();
    else await page.getByRole("button", { name: words("management_add_section") }).click();
    // A section that was just added is named first.
    const form = page.locator("section:not([data-menu-section]):has(> div h2)");
    if (!list) await expect(form.getByRole("textbox").first()).toBeFocused();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => crampedIn(form), { message: `${view} at ${width} px` }).toEqual([]);
    }
  }

  // For the journeys that come after.
  await throwDraftAway(page, words, RESTAURANT);
});
