import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { freshPhone, registrationWorld, wrong } from "../../testing/registration-world.ts";
import { openAgain, testDatabases } from "../../testing/test-database.ts";
import { purgeCodes } from "./purge-codes.ts";

describe.each(testDatabases())("codes of phones on %s", ({ open, kind }) => {
  let database: Database;
  let world: ReturnType<typeof registrationWorld>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    world = registrationWorld(database);
  });
  const send = (phone_number: string, language: "en" | "fr" = "en", address?: string) =>
    world.as(null, address).sendSmsCode({ phone_number, language });
  const check = (phone_number: string, verification_code: string) =>
    world.as().checkSmsCode({ phone_number, verification_code });
  const EXPIRED = { code: "phone_verification_code_expired", status: 422 };

  it("go out in the asked language, with the line that phones read, and are stored nowhere", async () => {
    const phone = freshPhone();
    expect(await send(phone, "fr")).toBe(true);
    const [message] = await world.sent();
    const code = await world.codeOf(phone);
    expect(message).toEqual({
      to: phone,
      text: `Votre code Tablée est le ${code}. Il est valide 10 minutes. Ne le donnez à personne.\n\n@tablee.test #${code}`,
      language: "fr",
    });
    const { rows } = await database.query("select * from phone_codes where phone_number = $1", [phone]);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await check(phone, code)).toBe(true);
  });

  it("are taken five times wrongly, and then not even rightly", async () => {
    const phone = freshPhone();
    await send(phone);
    const code = await world.codeOf(phone);
    for (const text of ["", "12345", "1234567", "abcdef"]) {
      await expect(check(phone, text)).rejects.toMatchObject({ code: "wrong_code" });
    }
    for (let n = 0; n < 4; n++) await expect(check(phone, wrong(code))).rejects.toMatchObject({ code: "wrong_code" });
    expect(await check(phone, code)).toBe(true);
    await expect(check(phone, wrong(code))).rejects.toMatchObject({ code: "wrong_code" });
    await expect(check(phone, code)).rejects.toMatchObject(EXPIRED);
  });

  it("cannot be guessed by asking many times at once", async () => {
    const phone = freshPhone();
    await send(phone);
    const code = await world.codeOf(phone);
    const guesses = Array.from({ length: 12 }, () =>
      check(phone, wrong(code)).catch((error: { code: string }) => error),
    );
    const codes = (await Promise.all(guesses)).map((answer) => (answer as { code: string }).code);
    expect(codes.filter((one) => one === "wrong_code")).toHaveLength(5);
    expect(codes.filter((one) => one === EXPIRED.code)).toHaveLength(7);
  });

  it("live ten minutes; a newer one takes the place of the older", async () => {
    const phone = freshPhone();
    await expect(check(phone, "123456")).rejects.toMatchObject(EXPIRED);
    await send(phone);
    const first = await world.codeOf(phone);
    world.later(31);
    await send(phone);
    const second = await world.codeOf(phone);
    if (first !== second) await expect(check(phone, first)).rejects.toMatchObject({ code: "wrong_code" });
    world.later(599);
    expect(await check(phone, second)).toBe(true);
    const other = freshPhone();
    await send(other);
    const late = await world.codeOf(other);
    world.later(600);
    await expect(check(other, late)).rejects.toMatchObject(EXPIRED);
  });

  it("are not sent once they have expired in the queue", async () => {
    const phone = freshPhone();
    await send(phone);
    world.later(601);
    expect(await world.sent()).toEqual([]);
  });

  it("go to a number once in half a minute and five times an hour, from wherever", async () => {
    const phone = freshPhone();
    for (let n = 0; n < 5; n++) {
      await send(phone, "en", `203.0.113.${n}`);
      const again = send(phone, "en", `203.0.114.${n}`);
      const code = n < 4 ? "many_sms_sent_please_wait" : "too_many_sms_sent";
      await expect(again).rejects.toMatchObject({ code, status: 422 });
      world.later(30);
    }
    await expect(send(phone)).rejects.toMatchObject({ code: "too_many_sms_sent", data: { retry_after: 3_450 } });
    world.later(3_450);
    expect(await send(phone)).toBe(true);
  });

  it("go out for one address five times an hour, to whatever numbers; a household has one address", async () => {
    for (let n = 0; n < 5; n++) {
      await send(freshPhone(), "en", `2001:db8:7:1::${n}`);
      const other = send(freshPhone(), "en", `2001:db8:7:1:ffff::${n}`);
      await expect(other).rejects.toMatchObject({ status: 422 });
      world.later(30);
    }
    await expect(send(freshPhone(), "en", "2001:db8:7:1::9")).rejects.toMatchObject({ code: "too_many_sms_sent" });
    expect(await send(freshPhone(), "en", "2001:db8:7:2::9")).toBe(true);
  });

  it("are sent at most fifty times an hour for one wider network", async () => {
    const at = (n: number) => send(freshPhone(), "en", `192.0.4.${n}`);
    for (let n = 0; n < 50; n++) expect(await at(n)).toBe(true);
    await expect(at(50)).rejects.toMatchObject({ code: "too_many_sms_sent" });
    expect(await send(freshPhone(), "en", "192.0.40.1")).toBe(true);
  });

  it("are sent once when several requests arrive at the same time", async () => {
    const phone = freshPhone();
    const all = Array.from({ length: 8 }, (_, n) => send(phone, "en", `203.1.${n}.1`).catch(() => false));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
    expect(await world.sent()).toHaveLength(1);
  });

  it.runIf(kind === "postgresql")("are counted for all hosts together", async () => {
    const other = await openAgain(database);
    try {
      const there = registrationWorld(other);
      const phone = freshPhone();
      const asks = [world, there].flatMap((host) =>
        Array.from({ length: 4 }, () => host.as().sendSmsCode({ phone_number: phone, language: "en" })),
      );
      const answers = await Promise.allSettled(asks);
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect([...(await world.sent()), ...(await there.sent())]).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it("never go to numbers that cost extra, nor to other countries, nor to what is no number", async () => {
    const never = ["+19005551234", "+18005551234", "+18765551234", "+33899123456", "+449098790123", "+33123456789"];
    for (const phone of [...never, "+4915112345678", "+1514555010", "5145550100", "+1 514 555 0100", "x"]) {
      await expect(send(phone), phone).rejects.toMatchObject({ code: "invalid_phone_number", status: 422 });
    }
    await expect(send(" ")).rejects.toMatchObject({ code: "missing_phone_number", status: 422 });
    for (const none of [{}, { phone_number: null }]) {
      const missing = { code: "missing_phone_number", status: 422 };
      await expect(world.as().sendSmsCode({ ...none, language: "fr" })).rejects.toMatchObject(missing);
      await expect(world.as().checkSmsCode({ ...none, verification_code: "123456" })).rejects.toMatchObject(missing);
    }
    for (const phone of ["+33612345678", "+447400123456"]) expect(await send(phone), phone).toBe(true);
    const home = registrationWorld(database, {
      registration: { ...world.services.registration, sms_countries: ["CA"] },
    });
    const abroad = home.as().sendSmsCode({ phone_number: "+33612345679", language: "fr" });
    await expect(abroad).rejects.toMatchObject({ code: "invalid_phone_number" });
  });

  it("are refused where the installation sends no text messages, and are not counted there", async () => {
    const off = registrationWorld(database, { sms: { off: true, send: () => Promise.reject(new Error("off")) } });
    const phone = freshPhone();
    const asked = off.as().sendSmsCode({ phone_number: phone, language: "fr" });
    await expect(asked).rejects.toMatchObject({ code: "unavailable", status: 503 });
    const { rows } = await database.query("select 1 from phone_codes where phone_number = $1", [phone]);
    expect(rows).toEqual([]);
    expect(await send(phone)).toBe(true);
  });

  it("say nothing of whose number it is but to whoever holds the phone", async () => {
    const phone = freshPhone();
    await makeAccount(database.db, { phone_number: phone, phone_verified: true });
    expect(await send(phone)).toBe(true);
    const code = await world.codeOf(phone);
    await expect(check(phone, wrong(code))).rejects.toMatchObject({ code: "wrong_code" });
    await expect(check(phone, code)).rejects.toMatchObject({ code: "phone_already_verified", status: 422 });
  });

  it("are purged once they can no longer be used, and not earlier", async () => {
    world.services.setTime("2031-01-01T00:00:00.000Z");
    await purgeCodes(world.services);
    const phone = freshPhone();
    await world.as().sendSmsCode({ phone_number: phone, language: "en" });
    const code = await world.codeOf(phone);
    world.later(599);
    await world.as().checkSmsCode({ phone_number: phone, verification_code: code });
    world.later(899);
    expect(await purgeCodes(world.services)).toBe(0);
    expect(await world.as().checkSmsCode({ phone_number: phone, verification_code: code })).toBe(true);
    world.later(3_600);
    expect(await purgeCodes(world.services, 1)).toBe(2);
  });
});
