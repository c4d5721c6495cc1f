import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { hashInEarnest } from "../testing/cheap-hashes.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import {
  makeAccount,
  makeFollow,
  makeRecommendation,
  makeRestaurant,
  makeStaff,
} from "../testing/make-world.queries.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { testDatabases } from "../testing/test-database.ts";
import { logIn as logIntoAccount } from "./log-in.ts";
import { hashPassword } from "./password.ts";
import { openSession, viewerOfToken } from "./sessions.ts";

// With cheap hashes no queue would form.
hashInEarnest();

const PASSWORD = "Tablee2026";
/** Weak on purpose: a test signs in often. */
const password_hash = await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 });
const DAY = 86_400_000;
const LOGIN = "/api/client/account/login";

/** The parts of an answer that these tests read. */
interface Answer {
  token: string;
  user: Record<string, unknown>;
}

/** The API description's responses. */
interface Answering {
  paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, { content?: Record<string, { schema?: { properties?: object } }> } | undefined> }
    >
  >;
}

describe.each(testDatabases())("accounts on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let api: TestApi;
  let member: { id: number; email: string };
  const call = async (path: string, init: Parameters<TestApi["fetch"]>[1] = {}) => {
    const response = await api.fetch(path, init);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
  };
  const logIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    call(LOGIN, { json: { email, password, os: "linux" }, headers });
  const currentUser = (token?: string) =>
    call("/api/client/account/current-user", token === undefined ? {} : { token });
  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await api?.close();
    services = makeServices(database);
    // Each test has its own counters of tries.
    api = await startApi(services, { trustProxy: 1 });
    member = await makeAccount(database.db, { password_hash, phone_number: "+15145550142", language: "fr" });
  });
  afterAll(() => api.close());

  it("signs in whatever the case of the e-mail, and answers the member as the contract says", async () => {
    const { db } = database;
    const kitchen = await makeRestaurant(db);
    await makeStaff(db, kitchen.id, member.id);
    const friend = await makeAccount(db);
    await makeFollow(db, member.id, friend.id);
    const liked = await makeRecommendation(db, friend.id);
    const { status, body } = await logIn(` ${member.email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    const { token } = body;
    await call(`/api/client/recommendation/interact/${liked.id}`, { token, json: { type: "like" } });
    const { body: user } = await currentUser(token);
    expect(user).toEqual({
      ...body.user,
      liked_recommendations: [liked.id],
      token,
    });
    expect(user).toMatchObject({
      id: member.id,
      email: member.email,
      language: "fr",
      following: [friend.id],
      kitchens: [kitchen.id],
      admin: false,
    });
    expect(JSON.stringify(user)).not.toMatch(/password|hash/);
  });

  it("stores no token, only its hash", async () => {
    const { body } = await logIn(member.email);
    const { rows } = await database.query("select * from sessions");
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  it("answers a wrong password and an unknown e-mail alike", async () => {
    for (const email of [member.email, "nobody@tablee.test", "", "'; drop table accounts; --", "é".repeat(250)]) {
      const { status, body } = await logIn(email, "Wrong2026");
      expect({ status, body }).toEqual({
        status: 422,
        body: { code: "login_invalid", status: 422, message: "Wrong email or password" },
      });
    }
  });

  it("lets ten tries in a quarter of an hour through for one e-mail and address, right ones uncounted", async () => {
    const from = { "x-forwarded-for": "198.51.100.7" };
    for (let n = 0; n < 12; n++) expect((await logIn(member.email, PASSWORD, from)).status).toBe(200);
    const tries = await Promise.all(Array.from({ length: 14 }, () => logIn(member.email, "Wrong2026", from)));
    expect(tries.filter((one) => one.status === 422)).toHaveLength(10);
    const refused = tries.filter((one) => one.status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]!.body).toMatchObject({ code: "too_many_requests", data: { retry_after: expect.any(Number) } });
    expect(Number(refused[0]!.headers.get("retry-after"))).toBeGreaterThan(800);
    // The right password no longer helps, but another address and another member are unaffected.
    expect((await logIn(member.email, PASSWORD, from)).status).toBe(429);
    expect((await logIn(member.email, PASSWORD, { "x-forwarded-for": "198.51.100.8" })).status).toBe(200);
    const other = await makeAccount(database.db, { password_hash });
    expect((await logIn(other.email, PASSWORD, from)).status).toBe(200);
  });

  it("stops one address that tries many e-mails", async () => {
    const limits = makeRateLimits();
    const address = "2001:db8:1:2:3:4:5:6";
    const tryOne = (from: string) =>
      logIntoAccount({ services, limits, address: from }, { email: "guess@tablee.test", password: "x" });
    for (let n = 0; n < 99; n++) await limits.take("login_address", "2001:db8:1:2");
    expect(await tryOne(address)).toEqual({ refused: "login_invalid" });
    // All addresses of an IPv6 household count as one.
    expect(await tryOne("2001:db8:1:2::1")).toMatchObject({ refused: "too_many_requests" });
    expect(await tryOne("2001:db8:1:3::1")).toEqual({ refused: "login_invalid" });
  });

  it("counts an e-mail's wrong tries over the networks around, and keeps nobody out who knows the password", async () => {
    const limits = makeRateLimits();
    const tryOne = async (address: string, password = "Wrong2026") => {
      const result = await logIntoAccount({ services, limits, address }, { email: member.email, password });
      return "refused" in result ? result.refused : "in";
    };
    // Any number of /64s within one /48 count together.
    const many = [];
    for (let n = 0; n < 24; n++) many.push(await tryOne(`2001:db8:1:${n}::1`));
    expect(many.filter((one) => one === "login_invalid")).toHaveLength(20);
    expect(many.slice(20)).toEqual(Array.from({ length: 4 }, () => "too_many_requests"));
    // An e-mail that is guessed from everywhere leaves each network two tries, of which the member needs one.
    for (let n = 0; n < 50; n++) await limits.take("login_account", member.email);
    expect([await tryOne("203.0.113.1"), await tryOne("203.0.113.2"), await tryOne("203.0.113.3")]).toEqual([
      "login_invalid",
      "login_invalid",
      "too_many_requests",
    ]);
    expect(await tryOne("198.51.100.1", PASSWORD)).toBe("in");
  });

  it("lets nobody guess all day from one network at the rate of a quarter of an hour", async () => {
    let quarter = { limits: makeRateLimits() };
    const kept = makeRateLimits();
    // The counters per day persist from one quarter of an hour to the next.
    const limits: ReturnType<typeof makeRateLimits> = {
      take: (name, ...rest) => (name === "login_near_day" ? kept : quarter.limits).take(name, ...rest),
      taken: (name, key) => (name === "login_near_day" ? kept : quarter.limits).taken(name, key),
      giveBack: (name, key) => (name === "login_near_day" ? kept : quarter.limits).giveBack(name, key),
      forget: (name, key) => (name === "login_near_day" ? kept : quarter.limits).forget(name, key),
    };
    const tryOne = async (address: string, password = "Wrong2026") => {
      const result = await logIntoAccount({ services, limits, address }, { email: member.email, password });
      return "refused" in result ? result.refused : "in";
    };
    const passed = [];
    for (let n = 0; n < 6; n++) {
      quarter = { limits: makeRateLimits() };
      const tries = await Promise.all(Array.from({ length: 24 }, (_, at) => tryOne(`2001:db8:7:${at}::1`)));
      passed.push(tries.filter((one) => one === "login_invalid").length);
    }
    expect(passed).toEqual([20, 20, 20, 2, 2, 2]);
    // Another network is unaffected, and somebody who knows the password gets in, which resets the counters.
    quarter = { limits: makeRateLimits() };
    expect(await tryOne("2001:db8:8::1")).toBe("login_invalid");
    expect(await tryOne("2001:db8:7::9", PASSWORD)).toBe("in");
    expect(await kept.taken("login_near_day", `${member.email} 2001:db8:7`)).toBe(0);
  });

  it("checks a correct password ahead of the queued wrong ones from elsewhere, and answers `busy` when the queue is full", async () => {
    const some = await hashPassword(PASSWORD, { N: 2 ** 13, r: 8, p: 1 });
    const costly = await makeAccount(database.db, { password_hash: some });
    const limits = makeRateLimits({ own: { login: null, login_near: null, login_account: null } });
    const ended: string[] = [];
    const tryOne = async (address: string, password: string) => {
      const result = await logIntoAccount({ services, limits, address }, { email: costly.email, password });
      ended.push("refused" in result ? result.refused : "in");
    };
    const wrong = Array.from({ length: 45 }, () => tryOne("203.0.113.9", "Wrong2026"));
    const right = tryOne("198.51.100.1", PASSWORD);
    await right;
    const before = ended.slice(0, ended.indexOf("in"));
    // Those for whom the queue had no room are answered at once; of the others only a handful were in progress.
    expect(before.filter((one) => one === "login_invalid").length).toBeLessThan(16);
    expect(before.filter((one) => one === "busy").length).toBeGreaterThan(5);
    await Promise.all(wrong);
  });

  it("counts no try that the full queue turned away, and counts every password that was checked", async () => {
    const some = await hashPassword(PASSWORD, { N: 2 ** 13, r: 8, p: 1 });
    const costly = await makeAccount(database.db, { password_hash: some });
    const limits = makeRateLimits({ own: { login: null, login_near: null, login_address: null, login_account: null } });
    const tryOne = async (address: string) => {
      const result = await logIntoAccount(
        { services, limits, address },
        { email: costly.email, password: "Wrong2026" },
      );
      return "refused" in result && result.refused;
    };
    const tries = await Promise.all(Array.from({ length: 60 }, () => tryOne("203.0.113.9")));
    expect(tries.filter((one) => one === "busy").length).toBeGreaterThan(5);
    // Only checked tries are counted, and none as `login_careful`, since the e-mail is not being guessed.
    const looked = tries.filter((one) => one === "login_invalid").length;
    expect(await limits.taken("login_network", "203.0.113")).toBe(looked);
    expect(await limits.taken("login_careful", `${costly.email} 203.0.113`)).toBe(0);
  });

  it("refuses a call that needs a member, and every token that is none", async () => {
    const unauthorized = { code: "unauthorized", status: 401, message: "The token is missing, expired or revoked" };
    expect((await currentUser()).body).toEqual(unauthorized);
    const token = await openSession(services, member.id, {});
    const flipped = token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const bad of ["x", flipped, `${token}x`, "'or 1=1", "null", "undefined"]) {
      expect((await currentUser(bad)).body).toEqual(unauthorized);
      // Even for a call that visitors may make: 401 logs the member out instead of showing a stranger's feed.
      expect((await call("/api/client/recommendations", { token: bad })).body).toEqual(unauthorized);
    }
    const basic = { headers: { authorization: "Basic eDp5" } };
    expect((await call("/api/client/account/current-user", basic)).status).toBe(401);
    // An old token that the client still sends must not prevent its member from signing in.
    expect((await logIn(member.email, PASSWORD, { authorization: "Bearer expired" })).status).toBe(200);
  });

  it("asks for no other password, however old it is", async () => {
    later(10 * 365 * DAY);
    expect(await logIn(member.email)).toMatchObject({ status: 200, body: { user: { id: member.id } } });
  });

  it("begins a session by password, second step, passkey and provider, and by no code of a phone", async () => {
    const description = (await (await api.fetch("/api/openapi.json")).json()) as Answering;
    const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ responses }) => {
        const { properties = {} } = responses["200"]?.content?.["application/json"]?.schema ?? {};
        return "token" in properties ? [path] : [];
      }),
    );
    expect(calls.toSorted()).toEqual([
      "/client/account/login",
      "/client/account/login-passkey",
      "/client/account/login-second-step",
      "/client/account/login-social",
      "/client/account/provider/finish",
    ]);
  });

  it("ends a session after ninety days, at once when it is signed out, and with its account", async () => {
    const token = await openSession(services, member.id, {});
    const other = await openSession(services, member.id, {});
    expect((await call("/api/client/account/logout", { token, json: {} })).body).toBe(true);
    expect((await currentUser(token)).status).toBe(401);
    expect((await currentUser(other)).status).toBe(200);
    later(90 * DAY + 1);
    expect((await currentUser(other)).status).toBe(401);
    expect(await viewerOfToken(services, other)).toBeNull();
    const last = await openSession(services, member.id, {});
    await database.query("delete from accounts where id = $1", [member.id]);
    expect((await currentUser(last)).status).toBe(401);
  });

  it("renews a session only after half of its lifetime, with the same new token for concurrent calls", async () => {
    const token = await openSession(services, member.id, { os: "linux" });
    later(44 * DAY);
    expect((await currentUser(token)).headers.get("x-renewed-token")).toBeNull();
    later(2 * DAY);
    const answers = await Promise.all(Array.from({ length: 6 }, () => currentUser(token)));
    const renewed = new Set(answers.map((one) => one.headers.get("x-renewed-token")));
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(renewed.size).toBe(1);
    const [next] = [...renewed] as [string];
    expect(new Set(answers.map(({ body }) => body.token))).toEqual(renewed);
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(next).not.toBe(token);
    expect((await currentUser(next)).headers.get("x-renewed-token")).toBeNull();

    later(4 * 60_000);
    expect((await currentUser(token)).headers.get("x-renewed-token")).toBe(next);
    later(60_001);
    expect((await currentUser(token)).status).toBe(401);
    later(80 * DAY);
    expect((await currentUser(next)).status).toBe(200);
    const { rows } = await database.query("select device from sessions where account_id = $1", [member.id]);
    expect(rows.every((row) => (row.device as { os: string }).os === "linux")).toBe(true);
  });

  it("signs out both tokens of a renewal that is under way", async () => {
    for (const which of ["old", "new"] as const) {
      const token = await openSession(services, member.id, {});
      later(46 * DAY);
      const next = (await currentUser(token)).headers.get("x-renewed-token")!;
      await call("/api/client/account/logout", { token: which === "old" ? token : next, json: {} });
      expect((await currentUser(token)).status).toBe(401);
      expect((await currentUser(next)).status).toBe(401);
    }
  });

  it("signs out a session that is being renewed in that very moment", async () => {
    for (let n = 0; n < 5; n++) {
      const token = await openSession(services, member.id, {});
      later(46 * DAY);
      const [renewing] = await Promise.all([
        currentUser(token),
        call("/api/client/account/logout", { token, json: {} }),
      ]);
      const next = renewing.headers.get("x-renewed-token");
      if (next !== null) expect((await currentUser(next)).status).toBe(401);
      expect((await currentUser(token)).status).toBe(401);
    }
  });
});
