import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";

interface Message {
  kind: string;
  message: { to: string; text: string; subject?: string; path?: string | null };
}

/** What `find` returns for the newest matching message in the demo's outbox, read as a visitor reads it. */
async function found(request: APIRequestContext, find: (one: Message) => string | undefined): Promise<string> {
  let what = "";
  await expect(async () => {
    const answer = await request.get("/dev/outbox", { headers: { accept: "application/json" } });
    const { messages } = (await answer.json()) as { messages: Message[] };
    what = messages.map(find).find((one) => one !== undefined && one !== "") ?? "";
    expect(what).not.toBe("");
  }).toPass();
  return what;
}

/** The six digits of the last text message to a number. */
export const codeFor = (request: APIRequestContext, phone: string): Promise<string> =>
  found(request, ({ kind, message }) =>
    kind === "sms" && message.to === phone ? /\d{6}/.exec(message.text)?.[0] : undefined,
  );

/** The six digits of the last mail to an address. */
export const codeOfMail = (request: APIRequestContext, email: string): Promise<string> =>
  found(request, ({ kind, message }) =>
    kind === "mail" && message.to === email ? /\b\d{6}\b/.exec(message.text)?.[0] : undefined,
  );

/** The id in the mail of an invitation. */
export const invitationOf = (request: APIRequestContext, email: string): Promise<string> =>
  found(request, ({ kind, message }) =>
    kind === "mail" && message.to === email ? message.path?.split("invitation_id=")[1] : undefined,
  );

/** An administrator of the demo invites somebody, in French. */
export async function invite(request: APIRequestContext, email: string): Promise<void> {
  const login = { email: "admin@tablee.test", password: DEMO_PASSWORD };
  const signedIn = await request.post("/api/client/account/login", { data: login });
  const { token } = (await signedIn.json()) as { token: string };
  const answer = await request.post("/api/admin/invitations", {
    headers: { authorization: `Bearer ${token}` },
    data: { email, certification: "star", language: "fr" },
  });
  expect(await answer.json()).toEqual({ invitation_id: expect.any(String) });
}

/** Reloads the outbox's page until it shows a message to somebody. */
async function messageTo(outbox: Page, to: string) {
  const message = outbox.getByRole("listitem").filter({ hasText: to }).first();
  await expect(async () => {
    await outbox.goto("/dev/outbox");
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return message;
}

/** The six digits of the last message to a number, read from the outbox's page, which is then closed. */
export async function readCode(outbox: Page, phone: string): Promise<string> {
  // Formatted as people read it.
  const to = phone.replace(/^\+1(...)(...)/, "+1 $1 $2-");
  const code = /\b\d{6}\b/.exec(await (await messageTo(outbox, to)).innerText())?.[0] ?? "";
  await outbox.close();
  return code;
}

/** The address of the link in an invitation's mail, read from the outbox's page. */
export async function readInvitation(page: Page, email: string): Promise<string> {
  const outbox = await page.context().newPage();
  const mail = await messageTo(outbox, email);
  const address = await mail.locator("a[href*='invitation_id=']").first().getAttribute("href");
  await outbox.close();
  return address ?? "";
}
