import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { toldJobs } from "../../testing/told-jobs.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { sessionAfter } from "../../testing/session-after.queries.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { openIdProviders } from "../../ports/identity/openid.ts";
import { callAs } from "../../testing/call-as.ts";
import { ownRouter } from "../own/own.router.ts";
import { openSession, viewerOfToken } from "../sessions.ts";
import { openSocialWorld, PUBLIC_URL, WEB, ways } from "../../testing/social-world.ts";

const INVALID = { code: "social_invalid", status: 422 };
const MINUTE = 60_000;

describe.each(testDatabases())("a person returning from a provider on %s", ({ open }) => {
  let database: Database;
  let world: Awaited<ReturnType<typeof openSocialWorld>>;
  let services: TestServices;
  beforeAll(async () => {
    [database, world] = await Promise.all([open(), openSocialWorld()]);
  });
  afterAll(() => Promise.all([database.close(), world.close()]));
  beforeEach(() => {
    services = world.servicesOn(database);
  });
  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));
  const asked = ({ address, key }: { address: string; key: string }) => {
    const { searchParams } = new URL(address);
    const [state, nonce] = [searchParams.get("state") ?? "", searchParams.get("nonce") ?? ""];
    return { key, state, nonce, searchParams };
  };
  const start = async () => asked(await ways(services).startProvider({ provider: "google" }));
  /** The provider exchanges the code for a valid token with these claims. */
  const answerWith = async (own: object) => {
    const person = { ...world.claims(services.clock()), ...own };
    world.google.answers(200, { id_token: await world.google.sign(person) });
    return person;
  };
  const finish = (key: string, state: string, code = "code") =>
    ways(services).finishProvider({ key, state, code, os: "linux" });

  it("was sent with state, nonce and the hash of a verifier, which comes with the code", async () => {
    const { key, state, nonce, searchParams } = await start();
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      client_id: WEB,
      redirect_uri: `${PUBLIC_URL}/auth/google`,
      scope: "openid email profile",
      code_challenge_method: "S256",
    });
    const person = await answerWith({ nonce });
    expect((await finish(key, state)).user.email).toBe(person.email);
    const form = world.google.forms.at(-1);
    expect(Object.fromEntries(form ?? [])).toMatchObject({ grant_type: "authorization_code", code: "code" });
    const challenge = createHash("sha256")
      .update(form?.get("code_verifier") ?? "")
      .digest("base64url");
    expect(challenge).toBe(searchParams.get("code_challenge"));
    // The database reveals none of the secrets.
    const { rows } = await database.query("select * from sign_in_attempts");
    for (const secret of [key, state]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("is asked to return from Apple by a form post, which alone includes names", async () => {
    const { searchParams } = asked(await ways(services).startProvider({ provider: "apple" }));
    expect(Object.fromEntries(searchParams)).toMatchObject({ response_mode: "form_post", scope: "openid email name" });
  });

  it("is let in once, within ten minutes, with the key of the browser that went", async () => {
    const mine = await start();
    const planted = await start();
    await answerWith({ nonce: mine.nonce });
    // An injected code for somebody else's browser: my code, their key.
    await expect(finish(planted.key, mine.state)).rejects.toMatchObject(INVALID);
    await expect(finish("x".repeat(43), mine.state)).rejects.toMatchObject(INVALID);
    const tries = await Promise.allSettled([1, 2].map(() => finish(mine.key, mine.state)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const late = await start();
    await answerWith({ nonce: late.nonce });
    later(10 * MINUTE + 1);
    await expect(finish(late.key, late.state)).rejects.toMatchObject(INVALID);
  });

  it("is refused with the answer to another question, without one, and with a code that the provider does not know", async () => {
    for (const nonce of ["another", undefined]) {
      const { key, state } = await start();
      await answerWith({ nonce });
      await expect(finish(key, state)).rejects.toMatchObject(INVALID);
    }
    const { key, state } = await start();
    world.google.answers(400, { error: "invalid_grant" });
    await expect(finish(key, state)).rejects.toMatchObject(INVALID);
  });

  it("is told where the provider is silent, or is not asked here", async () => {
    const { key, state } = await start();
    world.google.answers(500, {});
    await expect(finish(key, state)).rejects.toMatchObject({ code: "unavailable", status: 503 });
    const nobody = ways(makeServices(database));
    expect(await nobody.providers()).toEqual({ providers: [] });
    expect(await ways(services).providers()).toEqual({ providers: ["google", "apple"] });
    await expect(nobody.startProvider({ provider: "google" })).rejects.toMatchObject({ code: "unavailable" });
    await expect(nobody.loginSocial({ provider: "google", id_token: "x" })).rejects.toMatchObject({
      code: "unavailable",
    });
  });

  it("is refused where the provider's configuration names another issuer", async () => {
    const issuer = `${world.google.issuer}/another`;
    const google = { issuer, client_ids: [WEB] as [string], client_secret: async () => "secret" };
    const identity = openIdProviders({ clients: { google }, publicUrl: PUBLIC_URL, clock: () => services.clock() });
    const refused = ways(makeServices(database, { identity })).startProvider({ provider: "google" });
    await expect(refused).rejects.toMatchObject({ code: "unavailable" });
  });

  const sessionOf = async (account_id: number) => {
    const viewer = await viewerOfToken(services, await openSession(services, account_id, {}));
    return { account_id, session_id: viewer?.session_id ?? 0 };
  };

  describe("to confirm their identity", () => {
    const google = { provider: "google" } as const;
    const enter = async () => {
      const { key, state, nonce } = await start();
      const person = await answerWith({ nonce });
      const { user } = await finish(key, state);
      return { person, session: await sessionOf(user.id) };
    };
    type Session = Awaited<ReturnType<typeof sessionOf>>;
    const confirm = async (session: Session, person: object) => {
      const { key, state, nonce } = asked(await ways(services, session).startConfirm(google));
      await answerWith({ ...person, nonce });
      return ways(services, session).confirm({ provider: { key, state, code: "code" } });
    };

    it("is taken for the person that the member comes in as, and what is delicate goes on", async () => {
      const { person, session } = await enter();
      later(11 * MINUTE);
      const begin = (as = session) => ways(services, as).startConnect({ provider: "apple" });
      await expect(begin()).rejects.toMatchObject({ code: "confirmation_needed", data: { ways: ["google"] } });
      expect(await confirm(session, person)).toBe(true);
      expect(await begin(await sessionAfter(database, session))).toMatchObject({ key: expect.any(String) });
    });

    it("can delete an account that has no password", async () => {
      const { person, session } = await enter();
      later(11 * MINUTE);
      const remove = (as = session) => callAs(services, ownRouter, as).deleteAccount();
      await expect(remove()).rejects.toMatchObject({ code: "confirmation_needed", data: { ways: ["google"] } });
      const other = await enter();
      await expect(confirm(session, other.person)).rejects.toMatchObject(INVALID);
      await expect(remove()).rejects.toMatchObject({ code: "confirmation_needed" });
      expect(await confirm(session, person)).toBe(true);
      expect(await remove(await sessionAfter(database, session))).toMatchObject({ erased_at: expect.any(String) });
      // Signing in through the same provider restores the account.
      const { key, state, nonce } = await start();
      await answerWith({ ...person, nonce });
      expect((await finish(key, state)).user.id).toBe(session.account_id);
    });

    it("is refused as another person, and can neither sign in nor connect a provider by this return", async () => {
      const { person, session } = await enter();
      const other = await enter();
      later(11 * MINUTE);
      await expect(confirm(session, other.person)).rejects.toMatchObject(INVALID);
      await expect(confirm(other.session, person)).rejects.toMatchObject(INVALID);
      const thief = await sessionOf((await makeAccount(database.db)).id);
      for (const use of ["connect", "finish"] as const) {
        const begun = asked(await ways(services, thief).startConfirm(google));
        await answerWith({ nonce: begun.nonce });
        const brought = { key: begun.key, state: begun.state, code: "code" };
        const used =
          use === "connect" ? ways(services, thief).connectProvider(brought) : finish(begun.key, begun.state);
        await expect(used).rejects.toMatchObject(INVALID);
      }
      await expect(ways(services).startConfirm(google)).rejects.toMatchObject({ code: "unauthorized" });
    });
  });

  it("is signed in for twelve hours without being remembered", async () => {
    const { key, state, nonce } = await start();
    await answerWith({ nonce });
    const { token } = await ways(services).finishProvider({ key, state, code: "code", remember: false });
    later(12 * 60 * MINUTE - 1);
    expect(await viewerOfToken(services, token)).not.toBeNull();
    later(1);
    expect(await viewerOfToken(services, token)).toBeNull();
  });

  describe("to connect a provider", () => {
    it("can sign in with it from then on, and has an equal e-mail verified", async () => {
      const member = await makeAccount(database.db);
      const as = ways(services, await sessionOf(member.id));
      const { key, state, nonce } = asked(await as.startConnect({ provider: "google" }));
      const person = await answerWith({ nonce, email: member.email });
      // An attempt to connect does not sign anybody in, and vice versa.
      expect(await as.connectProvider({ key, state, code: "code" })).toBe(true);
      const again = await start();
      await answerWith({ ...person, nonce: again.nonce });
      expect((await finish(again.key, again.state)).user.id).toBe(member.id);
      const { rows } = await database.query<{ verified: boolean }>(
        "select email_verified_at is not null as verified from accounts where id = $1",
        [member.id],
      );
      expect(rows[0]?.verified).toBe(true);
    });

    it("is notified by mail when a provider is connected and when it is removed", async () => {
      const member = await makeAccount(database.db, { language: "fr", password_hash: "kept" });
      const told = toldJobs(services);
      const as = ways(services, await sessionOf(member.id));
      const { key, state, nonce } = asked(await as.startConnect({ provider: "google" }));
      await answerWith({ nonce });
      await as.connectProvider({ key, state, code: "code" });
      await as.removeProvider({ provider: "google" });
      const mail = { to: member.email, language: "fr", path: "/account/security" };
      expect(told).toEqual([
        { ...mail, kind: "google_added" },
        { ...mail, kind: "google_removed" },
      ]);
    });

    it("connects nothing for another member, and can use a connection's answer for no sign-in, nor the reverse", async () => {
      const [member, other] = [await makeAccount(database.db), await makeAccount(database.db)];
      const as = ways(services, await sessionOf(member.id));
      const begun = asked(await as.startConnect({ provider: "google" }));
      await answerWith({ nonce: begun.nonce });
      const brought = { key: begun.key, state: begun.state, code: "code" };
      await expect(ways(services, await sessionOf(other.id)).connectProvider(brought)).rejects.toMatchObject(INVALID);
      const signing = await start();
      await answerWith({ nonce: signing.nonce });
      await expect(as.connectProvider({ key: signing.key, state: signing.state, code: "code" })).rejects.toMatchObject(
        INVALID,
      );
      const connecting = asked(await as.startConnect({ provider: "google" }));
      await answerWith({ nonce: connecting.nonce });
      await expect(finish(connecting.key, connecting.state)).rejects.toMatchObject(INVALID);
    });

    it("is refused if connected to another member already, and must confirm first if the last confirmation is old", async () => {
      const [member, other] = [await makeAccount(database.db), await makeAccount(database.db)];
      const mine = ways(services, await sessionOf(member.id));
      const first = asked(await mine.startConnect({ provider: "google" }));
      const person = await answerWith({ nonce: first.nonce });
      await mine.connectProvider({ key: first.key, state: first.state, code: "code" });
      const theirs = ways(services, await sessionOf(other.id));
      const second = asked(await theirs.startConnect({ provider: "google" }));
      await answerWith({ ...person, nonce: second.nonce });
      await expect(
        theirs.connectProvider({ key: second.key, state: second.state, code: "code" }),
      ).rejects.toMatchObject({ code: "already_connected", status: 422 });
      later(10 * MINUTE + 1);
      await expect(theirs.startConnect({ provider: "google" })).rejects.toMatchObject({ code: "confirmation_needed" });
    });
  });
});
