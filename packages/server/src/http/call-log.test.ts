import pino from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hashPassword } from "../accounts/password.ts";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { testDatabases } from "../testing/test-database.ts";
import { loggablePath, logFault } from "./call-log.ts";

const PASSWORD = "Secret2026Tablee";

describe.each(testDatabases())("the log on %s", ({ open }) => {
  let database: Database;
  let api: TestApi;
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const records = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  beforeAll(async () => {
    database = await open();
    api = await startApi(makeServices(database, { log }));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  it("has one line for each call, with its caller, path and duration, and without secrets", async () => {
    const services = makeServices(database, { log });
    const password_hash = await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 });
    const member = await makeAccount(database.db, { password_hash, email: "log@tablee.test" });
    const login = await api.fetch("/api/client/account/login", { json: { email: member.email, password: PASSWORD } });
    const { token } = (await login.json()) as { token: string };
    const stale = await openSession(services, member.id, {});
    await api.fetch("/api/client/account/logout", { token: stale, json: {} });

    const wrong = { json: { email: member.email, password: `${PASSWORD}x`, code: "481516" } };
    await api.fetch("/api/client/account/login", wrong);
    await api.fetch(`/api/client/account/current-user?token=${token}&device_id=d-4815162342`, { token });
    await api.fetch(`/api/client/account/current-user?token=${stale}`, { token: stale });
    await api.fetch(`/api/client/account/${token}`);
    await api.fetch("/api/client/account/login", { json: { token, password: [PASSWORD] } });
    const headers = { "content-type": "application/json" };
    await api.fetch("/api/client/account/login", { method: "POST", headers, body: `{"password":"${PASSWORD}` });

    await vi.waitFor(() => expect(lines).toHaveLength(8));
    const whole = lines.join("\n");
    for (const secret of [token, stale, PASSWORD, "481516", "d-4815162342", password_hash, member.email, "?token"]) {
      expect(whole).not.toContain(secret);
    }
    expect(records().map((line) => [line.method, line.path, line.status])).toEqual([
      ["POST", "/api/client/account/login", 200],
      ["POST", "/api/client/account/logout", 200],
      ["POST", "/api/client/account/login", 422],
      ["GET", "/api/client/account/current-user", 200],
      ["GET", "/api/client/account/current-user", 401],
      ["GET", "/api/client/account/[long]", 404],
      ["POST", "/api/client/account/login", 400],
      ["POST", "/api/client/account/login", 400],
    ]);
    expect(records()[3]).toMatchObject({
      account_id: member.id,
      ms: expect.any(Number),
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(records()[0]).toMatchObject({ account_id: null });
  });

  it("names the constraint that a statement violated, and none of its parameters", async () => {
    lines.length = 0;
    const failed = await makeAccount(database.db, { email: "log@tablee.test", mac_address: "00:11:22:33:44:55" }).catch(
      (error: unknown) => error,
    );
    logFault(log, failed, "request-1");
    const [line] = records();
    expect(line).toMatchObject({ request_id: "request-1", code: "23505", constraint: "accounts_email" });
    expect(line!.error).toMatch(/^DrizzleQueryError|^Error: Failed query: insert into "accounts"/);
    expect(lines[0]).not.toContain("log@tablee.test");
    expect(lines[0]).not.toContain("00:11:22");
  });
});

describe("a path in the log", () => {
  it("contains no query, no key, code or e-mail, and is cut at a length", () => {
    expect(loggablePath("/api/client/restaurant/12?token=x")).toBe("/api/client/restaurant/12");
    expect(loggablePath(`/api/${"k".repeat(43)}/x?y`)).toBe("/api/[long]/x");
    expect(loggablePath("/api/client/table/7K-Q3XJ-9MZ2-PD4W")).toBe("/api/client/table/[code]");
    expect(loggablePath("/restaurant-menu/table/7kq3xj9mz2pd4w/basket?line=1")).toBe(
      "/restaurant-menu/table/[code]/basket",
    );
    for (const guid of ["0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b", "0193A1B2C3D47E5F8A9B0C1D2E3F4A5B"]) {
      expect(loggablePath(`/reset-password/${guid}?x`)).toBe("/reset-password/[guid]");
    }
    for (const email of ["ines@tablee.test", "ines%40tablee.test", "ines%2540tablee.test"]) {
      expect(loggablePath(`/api/client/account/email-available/${email}/x`)).toBe(
        "/api/client/account/email-available/[e-mail]/x",
      );
    }
    for (const position of ["45.5231/-73.5817", "45.5231/-73.5817/", "-45.52310%2F73", "45,5231/x"]) {
      expect(loggablePath(`/api/reverse-geocode/${position}?x`)).toBe("/api/reverse-geocode/[position]");
    }
    expect(loggablePath("/map/45.5231/-73.5817/near")).toBe("/map/[position]/near");
    expect(loggablePath("/map/45.5231,-73.5817")).toBe("/map/[position]");
    expect(loggablePath("/api/client/recommendations?latitude=45.5231&longitude=-73.5817&words=poutine")).toBe(
      "/api/client/recommendations",
    );
    expect(loggablePath("/menu/12/1.5")).toBe("/menu/12/1.5");
    // Long, empty paths, on each of which one expression over the whole path would take a second.
    expect(loggablePath(`/api/${"%25".repeat(5_000)}`)).toHaveLength(200);
    expect(loggablePath(`/api/${"%25".repeat(5_000)}40x`)).toBe("/api/[e-mail]");
    expect(loggablePath("/api/kitchen/table/12/rotate")).toBe("/api/kitchen/table/12/rotate");
    expect(loggablePath(`/api/${"a b/".repeat(200)}`)).toHaveLength(200);
    expect(loggablePath(`/${"a/".repeat(90)}${"k".repeat(43)}`)).not.toContain("k");
  });
});
