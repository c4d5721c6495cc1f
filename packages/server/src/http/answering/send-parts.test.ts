import { once } from "node:events";
import { createServer, get, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goneSignal, type Parts, sendParts } from "./send-parts.ts";

let server: Server;
let origin: string;
let answer: (response: ServerResponse) => Promise<void>;
beforeAll(async () => {
  server = createServer((_, response) => {
    answer(response).catch(() => (response.headersSent ? response.destroy() : response.writeHead(500).end()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (parts: Parts) => (answer = (response) => sendParts(response, 200, [["x-own", "1"]], parts));
const two = 'event: message\ndata: {"n":1}\n\nevent: message\ndata: {"n":2}\n\n';

describe("an answer sent in parts", () => {
  it("arrives as events, the last of which marks its end", async () => {
    send(
      (async function* () {
        yield { n: 1 };
        yield { n: 2 };
      })(),
    );
    const got = await fetch(origin);
    expect(got.headers.get("content-type")).toBe("text/event-stream");
    expect(got.headers.get("cache-control")).toBe("no-store");
    expect(got.headers.get("x-own")).toBe("1");
    expect(await got.text()).toBe(`${two}event: done\n\n`);
  });

  it("becomes an error status if it fails before the first part, and is cut off if it fails later", async () => {
    send(
      // oxlint-disable-next-line require-yield -- it fails before its first part
      (async function* () {
        throw new Error("the database is away");
      })(),
    );
    expect((await fetch(origin)).status).toBe(500);
    send(
      (async function* () {
        yield { n: 1 };
        throw new Error("the database is away");
      })(),
    );
    await expect(fetch(origin).then((got) => got.text())).rejects.toThrow(/terminated|failed/);
  });

  it("delivers every part in full, however large", async () => {
    const long = "é".repeat(200_000);
    send(
      (async function* () {
        for (let n = 0; n < 20; n += 1) yield { long };
      })(),
    );
    expect((await (await fetch(origin)).text()).split(long)).toHaveLength(21);
  });

  it("stops when the client disconnects", async () => {
    let ended = (): void => {};
    const end = new Promise<void>((resolve) => (ended = resolve));
    answer = (response) => {
      const gone = goneSignal(response);
      const parts = (async function* () {
        try {
          yield { n: 1 };
          await once(gone, "abort");
          yield { n: 2 };
        } finally {
          ended();
        }
      })();
      return sendParts(response, 200, [], parts);
    };
    const request = get(origin);
    request.on("error", () => {});
    request.on("response", (got) => got.once("data", () => request.destroy()));
    await expect(end).resolves.toBeUndefined();
  });
});
