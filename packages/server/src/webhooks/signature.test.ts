import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { asyncProperty, assert, date, string } from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newWebhookSecret, signatureHeader } from "./signature.ts";

type Check = (header: string, body: string, secret: string, now?: number) => boolean;

/** Runs the receiver's code from the documentation, so that what is documented works. */
describe("the receiver of docs/webhooks.md", () => {
  let folder: string;
  let isFromTablee: Check;

  beforeAll(async () => {
    const page = await readFile(new URL("../../../../docs/webhooks.md", import.meta.url), "utf8");
    const code = /```js\n([\s\S]+?)```/.exec(page)?.[1] ?? "";
    folder = await mkdtemp(join(tmpdir(), "tablee-webhooks-"));
    const path = join(folder, "receiver.mjs");
    await writeFile(path, code);
    ({ isFromTablee } = (await import(pathToFileURL(path).href)) as { isFromTablee: Check });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const at = new Date("2026-11-20T17:00:00.000Z");
  const secret = newWebhookSecret();

  it("accepts any signed body, and refuses it once altered", async () => {
    await assert(
      asyncProperty(
        string({ unit: "binary" }),
        date({ min: new Date(0), noInvalidDate: true }),
        async (body, moment) => {
          const header = signatureHeader(body, moment, [secret]);
          expect(isFromTablee(header, body, secret, moment.getTime())).toBe(true);
          expect(isFromTablee(header, `${body} `, secret, moment.getTime())).toBe(false);
        },
      ),
    );
  });

  it("refuses another secret, another moment, and anything that is not a signature", () => {
    const header = signatureHeader("{}", at, [secret]);
    const now = at.getTime();
    expect(isFromTablee(header, "{}", newWebhookSecret(), now)).toBe(false);
    expect(isFromTablee(header.replace(/t=\d+/, `t=${now / 1_000 + 1}`), "{}", secret, now)).toBe(false);
    for (const bad of ["", "t=,v1=", "v1=00", `t=${now / 1_000}`, `t=${now / 1_000},v1=zz`, "t=NaN,v1=00"]) {
      expect(isFromTablee(bad, "{}", secret, now)).toBe(false);
    }
  });

  it("refuses a replay after five minutes", () => {
    const header = signatureHeader("{}", at, [secret]);
    expect(isFromTablee(header, "{}", secret, at.getTime() + 299_000)).toBe(true);
    expect(isFromTablee(header, "{}", secret, at.getTime() + 301_000)).toBe(false);
    expect(isFromTablee(header, "{}", secret, at.getTime() - 301_000)).toBe(false);
  });

  it("accepts either secret while one replaces the other", () => {
    const before = newWebhookSecret();
    const header = signatureHeader("{}", at, [secret, before]);
    expect(isFromTablee(header, "{}", secret, at.getTime())).toBe(true);
    expect(isFromTablee(header, "{}", before, at.getTime())).toBe(true);
  });
});
