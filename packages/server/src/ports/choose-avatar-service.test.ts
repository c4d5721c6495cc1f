import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { drawAvatar } from "../accounts/avatar.ts";
import { chooseAvatarService, isAvatarTemplate } from "./choose-avatar-service.ts";

const THEIRS = '<svg xmlns="http://www.w3.org/2000/svg"><title>theirs</title></svg>';
let server: Server;
let home: string;
let asked: string[];
let answer: { status: number; body: string };
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: THEIRS };
});
const drawer = (template: string) =>
  chooseAvatarService(template, { clock: () => new Date("2026-11-20T17:00:00Z"), log: pino({ enabled: false }) });

it("the service gets the whole query or single values, by its template, and the same avatar is asked for once", async () => {
  const config = new URLSearchParams({ eyes: "wink", skinColor: "614335" });
  const whole = drawer(`${home}/svg?{query}`);
  expect(await whole.draw(config)).toBe(THEIRS);
  expect(await whole.draw(config)).toBe(THEIRS);
  await drawer(`${home}/{eyes}.svg?skin={skinColor}&hat={hatColor}`).draw(config);
  expect(asked).toEqual(["/svg?eyes=wink&skinColor=614335", "/wink.svg?skin=614335&hat="]);
});

it("the service's drawing may be kept; our own, drawn when the service fails, may not", async () => {
  const avatars = drawer(`${home}/svg?{query}`);
  const draw = (query: string) => drawAvatar({ avatars }, new URLSearchParams(query));
  const { svg, lasting } = await draw("eyes=wink");
  expect([svg.plain.toString(), lasting]).toEqual([THEIRS, true]);
  for (const [eyes, failing] of [
    ["happy", { status: 503, body: "" }],
    ["hearts", { status: 200, body: "<html><script>1</script></html>" }],
  ] as const) {
    answer = failing;
    const own = await draw(`eyes=${eyes}`);
    expect(own.svg.plain.toString()).toMatch(/^<svg /);
    expect(own.lasting).toBe(false);
  }
  // A config that we would not draw is not requested.
  asked = [];
  await expect(draw("eyes=../admin")).rejects.toMatchObject({ code: "invalid_input" });
  expect(asked).toEqual([]);
});

it.each([
  ["https://avatars.example.org/svg?{query}", true],
  ["https://avatars.example.org/{eyes}/{mouth}.svg", true],
  ["https://avatars.example.org/svg", false],
  ["https://avatars.example.org/{seed}?{query}", false],
  ["https://{query}.example.org/", false],
  ["ftp://avatars.example.org/{query}", false],
])("accepts %s as a template: %s", (template, is) => {
  expect(isAvatarTemplate(template)).toBe(is);
});
