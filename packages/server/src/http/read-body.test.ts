import { createServer, request as requestOf } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { BodyLimits } from "./body-limits.ts";
import { parseJsonText, readBody } from "./read-body.ts";
import { bytesOf } from "./forms/sent-file.ts";

const server = createServer();
afterEach(() => void server.close());

/** Returns what is read from a request of which only `said` arrives. */
async function readOf(said: string, within_ms = 10_000, stays = false, least?: BodyLimits["least"]): Promise<unknown> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const read = new Promise<unknown>((resolve, reject) => {
    server.once("request", (request, response) => {
      readBody(request, { bytes: 1_000, within_ms, ...(least ? { least } : {}) })
        .then(resolve, reject)
        .finally(() => response.end());
    });
  });
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n${said}`);
  if (!stays) socket.end();
  return read;
}

it("a body is read whole, even if the client hangs up right after it", async () => {
  expect(await readOf('content-length: 7\r\n\r\n{"a":1}')).toEqual({ a: 1 });
});

it("a client that disconnects within its body is refused and blocks nobody", async () => {
  await expect(readOf('content-length: 70\r\n\r\n{"a":1}')).rejects.toMatchObject({
    code: "incomplete_body",
    status: 400,
  });
});

it("a body that arrives too slowly is refused before its time is over", async () => {
  const least = { bytes: 100, each_ms: 20 };
  await expect(readOf('content-length: 70\r\n\r\n{"a":1}', 60_000, true, least)).rejects.toMatchObject({
    code: "body_too_slow",
  });
});

it("a body that never ends is refused in time, and its connection is closed", async () => {
  const dropped = new Promise<void>((resolve) => {
    server.once("connection", (socket) => socket.once("close", () => resolve()));
  });
  await expect(readOf('content-length: 70\r\n\r\n{"a":1}', 20, true)).rejects.toMatchObject({
    code: "body_too_slow",
    status: 408,
  });
  await dropped;
});

it.each([true, false])("a photograph that arrives in many pieces is joined, its length declared: %s", async (told) => {
  const photo = Buffer.alloc(1_500_000, "0123456789abcdef");
  const part = `--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(part), photo, Buffer.from("\r\n--b--\r\n")]);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const read = new Promise<unknown>((resolve, reject) => {
    server.once("request", (request, response) => {
      readBody(request, { bytes: 2_000_000, within_ms: 10_000 })
        .then(resolve, reject)
        .finally(() => response.end());
    });
  });
  const length = told ? { "content-length": body.length } : {};
  const sent = requestOf({
    port: (server.address() as AddressInfo).port,
    method: "POST",
    agent: false,
    headers: { "content-type": "multipart/form-data; boundary=b", ...length },
  });
  for (let at = 0; at < body.length; at += 70_001) sent.write(body.subarray(at, at + 70_001));
  sent.end();
  const image = ((await read) as FormData).get("image") as File;
  expect(photo.equals(await bytesOf(image))).toBe(true);
});

it("text that cannot be stored is refused in every field except the one that the call judges itself", () => {
  for (const bad of [String.raw`"a\u0000b"`, String.raw`"\ud800"`]) {
    const text = JSON.parse(bad) as string;
    expect(parseJsonText(`{"text":${bad}}`, "text")).toEqual({ text });
    for (const [body, judged] of [
      [`{"text":${bad}}`],
      [bad, "text"],
      [`[${bad}]`, "text"],
      [`{"text":"a","key":${bad}}`, "text"],
      [`{"text":{"text":${bad}}}`, "text"],
      [`{"text":[${bad}]}`, "text"],
      [`{"in":{"text":${bad}}}`, "text"],
    ] as const) {
      expect(() => parseJsonText(body, judged), body).toThrow(expect.objectContaining({ code: "invalid_input" }));
    }
  }
});

it("a body that is nested too deeply is refused before it is parsed recursively", () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  expect(() => parseJsonText(nested(20))).not.toThrow();
  for (const text of [nested(21), nested(100_000), `{"a":${nested(50_000)}}`])
    expect(() => parseJsonText(text)).toThrow(expect.objectContaining({ code: "invalid_input" }));
});
