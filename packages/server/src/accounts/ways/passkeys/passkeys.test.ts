import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../../database/open-database.ts";
import { callAs } from "../../../testing/call-as.ts";
import { toldJobs } from "../../../testing/told-jobs.ts";
import { makeServices, type TestServices } from "../../../testing/make-services.ts";
import { makeAccount } from "../../../testing/make-world.queries.ts";
import { makeTestAuthenticator } from "../../../testing/test-authenticator.ts";
import { sessionAfter } from "../../../testing/session-after.queries.ts";
import { testDatabases } from "../../../testing/test-database.ts";
import { hashPassword } from "../../password.ts";
import { openSession, viewerOfToken } from "../../sessions.ts";
import { waysRouter } from "../ways.router.ts";
import { relyingPartyOf } from "./relying-party.ts";

const password_hash = await hashPassword("Tablee2026", { N: 1024, r: 8, p: 1 });
const ORIGIN = "https://tablee.test";
const PARTY = { origin: ORIGIN, rp_id: "tablee.test" };
const INVALID = { code: "passkey_invalid", status: 422 };
const MINUTE = 60_000;
type Member = { account_id: number; session_id: number };
const challengeOf = ({ options }: { options: Record<string, unknown> }) => String(options["challenge"]);

describe.each(testDatabases())("passkeys on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let member: Member;
  const visitor = () => callAs(services, waysRouter);
  const as = (who: Member) => callAs(services, waysRouter, who);
  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const join = async (own: Parameters<typeof makeAccount>[1] = {}): Promise<Member> => {
    const { id } = await makeAccount(database.db, own);
    const viewer = await viewerOfToken(services, await openSession(services, id, {}));
    return { account_id: id, session_id: viewer?.session_id ?? 0 };
  };
  beforeEach(async () => {
    services = makeServices(database);
    member = await join({ password_hash });
  });
  const add = async (who: Member, key = makeTestAuthenticator()) => {
    const begun = await as(who).newPasskeyOptions();
    const response = key.create({ ...PARTY, challenge: challengeOf(begun) });
    return { key, passkey: await as(who).addPasskey({ key: begun.key, response, name: "Phone" }) };
  };
  /** A valid answer to a new challenge, changed as `own` says. */
  const answer = async (
    key: ReturnType<typeof makeTestAuthenticator>,
    own: Partial<typeof PARTY> & { counter?: number; verified?: boolean; type?: string } = {},
  ) => {
    const begun = await visitor().passkeyOptions();
    return { key: begun.key, response: key.get({ ...PARTY, ...own, challenge: challengeOf(begun) }, own) };
  };

  it("are made by a member, told by mail, named, and open the account without a name or a password", async () => {
    const told = toldJobs(services);
    const { key, passkey } = await add(member);
    expect(told).toEqual([expect.objectContaining({ kind: "passkey_added" })]);
    expect(passkey).toMatchObject({ name: "Phone", last_used_at: null });
    const entered = await visitor().loginPasskey(await answer(key));
    expect(entered.user.id).toBe(member.account_id);
    expect(await as(member).renamePasskey({ id: passkey.id, name: " Blue phone " })).toMatchObject({
      name: "Blue phone",
      last_used_at: services.clock().toISOString(),
    });
    const other = await join();
    for (const call of [
      as(other).renamePasskey({ id: passkey.id, name: "Mine" }),
      as({ ...other }).removePasskey({ id: passkey.id }),
    ])
      await expect(call).rejects.toMatchObject({ code: expect.stringMatching(/^(not_found|last_way)$/) });
  });

  it("answer once: neither the answer nor the challenge is good again", async () => {
    const { key } = await add(member);
    const good = await answer(key);
    const tries = await Promise.allSettled([1, 2, 3].map(() => visitor().loginPasskey(good)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    // The same answer to another challenge, and another answer to a used one.
    const { key: fresh } = await visitor().passkeyOptions();
    await expect(visitor().loginPasskey({ ...good, key: fresh })).rejects.toMatchObject(INVALID);
    await expect(visitor().loginPasskey({ ...(await answer(key)), key: good.key })).rejects.toMatchObject(INVALID);
    const late = await answer(key);
    later(10 * MINUTE + 1);
    await expect(visitor().loginPasskey(late)).rejects.toMatchObject(INVALID);
  });

  it("are refused from another page, for another product, without user verification, of another type, and if unknown", async () => {
    const { key } = await add(member);
    const wrong = {
      "another page": await answer(key, { origin: "https://tablee.test.evil.example" }),
      "another product": await answer(key, { rp_id: "evil.example" }),
      "nobody made sure who holds it": await answer(key, { verified: false }),
      "a registration": await answer(key, { type: "webauthn.create" }),
      unknown: await answer(makeTestAuthenticator()),
    };
    for (const [what, brought] of Object.entries(wrong))
      await expect(visitor().loginPasskey(brought), what).rejects.toMatchObject(INVALID);
    // Somebody else's signature with this passkey's id.
    const forged = await answer(makeTestAuthenticator());
    const named = { ...forged, response: { ...forged.response, id: key.id, rawId: key.id } };
    await expect(visitor().loginPasskey(named)).rejects.toMatchObject(INVALID);
    for (const response of [{}, { id: key.id }, { id: 7, response: null }])
      await expect(visitor().loginPasskey({ key: forged.key, response })).rejects.toMatchObject(INVALID);
  });

  it("are refused when their counter does not increase, since they may have been copied", async () => {
    const { key } = await add(member);
    expect((await visitor().loginPasskey(await answer(key, { counter: 5 }))).token).toBeTruthy();
    for (const counter of [5, 4, 0])
      await expect(visitor().loginPasskey(await answer(key, { counter }))).rejects.toMatchObject(INVALID);
    expect((await visitor().loginPasskey(await answer(key, { counter: 6 }))).token).toBeTruthy();
  });

  it("are added only after a confirmation, by the member who asked, and once per challenge", async () => {
    const begun = await as(member).newPasskeyOptions();
    expect(begun.options).toMatchObject({
      rp: { id: "tablee.test" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const key = makeTestAuthenticator();
    const response = key.create({ ...PARTY, challenge: challengeOf(begun) });
    const brought = { key: begun.key, response, name: "Phone" };
    await expect(as(await join()).addPasskey(brought)).rejects.toMatchObject(INVALID);
    // The attempt with somebody else's key has used it up.
    await expect(as(member).addPasskey(brought)).rejects.toMatchObject(INVALID);
    await add(member, key);
    await expect(add(await join(), key)).rejects.toMatchObject(INVALID);
    // A challenge for signing in cannot add a passkey.
    const entering = await visitor().passkeyOptions();
    const made = makeTestAuthenticator().create({ ...PARTY, challenge: challengeOf(entering) });
    await expect(as(member).addPasskey({ key: entering.key, response: made, name: "x" })).rejects.toMatchObject(
      INVALID,
    );
    later(10 * MINUTE + 1);
    await expect(as(member).newPasskeyOptions()).rejects.toMatchObject({ code: "confirmation_needed" });
  });

  it("confirm the identity of the member that they belong to, and of nobody else", async () => {
    const [mine, theirs] = [await add(member), await add(await join())];
    later(10 * MINUTE + 1);
    await expect(as(member).newPasskeyOptions()).rejects.toMatchObject({ data: { ways: ["password", "passkey"] } });
    await expect(as(member).confirm({ passkey: await answer(theirs.key) })).rejects.toMatchObject(INVALID);
    expect(await as(member).confirm({ passkey: await answer(mine.key) })).toBe(true);
    expect((await as(await sessionAfter(database, member)).newPasskeyOptions()).key).toBeTruthy();
  });

  it("can be removed, except the member's last way to sign in", async () => {
    const alone = await join();
    const first = await add(alone);
    await expect(as(alone).removePasskey({ id: first.passkey.id })).rejects.toMatchObject({ code: "last_way" });
    const second = await add(alone);
    const gone = await Promise.allSettled(
      [first, second].map(({ passkey }) => as(alone).removePasskey({ id: passkey.id })),
    );
    expect(gone.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await as(alone).signInWays()).passkeys).toHaveLength(1);
  });
});

describe("relyingPartyOf", () => {
  const origins = ["https://tablee.test", "http://localhost:3000", "chrome-extension://abc"];
  it("is the asking page if it is an allowed origin, and the product's own otherwise", () => {
    expect(relyingPartyOf(origins, "http://localhost:3000")).toEqual({
      rp_id: "localhost",
      origin: "http://localhost:3000",
    });
    for (const asking of [undefined, "https://evil.example", "null", "https://tablee.test.evil.example"])
      expect(relyingPartyOf(origins, asking)).toEqual(PARTY);
    expect(relyingPartyOf(origins, "chrome-extension://abc")).toEqual({ ...PARTY, origin: "chrome-extension://abc" });
  });

  it("is null for an origin that is an IP address", () => {
    for (const origin of ["http://127.0.0.1:3000", "http://[::1]:3000"])
      expect(relyingPartyOf([origin], origin)).toBeNull();
  });
});
