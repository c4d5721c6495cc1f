import { createECDH, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { decodeJwt, importSPKI, jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { generateVAPIDKeys } from "web-push";
import { opened } from "../../testing/open-push.ts";
import { httpWebhookSender } from "../http-webhook-sender.ts";
import { devicePush } from "./device-push.ts";
import { fcmPush } from "./fcm-push.ts";
import type { PushAddress, PushMessage } from "./push.ts";
import { webPush } from "./web-push.ts";

const MESSAGE: PushMessage = {
  account_id: 7,
  language: "fr",
  title: "Nouvelle mention J’aime",
  body: "Inès aime votre découverte. 🍜",
  redirect: "/discovery/12",
  channel: "social",
  tag: "notification 5",
  lifetime: 86_400,
};

interface Asked {
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
const asked: Asked[] = [];
let answer: (asked: Asked, response: ServerResponse) => void;
const server = createServer((request, response) => {
  void buffer(request).then((body) => {
    const one = { url: request.url ?? "", headers: request.headers, body };
    asked.push(one);
    answer(one, response);
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
beforeEach(() => {
  asked.splice(0);
  answer = (_asked, response) => response.writeHead(201).end();
});

describe("a browser that subscribed", () => {
  const vapid = generateVAPIDKeys();
  const keys = { public_key: vapid.publicKey, private_key: vapid.privateKey, subject: "mailto:us@tablee.test" };
  const service = (anywhere = true) => webPush(keys, httpWebhookSender({ anywhere }));
  const browser = createECDH("prime256v1");
  const auth = randomBytes(16);
  const address = () => ({
    kind: "web" as const,
    endpoint: `${url}/push/1`,
    keys: { p256dh: browser.generateKeys("base64url"), auth: auth.toString("base64url") },
  });

  it("gets the message in its language, encrypted for it alone", async () => {
    expect(await service().send(address(), MESSAGE)).toEqual({ outcome: "taken", why: "201" });
    const [{ headers, body }] = asked as [Asked];
    expect(JSON.parse(opened(body, browser, auth))).toEqual({
      title: MESSAGE.title,
      body: MESSAGE.body,
      redirect: "/discovery/12",
      channel: "social",
      tag: "notification 5",
      language: "fr",
    });
    expect(headers).toMatchObject({ ttl: "86400", urgency: "normal", "content-encoding": "aes128gcm" });
    const [, token = "", key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
    expect(key).toBe(vapid.publicKey);
    expect(decodeJwt(token)).toMatchObject({ aud: url, sub: "mailto:us@tablee.test" });
  });

  it.each([
    [404, "gone"],
    [410, "gone"],
    [400, "refused"],
    [413, "refused"],
    [429, "later"],
    [503, "later"],
    [302, "refused"],
  ])("that answers %i is %s", async (status, outcome) => {
    answer = (_asked, response) => response.writeHead(status, { location: `${url}/elsewhere` }).end();
    expect(await service().send(address(), MESSAGE)).toMatchObject({ outcome });
    expect(asked).toHaveLength(1);
  });

  it("is not waited for a third time if it never answers, and is reached again once it has answered", async () => {
    answer = () => {};
    const push = webPush(keys, httpWebhookSender({ anywhere: true, timeout_ms: 500 }));
    const [silent, other] = [address(), { ...address(), endpoint: `${url}/push/2` }];
    expect(await push.send(silent, MESSAGE)).toEqual({ outcome: "later", why: "timeout" });
    answer = (_asked, response) => response.writeHead(201).end();
    expect(await push.send(silent, MESSAGE)).toMatchObject({ outcome: "taken" });
    answer = () => {};
    for (let time = 0; time < 3; time++) expect(await push.send(silent, MESSAGE)).toMatchObject({ outcome: "later" });
    expect(asked).toHaveLength(4);
    answer = (_asked, response) => response.writeHead(201).end();
    expect(await push.send(silent, MESSAGE)).toEqual({ outcome: "later", why: "silent" });
    expect(await push.send(other, MESSAGE)).toMatchObject({ outcome: "taken" });
    expect(asked).toHaveLength(5);
  });

  it("is gone if it names a private network or invalid keys, and no request is made", async () => {
    expect(await service(false).send(address(), MESSAGE)).toMatchObject({ outcome: "gone" });
    const wrong = { ...address(), keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) } };
    expect(await service().send(wrong, MESSAGE)).toMatchObject({ outcome: "gone" });
    expect(asked).toEqual([]);
  });
});

describe("a native shell", () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  let now = new Date("2026-11-18T17:00:00Z");
  const service = () =>
    fcmPush({
      project_id: "tablee-test",
      client_email: "push@tablee-test.example",
      private_key: privateKey,
      clock: () => now,
      urls: { token: `${url}/token`, fcm: url },
    });
  const device = { kind: "native", token: "token-of-a-phone" } as const;
  const sends = () => asked.filter((one) => one.url.endsWith("messages:send"));
  const tokens = () => asked.filter((one) => one.url === "/token");
  const respond = (status: number, body: object = { name: "projects/tablee-test/messages/1" }) => {
    answer = (one, response) => {
      const isToken = one.url === "/token";
      const said = isToken ? { access_token: `access-${tokens().length}`, expires_in: 3_600 } : body;
      response.writeHead(isToken ? 200 : status, { "content-type": "application/json" }).end(JSON.stringify(said));
    };
  };
  beforeEach(() => {
    now = new Date("2026-11-18T17:00:00Z");
    respond(200);
  });

  it("is reached through a service account that authenticates once an hour", async () => {
    const fcm = service();
    await Promise.all([fcm.send(device, MESSAGE), fcm.send(device, { ...MESSAGE, channel: "main" })]);
    expect(tokens()).toHaveLength(1);
    const form = new URLSearchParams(tokens()[0]!.body.toString());
    const key = await importSPKI(publicKey, "RS256");
    const { payload } = await jwtVerify(form.get("assertion") ?? "", key, { currentDate: now });
    expect(payload).toMatchObject({
      iss: "push@tablee-test.example",
      aud: `${url}/token`,
      scope: "https://www.googleapis.com/auth/firebase.messaging",
    });
    expect(sends()[0]).toMatchObject({
      url: "/v1/projects/tablee-test/messages:send",
      headers: { authorization: "Bearer access-1" },
    });
    const said = sends().map(({ body }) => JSON.parse(body.toString()).message);
    expect(said.find(({ android }) => android.priority === "NORMAL")).toEqual({
      token: "token-of-a-phone",
      notification: { title: MESSAGE.title, body: MESSAGE.body },
      data: { redirect: "/discovery/12", tag: "notification 5" },
      android: {
        priority: "NORMAL",
        ttl: "86400s",
        notification: { channel_id: "social", tag: "notification 5" },
      },
      apns: {
        headers: { "apns-priority": "5", "apns-expiration": "1795107600", "apns-collapse-id": "notification 5" },
        payload: { aps: { "thread-id": "social", sound: "default" } },
      },
    });
    now = new Date("2026-11-18T17:59:30Z");
    await fcm.send(device, MESSAGE);
    expect(tokens()).toHaveLength(2);
  });

  it("makes no sound for a silent message", async () => {
    await service().send(device, { ...MESSAGE, channel: "silent" });
    const { apns } = JSON.parse(sends()[0]!.body.toString()).message;
    expect(apns.payload.aps).toEqual({ "thread-id": "silent" });
  });

  it.each([
    [404, "UNREGISTERED", "gone"],
    [403, "SENDER_ID_MISMATCH", "gone"],
    [400, "INVALID_ARGUMENT", "refused"],
    [401, "THIRD_PARTY_AUTH_ERROR", "later"],
    [429, "QUOTA_EXCEEDED", "later"],
    [503, "UNAVAILABLE", "later"],
  ])("for which the service answers %i %s is %s", async (status, errorCode, outcome) => {
    respond(status, { error: { message: device.token, details: [{ errorCode }] } });
    expect(await service().send(device, MESSAGE)).toEqual({ outcome, why: `${status} ${errorCode}` });
  });

  it("is reached with a new token after a refused one, and later if the service is away", async () => {
    const fcm = service();
    respond(401);
    expect(await fcm.send(device, MESSAGE)).toMatchObject({ outcome: "later" });
    respond(200);
    expect(await fcm.send(device, MESSAGE)).toMatchObject({ outcome: "taken" });
    expect(tokens()).toHaveLength(2);
    answer = (_asked, response) => response.writeHead(500).end("<html>");
    expect(await service().send(device, MESSAGE)).toMatchObject({ outcome: "later" });
  });
});

describe("all devices of a member", () => {
  const web = { kind: "web", endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" }, id: 1 } as const;
  const phone = { kind: "native", token: "t", id: 2 } as const;
  const forget = vi.fn(async () => {});
  const onRefused = vi.fn();
  const push = (outcomes: { web: "taken" | "gone"; native: "taken" | "refused" | "later" }) =>
    devicePush({
      devices: { of: async (): Promise<(PushAddress & { id: number })[]> => [web, phone], forget },
      web: { key: "B-key", service: { send: async () => ({ outcome: outcomes.web, why: "410 status" }) } },
      native: { send: async () => ({ outcome: outcomes.native, why: "503 UNAVAILABLE" }) },
      onRefused,
    });
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it("get the message, and those that are gone are forgotten even if another must be retried", async () => {
    expect(push({ web: "taken", native: "taken" })).toMatchObject({ web_key: "B-key", native: true });
    await push({ web: "taken", native: "taken" }).send(MESSAGE);
    expect(forget).not.toHaveBeenCalled();
    await expect(push({ web: "gone", native: "later" }).send(MESSAGE)).rejects.toThrow(
      "A push service took no message (503 UNAVAILABLE)",
    );
    expect(forget).toHaveBeenCalledWith([1]);
  });

  it("are not retried with a message that is refused for good, which is logged without an address", async () => {
    await push({ web: "taken", native: "refused" }).send(MESSAGE);
    expect(onRefused).toHaveBeenCalledWith("503 UNAVAILABLE");
  });
});
