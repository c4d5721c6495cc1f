import { expect } from "@playwright/test";
import { revisit, test, visit } from "../journey.ts";
import type { Language } from "../words.ts";

const MARGOT = "/menu/1";
const DISH = { en: "Filter Coffee, Refilled", fr: "Café filtre à volonté" } satisfies Record<Language, string>;
const MEMBER = { email: "critic@tablee.test", password: "Tablee2026" };

test(
  "a visitor's like is saved after the sign-in, survives a reload and is found by the favourites filter",
  { tag: "@phone" },
  async ({ page, language, words, expectNoViolations }) => {
    const heart = page.getByRole("button", { name: words("favorites_like", { name: DISH[language] }), exact: true });
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/item\/like|current-user/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
    });
    await visit(page, MARGOT);
    await heart.click();
    const signIn = page.getByRole("dialog", { name: words("favorites_sign_in") });
    await expect(signIn).toBeVisible();
    await expectNoViolations(page);
    await signIn.getByLabel(words("accounts_email"), { exact: true }).fill(MEMBER.email);
    await signIn.getByLabel(words("accounts_password"), { exact: true }).fill(MEMBER.password);
    await signIn.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
    await expect(signIn).toBeHidden();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    // First the like, then the member again (members §15).
    await expect.poll(() => calls.at(-1)).toBe("GET /api/client/account/current-user");
    expect(calls).toContain("POST /api/client/item/like");

    await revisit(page);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: words("menu_filter_favourites"), exact: true }).click();
    await expect(page).toHaveURL(/liked=true/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectNoViolations(page);

    // After three quick presses, the last state is what remains.
    await visit(page, MARGOT);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    const wishes = calls.length;
    for (const pressed of ["false", "true", "false"]) {
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", pressed);
    }
    // The server has the last word: the member is loaded again after the last like.
    await expect.poll(() => calls.slice(wishes).at(-1)).toBe("GET /api/client/account/current-user");
    await revisit(page);
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
);

test(
  "only members can like a restaurant, and the list marks the restaurants they like",
  { tag: "@large" },
  async ({ page, signIn, words, expectNoViolations }) => {
    const like = page.getByRole("button", { name: words("favorites_like", { name: "Chez Margot" }), exact: true });
    const pressLike = async (pressed: "true" | "false") => {
      // It is shown immediately; leaving the page before it is saved might lose it.
      const saved = page.waitForResponse((answer) => answer.url().endsWith("/restaurant/like"));
      await like.click();
      await expect(like).toHaveAttribute("aria-pressed", pressed);
      expect((await saved).status()).toBe(200);
    };
    await visit(page, "/restaurants/1");
    await expect(page.getByRole("heading", { level: 1, name: "Chez Margot" })).toBeVisible();
    await expect(like).toHaveCount(0);

    await signIn(page, MEMBER.email);
    await visit(page, "/restaurants/1");
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await pressLike("true");
    await visit(page, "/restaurants");
    const card = page.getByRole("article").filter({ hasText: "Chez Margot" });
    await expect(card.getByRole("img", { name: words("restaurants_favourite") })).toBeVisible();
    await expectNoViolations(page);
    await visit(page, MARGOT);
    await pressLike("false");
  },
);
