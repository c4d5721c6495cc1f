import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { twilioSms } from "./sms-twilio.ts";

const ACCOUNT = { account_sid: `AC${"0a".repeat(16)}`, auth_token: "a-token-of-twilio", from: "+15145550199" };
const MESSAGE = { to: "+15145550142", language: "fr", text: "Votre code : 481516" } as const;

interface Asked {
  path: string;
  authorization: string | undefined;
  body: Record<string, string>;
}
const asked: Asked[] = [];
let answer: (response: ServerResponse) => void;

const server = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    const { url = "", headers } = request;
    asked.push({
      path: url,
      authorization: headers.authorization,
      body: Object.fromEntries(new URLSearchParams(body)),
    });
    answer(response);
  });
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const json = (status: number, body: object) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};
beforeEach(() => {
  asked.splice(0);
  answer = json(201, { sid: "SM1", status: "queued" });
});
const send = (own: object = {}) => twilioSms({ ...ACCOUNT, url, ...own }).send(MESSAGE);
const wordsOf = (sending: Promise<void>): Promise<string> =>
  sending.then(
    () => "taken",
    (error: Error) => {
      expect(error.cause).toBeUndefined();
      return error.message;
    },
  );

it("hands a message to the account, from its number or its service", async () => {
  await send();
  const service = `MG${"1b".repeat(16)}`;
  await send({ from: service });
  const basic = `Basic ${Buffer.from(`${ACCOUNT.account_sid}:${ACCOUNT.auth_token}`).toString("base64")}`;
  const to = { To: MESSAGE.to, Body: MESSAGE.text };
  const where = { path: `/2010-04-01/Accounts/${ACCOUNT.account_sid}/Messages.json`, authorization: basic };
  expect(asked).toEqual([
    { ...where, body: { ...to, From: ACCOUNT.from } },
    { ...where, body: { ...to, MessagingServiceSid: service } },
  ]);
});

it("reports a refusal by its codes, without the phone number that it quotes", async () => {
  answer = json(400, { code: 21_211, message: `The 'To' number ${MESSAGE.to} is not valid` });
  expect(await wordsOf(send())).toBe("Twilio took no message (400 21211)");
  answer = (response) => response.writeHead(503).end("<html>");
  expect(await wordsOf(send())).toBe("Twilio took no message (503)");
});

it("follows no redirect, and stops waiting after its timeout", async () => {
  answer = (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
  expect(await wordsOf(send())).toMatch(/^Twilio took no message/);
  answer = () => {};
  expect(await wordsOf(send({ timeout_ms: 50 }))).toBe("Twilio took no message (TimeoutError)");
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  expect(await wordsOf(send({ url: `http://127.0.0.1:${port}` }))).toBe("Twilio took no message (ECONNREFUSED)");
});
