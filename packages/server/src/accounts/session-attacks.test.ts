import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { listen, type Listening } from "../testing/listen.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { testDatabases } from "../testing/test-database.ts";
import { hashPassword } from "./password.ts";
import { purgeSessions } from "./purge-sessions.ts";
import { signOutMembers } from "./rights/sign-out-members.ts";
import { closeSession, openSession, viewerOfToken } from "./sessions.ts";
import { newToken } from "./stored/session-token.ts";

const PASSWORD = "Tablee2026";
const password_hash = await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 });
const DAY = 86_400_000;
const MINUTE = 60_000;
const LOGIN = "/api/client/account/login";
const SELF = "/api/client/account/current-user";

describe.each(testDatabases())("who attacks sessions on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let api: TestApi;
  let member: { id: number; email: string };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await api?.close();
    services = makeServices(database);
    api = await startApi(services);
    member = await makeAccount(database.db, { password_hash });
  });
  afterAll(() => api.close());
  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));
  const ask = async (token: string) => {
    const { status, headers } = await api.fetch(SELF, { token });
    return { status, renewed: headers.get("x-renewed-token") };
  };
  const statusOf = async (token: string) => (await ask(token)).status;
  const sessionsOf = async (id: number) =>
    (await database.query("select id from sessions where account_id = $1", [id])).rows.length;

  it("by planting a token finds that a sign-in takes none, wherever it stands", async () => {
    const planted = newToken();
    const thief = await makeAccount(database.db, { password_hash });
    const own = await openSession(services, thief.id, {});
    for (const token of [planted, own]) {
      const response = await api.fetch(`${LOGIN}?token=${token}&session=${token}`, {
        json: { email: member.email, password: PASSWORD, token, session_id: token, device_id: token },
        headers: { authorization: `Bearer ${token}`, cookie: `token=${token}; member=1; session=${token}` },
      });
      const entered = (await response.json()) as { token: string; user: { id: number } };
      expect(entered.user.id).toBe(member.id);
      expect(entered.token).not.toBe(token);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect((await viewerOfToken(services, entered.token))?.account_id).toBe(member.id);
    }
    expect(await viewerOfToken(services, planted)).toBeNull();
    // The device's previous session has ended, so that no session passes from one member to another.
    expect(await viewerOfToken(services, own)).toBeNull();
    const twice = await Promise.all([1, 2].map(() => openSession(services, member.id, { device_id: "same" })));
    expect(new Set(twice).size).toBe(2);
  });

  it("with a token that was renewed since has five minutes, and then neither it nor what it sealed", async () => {
    const stolen = await openSession(services, member.id, {});
    later(46 * DAY);
    const next = (await ask(stolen)).renewed!;
    later(5 * MINUTE);
    expect(await ask(stolen)).toEqual({ status: 401, renewed: null });
    expect(await viewerOfToken(services, stolen)).toBeNull();
    expect(await statusOf(next)).toBe(200);
    const sockets: Listening = await listen(database, {}, { clock: services.clock });
    await expect(sockets.connect(stolen)).rejects.toThrow(/unauthorized/);
    await expect(sockets.connectActivity(stolen, () => {})).rejects.toThrow(/unauthorized/);
    await sockets.connect(next);
    await sockets.close();
    // It cannot sign anybody out any more either.
    const headers = { authorization: `Bearer ${stolen}` };
    expect((await api.fetch("/api/client/account/logout", { json: {}, headers })).status).toBe(401);
    expect(await statusOf(next)).toBe(200);
  });

  it("with a token that was renewed since is signed out at once when its member signs out or changes the password", async () => {
    const stolen = await openSession(services, member.id, {});
    later(46 * DAY);
    const next = (await ask(stolen)).renewed!;
    const own = (await viewerOfToken(services, next))!;
    await closeSession(services, own.session_id);
    expect([await statusOf(stolen), await statusOf(next)]).toEqual([401, 401]);
    expect(await sessionsOf(member.id)).toBe(0);

    const found = await openSession(services, member.id, {});
    later(46 * DAY);
    const kept = (await ask(found)).renewed!;
    const json = { current_password: PASSWORD, password: "Nouvelle2026" };
    expect((await api.fetch("/api/client/account/change-password", { token: kept, json })).status).toBe(200);
    expect([await statusOf(found), await statusOf(kept)]).toEqual([401, 200]);
  });

  it("with a token that was found does nothing delicate after its member has shown who they are", async () => {
    const found = await openSession(services, member.id, {});
    later(11 * MINUTE);
    const app = (token: string) => api.fetch("/api/client/account/authenticator/start", { token, json: {} });
    const shown = await api.fetch("/api/client/account/confirm", { token: found, json: { password: PASSWORD } });
    const own = shown.headers.get("x-renewed-token")!;
    expect(own).not.toBe(found);
    expect([(await app(found)).status, (await app(own)).status]).toEqual([422, 200]);
    // It does not lead to the other token either, and expires in five minutes.
    expect(await ask(found)).toEqual({ status: 200, renewed: null });
    later(5 * MINUTE);
    expect([await statusOf(found), await statusOf(own)]).toEqual([401, 200]);
  });

  it("opens no more sessions than a hundred: what was not seen for the longest ends", async () => {
    const first = await openSession(services, member.id, {});
    for (let n = 1; n < 100; n += 1) {
      later(1);
      await openSession(services, member.id, {}, { remember: false });
    }
    expect(await statusOf(first)).toBe(200);
    later(1);
    const last = await openSession(services, member.id, {});
    expect([await statusOf(first), await statusOf(last)]).toEqual([401, 200]);
    expect(await sessionsOf(member.id)).toBe(100);
  });

  it("with a token that is used every day has it for a year and no longer", async () => {
    let token = await openSession(services, member.id, {});
    const begun = services.clock().getTime();
    let last = begun;
    for (let day = 0; day < 400; day += 4) {
      later(4 * DAY);
      const { status, renewed } = await ask(token);
      if (status !== 200) break;
      last = services.clock().getTime();
      token = renewed ?? token;
    }
    expect(last - begun).toBe(364 * DAY);
    expect(await statusOf(token)).toBe(401);
    // A session is renewed only if that gains time, not with every call.
    expect(await sessionsOf(member.id)).toBeLessThan(12);
  });

  it("finds no expired session in the database after a purge, which keeps the valid ones", async () => {
    await openSession(services, member.id, {});
    later(89 * DAY);
    const other = await makeAccount(database.db);
    for (let at = 0; at < 3; at += 1) await openSession(services, other.id, {}, { remember: false });
    const token = await openSession(services, other.id, {});
    later(DAY + 1);
    await purgeSessions(services, 2);
    expect([await sessionsOf(member.id), await sessionsOf(other.id), await statusOf(token)]).toEqual([0, 1, 200]);
  });

  it("is sent away by an administrator, alone or with everybody, and the list says so", async () => {
    const other = await makeAccount(database.db);
    const [first, second, elsewhere] = await Promise.all(
      [member, member, other].map(({ id }) => openSession(services, id, {})),
    );
    expect(await signOutMembers(services, { email: ` ${member.email.toUpperCase()}`, by: null })).toEqual({ ended: 2 });
    expect([await statusOf(first!), await statusOf(second!), await statusOf(elsewhere!)]).toEqual([401, 401, 200]);
    expect(await signOutMembers(services, { email: member.email, by: null })).toEqual({ ended: 0 });
    expect(await signOutMembers(services, { email: "nobody@tablee.test", by: null })).toEqual({ code: "not_found" });
    expect(await signOutMembers(services, { email: null, by: null })).toMatchObject({ ended: expect.any(Number) });
    expect(await statusOf(elsewhere!)).toBe(401);
    const { rows } = await database.query<{ subject: string; before: unknown }>(
      "select subject, before from audit_log where action = 'session.end' order by id",
    );
    expect(rows[0]).toEqual({ subject: `account ${member.id}`, before: { sessions: 2 } });
    expect(rows.map(({ subject }) => subject)).toEqual([`account ${member.id}`, "everybody"]);
  });

  it("from another site has a member's cookies and nothing that they open, whatever call it makes", async () => {
    const token = await openSession(services, member.id, {});
    const cookie = `member=1; token=${token}; session=${token}; authorization=Bearer ${token}`;
    const foreign = { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const { paths } = (await (await api.fetch("/api/openapi.json")).json()) as {
      paths: Record<string, Record<string, { security?: unknown[] }>>;
    };
    const writes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== "get")
        .map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, String(member.id)) })),
    );
    expect(writes.length).toBeGreaterThan(50);
    const let_through: string[] = [];
    for (const { method, path } of writes) {
      // What a form on another site can send: no custom headers, and none of these types is JSON.
      for (const type of ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "text/plain"]) {
        const headers = { ...foreign, "content-type": type };
        const body = type.startsWith("multipart") ? "--x--\r\n" : '{"a":"b"}';
        const answer = await api.fetch(`/api${path}`, { method, headers, body });
        expect(answer.headers.get("access-control-allow-origin"), path).toBeNull();
        expect(answer.headers.getSetCookie(), path).toEqual([]);
        if (answer.status < 300) let_through.push(`${method} ${path}`);
      }
    }
    // The one call that needs no identification: it returns a challenge, which is useless without the passkey.
    expect(new Set(let_through)).toEqual(new Set(["POST /client/account/passkey/options"]));
    const asked = await api.fetch(SELF, { headers: foreign });
    expect(asked.status).toBe(401);
  });
});
