import { expect, type Locator, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";
import type { Language } from "../words.ts";

/** The texts that this journey reads on the screen, word for word. */
const WORDS = {
  en: {
    discovery: "Smash Burger, Aged Cheddar",
    orderNow: /^Order now/,
    required: "Required",
    single: /^Single/,
    double: /^Double/,
    beef: /^Charlevoix beef/,
    cheddar: /^Aged cheddar/,
    add: /^Add to order/,
    put: /^Add to order/,
    placing: /^Place order/,
    total: "$20.50",
    toBasket: /^Basket, 1 item/,
    basket: "Your order",
    place: "Place order $23.57",
    signInFirst: "Sign In to proceed with your order",
    email: "Email",
    password: "Password",
    signIn: "Sign In",
    sent: "Waiting for the kitchen to confirm.",
    accepted: "Chez Margot accepted your order.",
    ready: "Ready, come and get it",
    orders: "Orders",
    confirm: /^Confirm/,
    start: /^Start/,
    isReady: /^Ready/,
    ticket: (number: string) => `Order ${number}`,
  },
  fr: {
    discovery: "Smash burger, cheddar vieilli",
    orderNow: /^Commander/,
    required: "Obligatoire",
    single: /^Simple/,
    double: /^Double/,
    beef: /^Bœuf de Charlevoix/,
    cheddar: /^Cheddar vieilli/,
    add: /^Ajouter\s+20,50/,
    put: /^Ajouter\s+18,50/,
    placing: /^Passer la commande/,
    total: "20,50 $",
    toBasket: "Vérifier et commander",
    basket: "Votre commande",
    place: /^Passer la commande\s+23,57 \$$/,
    signInFirst: "Connectez-\u2060vous pour passer votre commande",
    email: "Courriel",
    password: "Mot de passe",
    signIn: "Se connecter",
    sent: "La cuisine doit encore confirmer.",
    accepted: "Chez Margot a accepté votre commande.",
    ready: "Prête, venez la chercher",
    orders: "Commandes",
    confirm: /^Confirmer/,
    start: /^Commencer/,
    isReady: /^Prête/,
    ticket: (number: string) => `Commande ${number}`,
  },
} satisfies Record<Language, unknown>;

test("a visitor orders a dish from the feed, and the kitchen receives the order", async ({
  page,
  person,
  language,
  words: say,
  expectNoViolations,
}) => {
  const words = WORDS[language];

  await test.step("the feed leads to a discovery, and the discovery to its restaurant's menu", async () => {
    // Before the app is ready, the link leads to the discovery's own page.
    await visit(page, "/");
    await page
      .getByRole("article", { name: words.discovery })
      .getByRole("link", { name: words.discovery, exact: true })
      .click();
    const discovery = page.getByRole("dialog");
    await expect(discovery.getByText("Chez Margot").first()).toBeVisible();
    await discovery.getByRole("link", { name: words.orderNow }).click();
    await expect(page).toHaveURL(/\/menu\/\d+/);
  });

  const item = page.getByRole("dialog", { name: words.discovery });
  await test.step("an item asks for its required choices, and its price follows them", async () => {
    await expect(item.getByText(words.required).first()).toBeVisible();
    await expectNoViolations(page);
    await item.getByRole("radio", { name: words.double }).click();
    await item.getByRole("radio", { name: words.beef }).click();
    await item.getByRole("checkbox", { name: words.cheddar }).click();
    await expect(item.getByRole("button", { name: words.add })).toContainText(words.total);
    await item.getByRole("button", { name: words.add }).click();
    await expect(item).toBeHidden();
    await expectNoViolations(page);
  });

  await test.step("the basket survives a reload and shows the price with tax", async () => {
    await page.getByRole("link", { name: words.toBasket }).first().click();
    await expect(page).toHaveURL(/\/orders\/now$/);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: words.basket })).toBeVisible();
    await expect(page.getByText(words.total).first()).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step("placing the order asks to sign in, and continues by itself afterwards", async () => {
    await page.getByRole("button", { name: words.place }).click();
    const signIn = page.getByRole("dialog", { name: words.signInFirst });
    await expect(signIn).toBeVisible();
    await expectNoViolations(page);
    const emptied = await headingWatch(page, say("basket_empty_title"));
    await signIn.getByLabel(words.email, { exact: true }).fill("member@tablee.test");
    await signIn.getByLabel(words.password, { exact: true }).fill("Tablee2026");
    await signIn.getByRole("button", { name: words.signIn, exact: true }).click();
    await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
    await expect(page.getByText(words.sent)).toBeVisible();
    expect(await emptied(), "the basket's own page, empty, on the way to the order").toBe(false);
    await expectNoViolations(page);
  });

  const kitchen = await person("kitchen@tablee.test");
  await test.step("the kitchen receives the order, confirms it and marks it ready, and the diner follows it", async () => {
    const id = page.url().split("/").at(-1) ?? "";
    const number = await numberOf(page, id);
    await visit(kitchen, "/kitchen");
    const ticket = kitchen.getByRole("article", { name: words.ticket(number) });
    await expect(ticket).toContainText(words.discovery);
    await expectNoViolations(kitchen);
    await ticket.getByRole("button", { name: words.confirm }).click();
    await expect(page.getByText(words.accepted)).toBeVisible();
    await ticket.getByRole("button", { name: words.start }).click();
    await ticket.getByRole("button", { name: words.isReady }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.ready })).toBeVisible();
    await expectNoViolations(page);
  });
});

test(
  "six taps turn a dish in the feed into a placed order",
  { tag: "@phone" },
  async ({ page, signIn, language, words: say }) => {
    const words = WORDS[language];
    await signIn(page, "member@tablee.test");
    await page.addInitScript(() =>
      addEventListener(
        "pointerdown",
        () => sessionStorage.setItem("taps", String(Number(sessionStorage.getItem("taps")) + 1)),
        { capture: true },
      ),
    );
    await visit(page, "/");
    await page
      .getByRole("link", { name: say("discoveries_order_label", { name: words.discovery }) })
      .first()
      .click();
    const item = page.getByRole("dialog", { name: words.discovery });
    await item.getByRole("radio", { name: words.double }).click();
    await item.getByRole("radio", { name: words.beef }).click();
    await item.getByRole("button", { name: words.put }).click();
    await expect(item).toBeHidden();
    await page.getByRole("link", { name: words.toBasket }).first().click();
    await page.getByRole("button", { name: words.placing }).click();
    await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
    expect(Number(await page.evaluate(() => sessionStorage.getItem("taps")))).toBe(6);
  },
);

test(
  "a dish of the menu is ordered by keyboard with at most forty tab stops",
  { tag: "@phone" },
  async ({ page, signIn, language, words: say }) => {
    const words = WORDS[language];
    await signIn(page, "member@tablee.test");
    await visit(page, "/menu/1");
    const stops = { count: 0 };
    const tabTo = async (target: Locator) => {
      for (let at = 0; at < 40; at += 1) {
        await page.keyboard.press("Tab");
        stops.count += 1;
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`no stop at ${String(target)}`);
    };
    await page.getByRole("link", { name: words.discovery, exact: true }).focus();
    await page.keyboard.press("Enter");
    const item = page.getByRole("dialog", { name: words.discovery });
    for (const choice of [words.single, words.beef]) {
      await tabTo(item.getByRole("radio", { name: choice }));
      await page.keyboard.press("Space");
    }
    await tabTo(item.getByRole("button", { name: words.put }));
    await page.keyboard.press("Enter");
    await expect(item).toBeHidden();
    await tabTo(page.getByRole("link", { name: say("menu_skip_to_order") }).first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/orders\/now$/);
    await expect(page.getByRole("button", { name: words.placing })).toBeEnabled();
    await tabTo(page.getByRole("link", { name: say("basket_skip_to_place") }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: words.placing })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
    expect(stops.count).toBeLessThanOrEqual(40);
  },
);

/** Whether the page's heading has had this text at any moment since, however briefly. */
async function headingWatch(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate((heading) => {
    const look = () => {
      if (document.querySelector("h1, h2")?.textContent === heading) document.documentElement.dataset["flashed"] = "";
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return () => page.evaluate(() => document.documentElement.dataset["flashed"] !== undefined);
}

/** The number that staff call out, from the diner's own call. */
async function numberOf(page: Page, id: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const answer = await page.request.get(`/api/client/order/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const { number } = (await answer.json()) as { number: number };
  return String(number);
}
