import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { httpWebhookSender } from "../http-webhook-sender.ts";
import { resolvePublic } from "./resolve-public.ts";

const QUESTION_AT = 12;
/** A, in the class of the Internet. */
const RECORD_A = 1;

/** The type that a query asks for. */
const typeOf = (query: Buffer): number => query.readUInt16BE(query.indexOf(0, QUESTION_AT) + 1);

/** The response to a query: the given addresses, or (null) that there is no such name. */
const responseTo = (query: Buffer, addresses: readonly string[] | null): Buffer => {
  const question = query.subarray(QUESTION_AT, query.indexOf(0, QUESTION_AT) + 5);
  const head = Buffer.alloc(QUESTION_AT);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(addresses ? 0x81_80 : 0x81_83, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(addresses?.length ?? 0, 6);
  const records = (addresses ?? []).map((address) =>
    Buffer.from([0xc0, QUESTION_AT, 0, RECORD_A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)]),
  );
  return Buffer.concat([head, question, ...records]);
};

describe("the addresses of a name that a stranger has chosen", () => {
  let server: Socket;
  let answer: (query: Buffer) => Buffer | null;
  beforeAll(async () => {
    server = createSocket("udp4");
    server.on("message", (query, { port, address }) => {
      const response = answer(query);
      if (response) server.send(response, port, address);
    });
    server.bind(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    answer = (query) => responseTo(query, typeOf(query) === RECORD_A ? ["192.0.2.7", "192.0.2.8"] : []);
  });
  const resolve = (host: string, timeout_ms = 20_000) =>
    resolvePublic({ timeout_ms, servers: [`127.0.0.1:${server.address().port}`] })(host);
  const lookups = () => process.getActiveResourcesInfo().filter((name) => name === "GetAddrInfoReqWrap").length;

  it("are all those that its name server tells", async () => {
    expect(await resolve("till.example")).toEqual([
      { address: "192.0.2.7", family: 4 },
      { address: "192.0.2.8", family: 4 },
    ]);
    answer = (query) => responseTo(query, null);
    await expect(resolve("till.example")).rejects.toMatchObject({ code: "ENOTFOUND" });
    expect(await resolve("localhost")).toContainEqual(expect.objectContaining({ address: "127.0.0.1" }));
  });

  it("are given up soon if it is silent, and nothing that needs a thread waits for it", async () => {
    answer = () => null;
    const before = lookups();
    const all = Array.from({ length: 20 }, () => resolve("till.example", 100));
    expect(lookups()).toBe(before);
    for (const one of await Promise.allSettled(all)) expect(one).toMatchObject({ reason: { code: "ETIMEOUT" } });
    const sender = httpWebhookSender({ anywhere: false, resolve: (host) => resolve(host, 100) });
    const post = { url: "https://till.example/hook", body: "", headers: {} };
    expect(await sender.post(post)).toMatchObject({ status: null, fault: "timeout" });
  });

  it("are asked so by whoever sends to strangers only", async () => {
    const post = { url: "https://till.invalid/hook", body: "", headers: {} };
    const before = lookups();
    const sent = httpWebhookSender({ anywhere: false, timeout_ms: 50 }).post(post);
    await Promise.resolve();
    expect(lookups()).toBe(before);
    expect(await sent).toMatchObject({ status: null });
  });
});
