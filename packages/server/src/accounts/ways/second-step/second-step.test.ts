import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../../database/open-database.ts";
import { makeRateLimits } from "../../../ports/rate-limits.ts";
import { callAs } from "../../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../../testing/make-services.ts";
import { makeAccount, makeRestaurant, makeStaff } from "../../../testing/make-world.queries.ts";
import { makeTestAuthenticator } from "../../../testing/test-authenticator.ts";
import { testDatabases } from "../../../testing/test-database.ts";
import { accountsRouter } from "../../accounts.router.ts";
import { hashPassword } from "../../password.ts";
import { openSession, viewerOfToken } from "../../sessions.ts";

const PASSWORD = "Tablee2026";
const password_hash = await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 });
const STEP = 30_000;
const INVALID = { code: "second_step_invalid", status: 422 };
const EXPIRED = { code: "second_step_expired", status: 422 };
type Needed = { data: { key: string; ways: string[] } };

describe.each(testDatabases())("the second step on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let member: { account_id: number; session_id: number };
  let email: string;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const join = async (own: Parameters<typeof makeAccount>[1] = {}) => {
    const account = await makeAccount(database.db, { password_hash, ...own });
    const viewer = await viewerOfToken(services, await openSession(services, account.id, {}));
    return { email: account.email, who: { account_id: account.id, session_id: viewer?.session_id ?? 0 } };
  };
  beforeEach(async () => {
    services = makeServices(database);
    ({ email, who: member } = await join());
  });
  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));
  const visitor = () => callAs(services, accountsRouter);
  const as = (who: typeof member) => callAs(services, accountsRouter, who);
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate({
      timestamp: services.clock().getTime() + steps * STEP,
    });
  const enrol = async () => {
    const { secret, address } = await as(member).startAuthenticator();
    expect(address).toContain(`secret=${secret}`);
    const { recovery_codes } = await as(member).confirmAuthenticator({ code: codeOf(secret) });
    later(2 * STEP);
    return { secret, recovery_codes };
  };
  const logIn = async (): Promise<Needed["data"]> => {
    const refused: unknown = await visitor()
      .login({ email, password: PASSWORD, os: "linux" })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "second_step_needed", status: 422 });
    return (refused as Needed).data;
  };

  it("is asked for after the right password alone, and a code of the app goes on", async () => {
    const { secret, recovery_codes } = await enrol();
    expect(new Set(recovery_codes).size).toBe(10);
    await expect(visitor().login({ email, password: "Wrong2026" })).rejects.toMatchObject({ code: "login_invalid" });
    const { key, ways } = await logIn();
    expect(ways).toEqual(["code"]);
    const { user, token } = await visitor().loginSecondStep({ key, code: codeOf(secret) });
    expect(user.id).toBe(member.account_id);
    expect((await viewerOfToken(services, token))?.account_id).toBe(member.account_id);
    // The begun sign-in is over.
    await expect(visitor().loginSecondStep({ key, code: codeOf(secret, 1) })).rejects.toMatchObject(EXPIRED);
    const { rows } = await database.query("select code_hash from recovery_codes where account_id = $1", [
      member.account_id,
    ]);
    for (const code of recovery_codes) expect(JSON.stringify(rows)).not.toContain(code);
    // From 31 characters: over 112 bits, enough for a fast hash (docs/asvs.md, 6.5.2).
    for (const code of recovery_codes) expect(code).toMatch(/^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/);
  });

  it("takes a code that is one step off, none twice, and none that is older", async () => {
    const { secret } = await enrol();
    for (const [steps, good] of [
      [-2, false],
      [2, false],
      [-1, true],
      [-1, false],
      [1, true],
      [0, false],
    ] as const) {
      const { key } = await logIn();
      const went = visitor().loginSecondStep({ key, code: codeOf(secret, steps) });
      if (good) expect((await went).user.id, String(steps)).toBe(member.account_id);
      else await expect(went, String(steps)).rejects.toMatchObject(INVALID);
    }
  });

  it("takes one of two that bring the same code at once", async () => {
    const { secret } = await enrol();
    const begun = [await logIn(), await logIn()];
    const code = codeOf(secret);
    const went = await Promise.allSettled(begun.map(({ key }) => visitor().loginSecondStep({ key, code })));
    expect(went.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes five tries, however many come at once, and ten minutes", async () => {
    const { secret } = await enrol();
    const { key } = await logIn();
    const wrong = Array.from({ length: 12 }, () =>
      visitor()
        .loginSecondStep({ key, code: "000000" })
        .catch((error: { code: string }) => error.code),
    );
    const answers = await Promise.all(wrong);
    expect(answers.filter((code) => code === "second_step_invalid")).toHaveLength(5);
    expect(answers.filter((code) => code === "second_step_expired")).toHaveLength(7);
    await expect(visitor().loginSecondStep({ key, code: codeOf(secret) })).rejects.toMatchObject(EXPIRED);
    const late = await logIn();
    later(10 * 60_000 + 1);
    await expect(visitor().loginSecondStep({ key: late.key, code: codeOf(secret) })).rejects.toMatchObject(EXPIRED);
  });

  it("takes fifteen wrong ones of an account in a quarter of an hour, however often its sign-in begins anew", async () => {
    const { secret } = await enrol();
    const limits = makeRateLimits();
    const visiting = callAs(services, accountsRouter, null, { limits });
    const wrong = async () => {
      const { key } = await logIn();
      const given = visiting.loginSecondStep({ key, code: "000000" });
      return given.then(
        () => "in",
        (error: { code: string }) => error.code,
      );
    };
    for (let n = 0; n < 15; n++) expect(await wrong()).toBe("second_step_invalid");
    expect(await wrong()).toBe("too_many_requests");
    const { key } = await logIn();
    await expect(visiting.loginSecondStep({ key, code: codeOf(secret) })).rejects.toMatchObject({ status: 429 });
  });

  it("is remembered or not as the sign-in chose, and is invalid after a password change", async () => {
    const { secret } = await enrol();
    const begin = async () => {
      const asked = visitor().login({ email, password: PASSWORD, remember: false });
      return ((await asked.catch((error: unknown) => error)) as Needed).data.key;
    };
    const { token } = await visitor().loginSecondStep({ key: await begin(), code: codeOf(secret) });
    later(12 * 60 * 60_000);
    expect(await viewerOfToken(services, token)).toBeNull();
    const key = await begin();
    await as(member).changePassword({ current_password: PASSWORD, password: "Quatre4Petits" });
    await expect(visitor().loginSecondStep({ key, code: codeOf(secret) })).rejects.toMatchObject(EXPIRED);
  });

  it("takes each recovery code once, as one types it, and none of those before", async () => {
    const { recovery_codes } = await enrol();
    const [first = "", second = ""] = recovery_codes;
    const typed = ` ${first.toUpperCase().replaceAll("-", " ")} `;
    expect((await visitor().loginSecondStep({ key: (await logIn()).key, code: typed })).user.id).toBe(
      member.account_id,
    );
    await expect(visitor().loginSecondStep({ key: (await logIn()).key, code: first })).rejects.toMatchObject(INVALID);
    expect((await as(member).signInWays()).recovery_codes_left).toBe(9);
    await as(member).renewRecoveryCodes();
    await expect(visitor().loginSecondStep({ key: (await logIn()).key, code: second })).rejects.toMatchObject(INVALID);
  });

  it("has one set of recovery codes after several were asked for at once", async () => {
    await enrol();
    await Promise.all([1, 2, 3, 4].map(() => as(member).renewRecoveryCodes()));
    expect((await as(member).signInWays()).recovery_codes_left).toBe(10);
  });

  it("is required only after a first code was entered, and can be removed again", async () => {
    const { secret } = await as(member).startAuthenticator();
    expect((await visitor().login({ email, password: PASSWORD })).token).toBeTruthy();
    await expect(as(member).confirmAuthenticator({ code: "000000" })).rejects.toMatchObject({ code: "code_invalid" });
    await as(member).confirmAuthenticator({ code: codeOf(secret) });
    await expect(as(member).startAuthenticator()).rejects.toMatchObject({ code: "already_confirmed" });
    await logIn();
    expect(await as(member).removeAuthenticator()).toBe(true);
    expect((await visitor().login({ email, password: PASSWORD })).token).toBeTruthy();
  });

  it("can be changed only after the member has confirmed their identity", async () => {
    await enrol();
    later(11 * 60_000);
    const { removeAuthenticator, renewRecoveryCodes, startAuthenticator } = as(member);
    for (const call of [removeAuthenticator, renewRecoveryCodes, startAuthenticator])
      await expect(call()).rejects.toMatchObject({ code: "confirmation_needed" });
  });

  it("is a passkey too, of this member alone, for those with much to lose", async () => {
    const party = { origin: "https://tablee.test", rp_id: "tablee.test" };
    const keep = async (who: typeof member) => {
      const begun = await as(who).newPasskeyOptions();
      const key = makeTestAuthenticator();
      const response = key.create({ ...party, challenge: String(begun.options["challenge"]) });
      await as(who).addPasskey({ key: begun.key, response, name: "Key" });
      return async () => {
        const asked = await visitor().passkeyOptions();
        return { key: asked.key, response: key.get({ ...party, challenge: String(asked.options["challenge"]) }) };
      };
    };
    const answer = await keep(member);
    expect((await visitor().login({ email, password: PASSWORD })).token).toBeTruthy();
    await makeStaff(database.db, (await makeRestaurant(database.db)).id, member.account_id, "owner");
    const stranger = await keep((await join()).who);
    const { key, ways } = await logIn();
    expect(ways).toEqual(["passkey"]);
    await expect(visitor().loginSecondStep({ key, passkey: await stranger() })).rejects.toMatchObject(INVALID);
    await expect(visitor().loginSecondStep({ key })).rejects.toMatchObject(INVALID);
    expect((await visitor().loginSecondStep({ key, passkey: await answer() })).user.id).toBe(member.account_id);
  });

  it("is due for administrators, moderators and owners without one, but for the demo's", async () => {
    const dueOf = async (own: object) => {
      const calls = as((await join(own)).who);
      const { second_step_due } = await calls.signInWays();
      expect((await calls.currentUser({})).second_step_due).toBe(second_step_due);
      return second_step_due;
    };
    const name = () => `owner-${Math.random()}@restaurant.ca`;
    expect(await dueOf({ admin: true, email: name() })).toBe(true);
    expect(await dueOf({ moderator: true, email: name() })).toBe(true);
    expect(await dueOf({ email: name() })).toBe(false);
    expect(await dueOf({ admin: true })).toBe(false);
  });
});
