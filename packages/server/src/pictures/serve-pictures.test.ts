import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PicturesUnavailable } from "../ports/pictures/pictures.ts";
import { memoryPictures } from "../testing/memory-pictures.ts";
import { pino } from "pino";
import { servePictures } from "./serve-pictures.ts";

const KEY = "0123456789abcdef".repeat(2);
const pictures = memoryPictures();
let server: Server;
let wait: number | null = null;

/** Sends the path literally, which fetch would normalize first. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: string }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      httpRequest({ host: "127.0.0.1", port, path, headers, method }, (response) => {
        let body = "";
        response.on("data", (chunk: Buffer) => (body += chunk.toString("latin1")));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      })
        .on("error", reject)
        .end();
    },
  );

beforeAll(async () => {
  await pictures.put(`${KEY}.webp`, Buffer.from("0123456789"), "image/webp");
  const serve = servePictures({ pictures, log: pino({ enabled: false }) }, async () => wait);
  server = createServer((request, response) => {
    void serve(request, response).then((served) => {
      if (!served) response.writeHead(418).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

it("serves a picture as immutable, with its type and without sniffing", async () => {
  const { status, headers, body } = await ask(`/pictures/${KEY}.webp?w=1`);
  expect([status, body]).toEqual([200, "0123456789"]);
  expect(headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": "10",
    "cache-control": "public, max-age=31536000, s-maxage=86400, immutable",
    "x-content-type-options": "nosniff",
    etag: `"${KEY}.webp"`,
  });
  expect(await ask(`/pictures/${KEY}.webp`, {}, "HEAD")).toMatchObject({
    status: 200,
    body: "",
    headers: { "content-length": "10" },
  });
  for (const tag of [`"${KEY}.webp"`, `W/"${KEY}.webp"`, `"x", "${KEY}.webp"`, "*"]) {
    expect(await ask(`/pictures/${KEY}.webp`, { "if-none-match": tag }), tag).toMatchObject({ status: 304, body: "" });
  }
});

it("is gone from a shared cache that asks again after it was erased", async () => {
  const gone = `/pictures/${"0".repeat(KEY.length)}.webp`;
  const etag = `"${gone.slice("/pictures/".length)}"`;
  expect(await ask(gone, { "if-none-match": etag })).toMatchObject({ status: 404 });
});

it.each([
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=4-2", 416, "", "bytes */10"],
  ["bytes=0-1,4-5", 200, "0123456789", undefined],
  ["lines=1-2", 200, "0123456789", undefined],
])("of %s answers %i %s", async (range, status, body, part) => {
  const answer = await ask(`/pictures/${KEY}.webp`, { range });
  expect([answer.status, answer.body, answer.headers["content-range"]]).toEqual([status, body, part]);
  const other = await ask(`/pictures/${KEY}.webp`, { range, "if-range": '"older"' });
  expect([other.status, other.body]).toEqual([200, "0123456789"]);
});

it("answers 404 for a missing picture, which must not be cached", async () => {
  const { status, headers } = await ask(`/pictures/${KEY}-400.webp`);
  expect([status, headers["cache-control"], headers["x-content-type-options"]]).toEqual([404, "no-store", "nosniff"]);
  expect((await ask(`/pictures/${KEY}.webp`, {}, "DELETE")).status).toBe(405);
});

it.each([
  "/pictures/ramen.webp",
  `/pictures/../${KEY}.webp`,
  `/pictures/..%2f${KEY}.webp`,
  `/pictures/%2e%2e/${KEY}.webp`,
  `/pictures/${KEY}.webp/`,
  `/pictures/${KEY}.svg`,
  `/pictures//${KEY}.webp`,
  `/pictures/${KEY.toUpperCase()}.webp`,
  `/picture/${KEY}.webp`,
  "/pictures/",
])("leaves %s to other handlers", async (path) => {
  expect((await ask(path)).status).toBe(418);
});

it("answers 429 with a retry time over the limit, and 503 rather than 404 when the store fails", async () => {
  wait = 7;
  expect(await ask(`/pictures/${KEY}.webp`)).toMatchObject({ status: 429, headers: { "retry-after": "7" } });
  wait = null;
  const { get } = pictures;
  pictures.get = async () => {
    throw new PicturesUnavailable("gone");
  };
  expect(await ask(`/pictures/${KEY}.webp`)).toMatchObject({ status: 503, headers: { "cache-control": "no-store" } });
  pictures.get = get;
});
