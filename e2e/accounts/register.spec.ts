import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit, type Words } from "../journey.ts";

const PASSWORD = "Grenoble7cafe";

/** The six digits that went to a number last, as the demo's visitor reads them. */
async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const answer = await request.get("/dev/outbox", { headers: { accept: "application/json" } });
    const { messages } = (await answer.json()) as {
      messages: { kind: string; message: { to: string; text: string } }[];
    };
    const sms = messages.find(({ kind, message }) => kind === "sms" && message.to === phone);
    code = /\d{6}/.exec(sms?.message.text ?? "")?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass();
  return code;
}

/** Fills in everything of the form but the e-mail and the phone's country. */
async function fill(form: Page, words: Words, phone: string) {
  const field = (key: string) => form.getByLabel(words(key), { exact: true });
  await field("registration_first_name").fill("Inès");
  await field("registration_last_name").fill("O’Brien");
  await field("registration_phone").fill(phone);
  await field("registration_password").fill(PASSWORD);
  await field("registration_password_again").fill(PASSWORD);
  await form.getByRole("checkbox", { name: words("registration_terms_accept") }).click();
}

test(
  "an invitation locks the e-mail, and one that is not good says so and leads on",
  { tag: "@large" },
  async ({ page, request, words, problems }) => {
    problems.allow(/Failed to load resource/);
    const login = { email: "admin@tablee.test", password: DEMO_PASSWORD };
    const { token } = (await (await request.post("/api/client/account/login", { data: login })).json()) as {
      token: string;
    };
    const answer = await request.post("/api/admin/invitations", {
      headers: { authorization: `Bearer ${token}` },
      data: { email: "Guest@example.ca", certification: "star", language: "fr" },
    });
    const { invitation_id } = (await answer.json()) as { invitation_id: string };

    await visit(page, `/register?embed=true&invitation_id=${invitation_id}&mac_address=00:11:22:33:44:55`);
    const address = page.getByLabel(words("registration_email"), { exact: true });
    await expect(address).toHaveValue("guest@example.ca");
    await expect(address).toHaveAttribute("readonly", "");
    await fill(page, words, "5145550143");
    await page.getByRole("button", { name: words("registration_create"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words("registration_verify_title") });
    await dialog.getByLabel(words("registration_code")).fill(await codeFor(request, "+15145550143"));
    await dialog.getByRole("button", { name: words("registration_verify") }).click();
    await expect(page).toHaveURL(/\/$/);

    await page.evaluate(() => localStorage.clear());
    await visit(page, `/register?invitation_id=${invitation_id}`);
    await expect(page.getByText(words("registration_invitation_invalid"))).toBeVisible();
    await page.getByRole("button", { name: words("registration_ok") }).click();
    await expect(page).toHaveURL(/\/trends/);
  },
);
