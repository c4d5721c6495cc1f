import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { freshPhone, registrationWorld, wrong } from "../../testing/registration-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { openSession, viewerOfToken } from "../sessions.ts";

describe.each(testDatabases())("a member's own number on %s", ({ open }) => {
  let database: Database;
  let world: ReturnType<typeof registrationWorld>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    world = registrationWorld(database);
  });
  const member = async (own: object = {}) => {
    const { id } = await makeAccount(database.db, own);
    const viewer = await viewerOfToken(world.services, await openSession(world.services, id, {}));
    return world.as({ account_id: id, session_id: viewer!.session_id });
  };
  const phoneOf = async (phone: string) =>
    (await database.query("select phone_verified from accounts where phone_number = $1", [phone])).rows;

  it("is verified by the code that was sent to it, in the member's language", async () => {
    const phone = freshPhone();
    const as = await member({ language: "fr" });
    expect(await as.sendPhoneVerificationCode({ phone_number: phone })).toBe(true);
    expect((await world.sent())[0]?.text).toContain("Votre code");
    const code = await world.codeOf(phone);
    await expect(as.verifyPhoneNumber({ code: wrong(code) })).rejects.toMatchObject({
      code: "wrong_code",
      status: 422,
    });
    expect(await phoneOf(phone)).toEqual([]);
    expect(await as.verifyPhoneNumber({ code })).toBe(true);
    expect(await phoneOf(phone)).toEqual([{ phone_verified: true }]);
    await expect(as.verifyPhoneNumber({ code })).rejects.toMatchObject({ code: "phone_verification_code_expired" });
    const again = as.sendPhoneVerificationCode({ phone_number: phone });
    await expect(again).rejects.toMatchObject({ code: "phone_already_verified", status: 422 });
  });

  it("defaults to the account's number, and is reported missing if there is none", async () => {
    const phone = freshPhone();
    expect(await (await member({ phone_number: phone })).sendPhoneVerificationCode({})).toBe(true);
    expect(await world.codeOf(phone)).toMatch(/^\d{6}$/);
    const none = (await member()).sendPhoneVerificationCode({ phone_number: " " });
    await expect(none).rejects.toMatchObject({ code: "missing_phone_number", status: 422 });
  });

  it("may be any international one, and not a registration's code nor another member's", async () => {
    const phone = "+447400123456";
    const [one, other] = [await member(), await member()];
    expect(await one.sendPhoneVerificationCode({ phone_number: phone })).toBe(true);
    const code = await world.codeOf(phone);
    const expired = { code: "phone_verification_code_expired" };
    await expect(other.verifyPhoneNumber({ code })).rejects.toMatchObject(expired);
    const asGuest = world.as().checkSmsCode({ phone_number: phone, verification_code: code });
    await expect(asGuest).rejects.toMatchObject(expired);
    expect(await one.verifyPhoneNumber({ code })).toBe(true);
  });

  it("is verified for one account only, even when two confirm their codes at the same time", async () => {
    const phone = freshPhone();
    const twins = [await member(), await member()];
    const codes: string[] = [];
    for (const as of twins) {
      await as.sendPhoneVerificationCode({ phone_number: phone });
      codes.push(await world.codeOf(phone));
      world.later(31);
    }
    const answers = await Promise.allSettled(twins.map((as, at) => as.verifyPhoneNumber({ code: codes[at]! })));
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as object] : []));
    expect(refused).toEqual([expect.objectContaining({ code: "phone_already_verified" })]);
    expect(await phoneOf(phone)).toEqual([{ phone_verified: true }]);
  });

  it.each([true, false])(
    "can replace another only after the member has confirmed their identity (verified: %s)",
    async (phone_verified) => {
      const as = await member({ phone_number: freshPhone(), phone_verified });
      const change = () => as.sendPhoneVerificationCode({ phone_number: freshPhone() });
      world.later(601);
      await expect(change()).rejects.toMatchObject({ code: "confirmation_needed", status: 422 });
      expect(await world.sent()).toEqual([]);
    },
  );

  it("is changed without another confirmation by members who have just signed in, as after registering", async () => {
    const as = await member({ phone_number: freshPhone() });
    world.later(599);
    expect(await as.sendPhoneVerificationCode({ phone_number: freshPhone() })).toBe(true);
  });

  it("needs no confirmation if it is the stored one, or the first", async () => {
    const stored = freshPhone();
    const [one, other] = [await member({ phone_number: stored }), await member()];
    world.later(601);
    expect(await one.sendPhoneVerificationCode({ phone_number: stored })).toBe(true);
    expect(await one.verifyPhoneNumber({ code: await world.codeOf(stored) })).toBe(true);
    world.later(31);
    expect(await other.sendPhoneVerificationCode({ phone_number: freshPhone() })).toBe(true);
  });

  it("cannot be verified by visitors", async () => {
    const unauthorized = { code: "unauthorized", status: 401 };
    await expect(world.as().sendPhoneVerificationCode({})).rejects.toMatchObject(unauthorized);
    await expect(world.as().verifyPhoneNumber({ code: "123456" })).rejects.toMatchObject(unauthorized);
  });
});
