import { type APIRequestContext, expect } from "@playwright/test";

interface Message {
  kind: string;
  message: { to: string; text: string; subject?: string; path?: string | null };
}

/** The newest message of the demo's outbox that is looked for, as its visitor reads it, and what is found in it. */
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

/** The six digits that went to a number last. */
export const codeFor = (request: APIRequestContext, phone: string): Promise<string> =>
  found(request, ({ kind, message }) =>
    kind === "sms" && message.to === phone ? /\d{6}/.exec(message.text)?.[0] : undefined,
  );

/** The id that the mail of an invitation brought. */
export const invitationOf = (request: APIRequestContext, email: string): Promise<string> =>
  found(request, ({ kind, message }) =>
    kind === "mail" && message.to === email ? message.path?.split("invitation_id=")[1] : undefined,
  );
