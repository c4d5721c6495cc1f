import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { chooseBreachedPasswords, isRangeTemplate } from "./choose-breached-passwords.ts";

const hashOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();
const FOUND = hashOf("Grenoble7cafe");

let server: Server;
let template: string;
let asked: { url: string; headers: IncomingHttpHeaders }[];
let answer: { status: number; body: string };
let now: Date;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? "", headers: request.headers });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  template = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/{prefix}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  now = new Date("2026-11-20T17:00:00Z");
  answer = { status: 200, body: `${"0".repeat(35)}:3\r\n${FOUND.slice(5)}:12\r\n${"F".repeat(35)}:0\r\n` };
});
const known = () => chooseBreachedPasswords(template, { clock: () => now, log: pino({ enabled: false }) });

it("tells five digits of a password's hash and no more, and finds it among the answers", async () => {
  const { isBreached } = known();
  expect(await isBreached("Grenoble7cafe")).toBe(true);
  expect(asked.map(({ url }) => url)).toEqual([`/range/${FOUND.slice(0, 5)}`]);
  expect(asked[0]?.headers["add-padding"]).toBe("true");
  expect(JSON.stringify(asked)).not.toContain(FOUND.slice(5, 15));
  // The service is asked once a day, whoever chooses the password.
  expect(await isBreached("Grenoble7cafe")).toBe(true);
  expect(asked).toHaveLength(1);
  now = new Date(now.getTime() + 25 * 60 * 60_000);
  await isBreached("Grenoble7cafe");
  expect(asked).toHaveLength(2);
});

it("accepts a password that is not listed, or is listed only as padding", async () => {
  expect(await known().isBreached("Quatre4Petits")).toBe(false);
  answer.body = `${FOUND.slice(5)}:0\r\n`;
  expect(await known().isBreached("Grenoble7cafe")).toBe(false);
});

it("accepts a password when the service fails, refuses or answers something else", async () => {
  for (const failing of [
    { status: 503, body: "" },
    { status: 200, body: "<html>" },
    { status: 200, body: "A".repeat(300_000) },
  ]) {
    answer = failing;
    expect(await known().isBreached("Grenoble7cafe")).toBe(false);
  }
  const nobody = chooseBreachedPasswords("http://127.0.0.1:1/{prefix}", {
    clock: () => now,
    log: pino({ enabled: false }),
  });
  expect(await nobody.isBreached("Grenoble7cafe")).toBe(false);
});

it.each([
  ["https://api.example.org/range/{prefix}", true],
  ["https://api.example.org/range/", false],
  ["https://{prefix}.example.org/", false],
  ["ftp://api.example.org/{prefix}", false],
  ["https://user@api.example.org/{prefix}", false],
])("accepts %s as the address of a service: %s", (address, is) => {
  expect(isRangeTemplate(address)).toBe(is);
});
