import { expect } from "@playwright/test";
import { invitationOf } from "../accounts/outbox.ts";
import { test, visit } from "../journey.ts";

const INVITED = "camille.invitee@tablee.test";

test("an administrator invites somebody by e-mail and withdraws the invitation, and the list shows both @large", async ({
  page,
  problems,
  signIn,
  words,
  expectNoViolations,
}) => {
  problems.allow(/status of 422/);
  await signIn(page, "admin@tablee.test");
  await visit(page, "/admin");
  await expect(page).toHaveURL(/\/admin\/queue$/);
  const tabs = page.getByRole("navigation", { name: words("admin_tabs") });
  await tabs.getByRole("link", { name: words("admin_invitations") }).click();
  await expect(page).toHaveURL(/\/admin\/invitations$/);
  const email = page.getByLabel(words("accounts_email"), { exact: true });
  const send = page.getByRole("button", { name: words("admin_invite_send") });

  await send.click();
  await expect(page.getByText(words("admin_invite_email_invalid"))).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill("member@tablee.test");
  await send.click();
  await expect(page.getByText(words("admin_invite_email_taken"))).toBeVisible();
  await expect(email).toHaveValue("member@tablee.test");

  await email.fill(INVITED);
  await tabs.getByRole("link", { name: words("admin_audit") }).click();
  const question = page.getByRole("alertdialog", { name: words("admin_invite_leave_title") });
  await question.getByRole("button", { name: words("admin_invite_stay") }).click();
  await expect(question).toBeHidden();
  await expect(email).toHaveValue(INVITED);
  await page.getByLabel(words("admin_invite_certification"), { exact: true }).selectOption("star");
  await send.dblclick();
  await expect(page.getByText(words("admin_invite_sent", { email: INVITED }))).toBeVisible();
  await expect(email).toHaveValue("");
  // A job sends the mail.
  await invitationOf(page.request, INVITED);
  const { messages } = (await (await page.request.get("/dev/outbox")).json()) as {
    messages: { kind: string; message: { to?: string; path?: string } }[];
  };
  const sent = messages.filter(({ message }) => message.to === INVITED);
  expect(sent.map(({ message }) => message.path)).toEqual([expect.stringMatching(/^\/register\?invitation_id=/)]);

  const listed = page.getByRole("listitem").filter({ hasText: INVITED });
  await expect(listed).toContainText(words("admin_invited_open"));
  await expect(listed).toContainText("Nadia Benali");
  await expectNoViolations(page);
  await listed.getByRole("button").click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("admin_invited_withdraw") })
    .click();
  await expect(page.getByText(words("admin_invited_withdrawn"))).toBeVisible();
  await expect(listed).toBeHidden();

  await tabs.getByRole("link", { name: words("admin_audit") }).click();
  const entry = page.getByRole("listitem").filter({ hasText: words("admin_did_invitation") });
  await expect(entry.first()).toContainText(words("members_star"));
  await expect(entry.first()).not.toContainText("certification");
});

test("uses of rights are listed, and can be narrowed to one restaurant's @large", async ({ page, signIn, words }) => {
  await signIn(page, "admin@tablee.test");
  await visit(page, "/admin/invitations");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token ?? ""}` };
  for (const id of [1, 2]) {
    const path = `/api/kitchen/restaurant/${id}`;
    const before = (await (await page.request.get("/api/kitchen/restaurants", { headers })).json()) as {
      id: number;
      max_open_orders: number;
    }[];
    const max_open_orders = (before.find((one) => one.id === id)?.max_open_orders ?? 10) + 1;
    expect((await page.request.patch(path, { headers, data: { max_open_orders } })).ok()).toBe(true);
  }
  await visit(page, "/admin/audit");
  const changed = page.getByRole("listitem").filter({ hasText: words("admin_did_capacity") });
  await expect(changed.nth(1)).toBeVisible();
  const all = await changed.count();
  await changed.first().getByRole("link").click();
  await expect(page).toHaveURL(/restaurant=2/);
  await expect.poll(() => changed.count()).toBeLessThan(all);
  await page.getByRole("link", { name: words("admin_audit_all", { name: "" }).trim() }).click();
  await expect.poll(() => changed.count()).toBe(all);
});

test("the administration is not found by other members, and asks visitors to sign in @phone", async ({
  page,
  person,
  signIn,
  words,
}) => {
  await visit(page, "/admin/invitations");
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, "member@tablee.test");
  for (const path of ["/admin", "/admin/audit", "/admin/invitations"]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1, name: words("shell_not_found_title") })).toBeVisible();
  }
  // An owner has some of its screens, of which the first differs from an administrator's.
  const owner = await person("kitchen@tablee.test");
  await visit(owner, "/admin");
  await expect(owner).toHaveURL(/\/admin\/audit$/);
});
