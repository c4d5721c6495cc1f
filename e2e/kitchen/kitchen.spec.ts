import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { lineOf } from "../line.ts";
import { orderOf } from "./ordered.ts";

const DINER = "member@tablee.test";
const KITCHEN = "kitchen@tablee.test";

/** One diner's orders and one kitchen; the board is shown on this project's own screen, a phone or a large one. */
test.describe("the kitchen", () => {
  test("moves an order from new to delivered with a delay while the diner follows it @large", async ({
    page,
    person,
    signIn,
    words,
    expectNoViolations,
  }) => {
    await signIn(page, KITCHEN);
    const { id, number } = await orderOf(page, DINER);
    const diner = await person(DINER);
    await visit(diner, `/orders/current/${id}`);
    await visit(page, "/kitchen");
    const ticket = page.getByRole("article", { name: words("kitchen_ticket", { number }) });
    const press = (key: string) =>
      ticket.getByRole("button", { name: words("kitchen_step_of", { step: words(key), number }), exact: true }).click();

    await test.step("a new order rings until somebody touches it, and shows allergies above the dishes", async () => {
      await expect(ticket).toContainText(words("kitchen_note", { note: "Allergie aux arachides" }));
      await expect(ticket.locator(".kitchen-ring-unheard")).toBeAttached();
      await expectNoViolations(page);
      // A reload forgets nothing: an unanswered order rings again.
      await page.reload();
      await expect(ticket.locator(".kitchen-ring-unheard")).toBeAttached();
      const sound = page.getByRole("button", { name: words("kitchen_sound_locked") });
      await expect(sound).toBeVisible();
      await sound.click();
      await expect(sound).toBeHidden();
      await ticket
        .getByText(words("kitchen_note", { note: "Allergie aux arachides" }))
        .first()
        .click();
      await expect(ticket.locator(".kitchen-ring-unheard")).not.toBeAttached();
    });

    await test.step("the order is confirmed, started and delayed", async () => {
      await press("kitchen_confirm");
      await expect(diner.getByText(words("order_status_confirmed")).first()).toBeVisible();
      await press("kitchen_start");
      await press("kitchen_delay");
      await ticket.getByRole("radio", { name: "15" }).click();
      await expectNoViolations(page);
      await ticket.getByRole("button", { name: words("kitchen_delay_by", { minutes: 15 }) }).click();
      await expect(diner.getByText(words("order_text_delayed", { minutes: 15 })).first()).toBeVisible();
      await expectNoViolations(diner);
    });

    await test.step("the order is marked ready and delivered", async () => {
      await press("kitchen_ready");
      await expect(diner.getByText(words("order_when_ready_take_out")).first()).toBeVisible();
      await press("kitchen_picked_up");
      await expect(ticket).toBeHidden();
      await expect(diner.getByText(words("order_done_take_out")).first()).toBeVisible();
    });
  });

  test(
    "corrects an order before confirming it, and the diner sees the old and the new version",
    { tag: "@large" },
    async ({ page, person, signIn, words, language, expectNoViolations }) => {
      await signIn(page, KITCHEN);
      const ordered = await orderOf(page, DINER);
      const { id, number } = ordered;
      const [first, second] = ordered.items.map(({ name }) => name[language]);
      const diner = await person(DINER);
      await visit(diner, `/orders/current/${id}`);
      await visit(page, "/kitchen");
      const ticket = page.getByRole("article", { name: words("kitchen_ticket", { number }) });
      await ticket
        .getByRole("button", {
          name: words("kitchen_step_of", { step: words("kitchen_correct"), number }),
          exact: true,
        })
        .click();
      const dialog = page.getByRole("dialog", { name: words("kitchen_correct_title", { number }) });
      const send = dialog.getByRole("button", { name: words("kitchen_correct_send") });
      await expect(send).toBeDisabled();
      await expectNoViolations(page);
      await expect(
        dialog.getByRole("button", { name: words("kitchen_correct_more", { name: first ?? "" }) }),
      ).toBeDisabled();
      const fewer = dialog.getByRole("button", { name: words("kitchen_correct_fewer", { name: first ?? "" }) });
      await fewer.click();
      await dialog
        .getByRole("textbox", { name: words("kitchen_correct_instead", { name: second ?? "" }) })
        .fill("Salade de chou 🥬");
      await send.click();
      await expect(dialog).toBeHidden();
      await expect(ticket).toContainText(words("kitchen_corrected"));
      await expect(ticket).toContainText(words("kitchen_instead", { words: "Salade de chou 🥬" }));
      await expectNoViolations(page);

      await expect(
        diner.getByText(words("order_corrected_quantity", { name: first ?? "", quantity: 1, before: 2 })),
      ).toBeVisible();
      await expect(
        diner.getByText(words("order_instead", { substitution: "Salade de chou 🥬" })).first(),
      ).toBeVisible();
      await expectNoViolations(diner);
    },
  );

  test(
    "refuses an order with a reason that the diner reads",
    { tag: "@large" },
    async ({ page, person, signIn, words }) => {
      await signIn(page, KITCHEN);
      const { id, number } = await orderOf(page, DINER);
      const diner = await person(DINER);
      await visit(diner, `/orders/current/${id}`);
      await visit(page, "/kitchen");
      const ticket = page.getByRole("article", { name: words("kitchen_ticket", { number }) });
      const refuse = words("kitchen_step_of", { step: words("kitchen_refuse"), number });
      await ticket.getByRole("button", { name: refuse, exact: true }).click();
      const dialog = page.getByRole("alertdialog", { name: words("kitchen_refuse_title", { number }) });
      await dialog.getByRole("button", { name: words("kitchen_refuse"), exact: true }).click();
      await expect(dialog.getByText(words("kitchen_reason_required"))).toBeVisible();
      await dialog.getByRole("radio", { name: words("kitchen_reason_busy") }).click();
      await dialog.getByRole("button", { name: words("kitchen_refuse"), exact: true }).click();
      await expect(ticket).toBeHidden();
      await expect(diner.getByText(words("order_note", { note: words("kitchen_reason_busy") }))).toBeVisible();
    },
  );

  test(
    "shows the orders that were placed while its connection was lost",
    { tag: "@large" },
    async ({ page, person, signIn, words, problems, expectNoViolations }) => {
      // The browser's messages about a connection that is cut on purpose.
      problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
      await signIn(page, KITCHEN);
      const other = await person();
      const before = await orderOf(other, DINER);
      const ticketOf = (number: number) => page.getByRole("article", { name: words("kitchen_ticket", { number }) });
      await visit(page, "/kitchen");
      await expect(ticketOf(before.number)).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText(words("kitchen_lost_title"))).toBeVisible({ timeout: 60_000 });
      await expectNoViolations(page);
      const missed = [await orderOf(other, DINER), await orderOf(other, DINER)];
      await expect(ticketOf(missed[0]?.number ?? 0)).toBeHidden();
      await page.context().setOffline(false);
      // The board reports it, and the shell does not report the same a second time.
      const back = page.getByRole("status").filter({ hasText: words("kitchen_back_title") });
      await expect(back).toHaveCount(1);
      await expect(back).toHaveText(`${words("kitchen_back_title")} ${words("kitchen_back_text")}`);
      for (const { number } of missed) await expect(ticketOf(number)).toBeVisible();
    },
  );

  test(
    "reports a lost connection when it has never connected, until it connects",
    { tag: "@large" },
    async ({ page, person, signIn, words, problems, expectNoViolations }) => {
      problems.allow(/ERR_FAILED|WebSocket/);
      await signIn(page, KITCHEN);
      const line = await lineOf(page);
      await line.cut();
      await visit(page, "/kitchen");
      const lost = page.getByText(words("kitchen_lost_title"));
      await expect(lost).toBeVisible();
      await expectNoViolations(page);
      line.mend();
      await expect(lost).toBeHidden();
      const { number } = await orderOf(await person(), DINER);
      await expect(page.getByRole("article", { name: words("kitchen_ticket", { number }) })).toBeVisible();
    },
  );

  test(
    "tells the slower of two colleagues that the order is already confirmed",
    { tag: "@large" },
    async ({ page, person, signIn, words, problems }) => {
      problems.allow(/status of 409/);
      await signIn(page, KITCHEN);
      const { number } = await orderOf(page, DINER);
      const ticketOn = (screen: Page) => screen.getByRole("article", { name: words("kitchen_ticket", { number }) });
      const confirm = words("kitchen_step_of", { step: words("kitchen_confirm"), number });
      const colleague = await person(KITCHEN);
      // The colleague's tablet receives nothing until it asks again.
      await colleague.routeWebSocket(/socket\.io/, () => {});
      await visit(page, "/kitchen");
      await visit(colleague, "/kitchen");
      await expect(ticketOn(colleague)).toBeVisible();
      const orders = /\/api\/kitchen\/\d+\/orders/;
      await colleague.route(orders, () => {});
      await ticketOn(page).getByRole("button", { name: confirm, exact: true }).click();
      const start = words("kitchen_step_of", { step: words("kitchen_start"), number });
      await expect(ticketOn(page).getByRole("button", { name: start, exact: true })).toBeVisible();
      await ticketOn(colleague).getByRole("button", { name: confirm, exact: true }).click();
      const status = words("order_status_confirmed");
      await expect(colleague.getByText(words("kitchen_moved_already", { number, status })).first()).toBeVisible();
      await colleague.unroute(orders);
      await expect(ticketOn(colleague).getByRole("button", { name: start, exact: true })).toBeVisible({
        timeout: 30_000,
      });
    },
  );
});
