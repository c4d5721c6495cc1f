import { expect } from "@playwright/test";
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, StripeStandIn } from "@tablee/demo-data/stand-ins/stripe";
import { startHost } from "../host.ts";
import { test, visit } from "../journey.ts";
import { addDish } from "../menus/add-dish.ts";
import { beginSession, bringSession } from "../sessions.ts";
import { MARGOT } from "./coffee-order.ts";

const COFFEE = "Filter Coffee, Refilled";
/** Far enough from the hosts of the workers. */
const APART = 200;

test("an order is paid on the payment service's page, and only then reaches the kitchen (payments §5) @phone", async ({
  page,
  playwright,
  person,
  words,
  expectNoViolations,
}, { workerIndex }) => {
  const stripe = await new StripeStandIn().listen();
  const keys = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_URL: stripe.url };
  const host = await startHost(workerIndex + APART, keys);
  const request = await playwright.request.newContext({ baseURL: host.url });
  stripe.announceTo = `${host.url}/api/payments/events`;
  try {
    const kitchen = await person();
    await bringSession(kitchen, await beginSession(request, "kitchen@tablee.test"));
    await visit(kitchen, `${host.url}/kitchen`);
    await bringSession(page, await beginSession(request, "critic@tablee.test"));
    await visit(page, `${host.url}/menu/${MARGOT}`);
    await addDish(page, words, COFFEE);
    await visit(page, `${host.url}/orders/now`);
    await expect(page.getByText(words("basket_pay_online"))).toBeVisible();
    await page.getByRole("button", { name: new RegExp(`^${words("basket_place_online")}`) }).click();

    // The service's own page, and back from there without paying.
    await expect(page.getByRole("heading", { name: /Chez Margot/ })).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    const pay = page.getByRole("button", { name: new RegExp(`^${words("order_pay").split("{")[0]}`) });
    await expect(pay).toBeVisible();
    await expectNoViolations(page);
    await pay.click();
    await page.getByRole("button", { name: "Pay" }).click();

    await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
    await expect(page.getByText(words("order_status_new")).first()).toBeVisible();
    await expect(pay).toHaveCount(0);
    expect(stripe.sessions.size).toBe(1);
    // It came to the kitchen by itself, and says that it is paid.
    await expect(kitchen.getByText(words("kitchen_paid_online")).first()).toBeVisible();

    // An app leads back to a browser in which nobody is signed in, who learns only this.
    const [paid] = stripe.sessions.values();
    const elsewhere = await person();
    await visit(elsewhere, paid?.success_url ?? "");
    await expect(elsewhere.getByRole("heading", { name: words("order_elsewhere_paid") })).toBeVisible();
    await expect(elsewhere.getByText("Chez Margot")).toHaveCount(0);
    await expectNoViolations(elsewhere);
  } finally {
    // Pages that lose their host say so in the console.
    for (const window of page.context().browser()?.contexts() ?? []) {
      for (const open of window.pages()) if (open.url().startsWith(host.url)) await open.goto("about:blank");
    }
    await request.dispose();
    await host.stop();
    await stripe.close();
  }
});
