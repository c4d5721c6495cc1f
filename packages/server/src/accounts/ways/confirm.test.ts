import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { api } from "../../http/implement.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { sessionAfter } from "../../testing/session-after.queries.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { hashPassword } from "../password.ts";
import { authenticate, openSession, viewerOfToken } from "../sessions.ts";
import { asConfirmed } from "./as-confirmed.ts";
import { waysRouter } from "./ways.router.ts";

const PASSWORD = "Tablee2026";
const password_hash = await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 });
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Any member's call will do: the test is about the check before it. */
const delicate = { logout: api.accounts.logout.use(asConfirmed).handler(async () => true) };

describe.each(testDatabases())("a sensitive call on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let member: { id: number };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    member = await makeAccount(database.db, { password_hash });
  });
  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));
  const sessionOf = async (token: string) => {
    const viewer = await viewerOfToken(services, token);
    return { account_id: member.id, session_id: viewer!.session_id };
  };
  const signIn = async () => sessionOf(await openSession(services, member.id, {}));
  const change = (as: { account_id: number; session_id: number }) => callAs(services, delicate, as).logout();
  const confirm = (as: { account_id: number; session_id: number }, password: string) =>
    callAs(services, waysRouter, as).confirm({ password });
  const NEEDED = { code: "confirmation_needed", status: 422, data: { ways: ["password"] } };

  it("may be done for ten minutes after a sign-in, and then asks again, of each session by itself", async () => {
    const [here, there] = [await signIn(), await signIn()];
    later(10 * MINUTE);
    expect(await change(here)).toBe(true);
    later(1);
    await expect(change(here)).rejects.toMatchObject(NEEDED);
    await expect(confirm(here, "Wrong2026")).rejects.toMatchObject({ code: "wrong_password", status: 422 });
    await expect(change(here)).rejects.toMatchObject(NEEDED);
    expect(await confirm(here, PASSWORD)).toBe(true);
    // The token from before the confirmation gains no access.
    await expect(change(here)).rejects.toMatchObject(NEEDED);
    const renewed = await sessionAfter(database, here);
    expect(await change(renewed)).toBe(true);
    // Of two calls with the same token one renews it, and neither undoes the other's confirmation.
    expect(await confirm(here, PASSWORD)).toBe(true);
    expect([await change(renewed), await change(here)]).toEqual([true, true]);
    await expect(change(there)).rejects.toMatchObject(NEEDED);
  });

  it("still requires a confirmation after the token was renewed", async () => {
    const token = await openSession(services, member.id, {});
    later(46 * DAY);
    const { renewed_token } = (await authenticate(services, token))!;
    await expect(change(await sessionOf(renewed_token!))).rejects.toMatchObject(NEEDED);
  });

  it("names the ways to confirm for an account without a password", async () => {
    const other = await makeAccount(database.db);
    await database.query("insert into identities (account_id, provider, subject) values ($1, 'google', $2)", [
      other.id,
      `subject-${other.id}`,
    ]);
    const viewer = await viewerOfToken(services, await openSession(services, other.id, {}));
    later(11 * MINUTE);
    const as = { account_id: other.id, session_id: viewer!.session_id };
    await expect(change(as)).rejects.toMatchObject({ data: { ways: ["google"] } });
    await expect(confirm(as, "")).rejects.toMatchObject({ code: "wrong_password" });
  });

  it("limits guesses of the password with a stolen token", async () => {
    const as = await signIn();
    const { confirm: ask } = callAs(services, waysRouter, as);
    for (let n = 0; n < 10; n++) await expect(ask({ password: "Wrong2026" })).rejects.toMatchObject({ status: 422 });
    await expect(ask({ password: PASSWORD })).rejects.toMatchObject({ code: "too_many_requests" });
  });

  it("is refused to visitors and for a session that has ended", async () => {
    const unauthorized = { code: "unauthorized", status: 401 };
    await expect(callAs(services, delicate).logout()).rejects.toMatchObject(unauthorized);
    await expect(change({ account_id: member.id, session_id: 2_147_483_647 })).rejects.toMatchObject(unauthorized);
  });
});
