import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeRecommendation, makeRestaurant } from "../testing/make-world.queries.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { testDatabases } from "../testing/test-database.ts";

const KB = 1024;

/** Sends a body without declaring its length. */
const sendChunked = (origin: string, path: string, bytes: number, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = httpRequest(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
    });
    request.on("error", reject);
    request.on("response", (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode!, body }));
    });
    const chunk = Buffer.alloc(64 * 1024, " ");
    for (let sent = 0; sent < bytes; sent += chunk.length) request.write(chunk);
    request.end();
  });

describe.each(testDatabases())("the API on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let api: TestApi;
  let member: { id: number };
  let token: string;
  let discovery: { id: number };
  const refusal = async (path: string, init: Parameters<TestApi["fetch"]>[1] = {}) => {
    const response = await api.fetch(path, init);
    const body = (await response.json()) as Record<string, unknown>;
    expect(body.status).toBe(response.status);
    expect(Object.keys(body).filter((key) => !["code", "status", "message", "data"].includes(key))).toEqual([]);
    return body;
  };

  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
    member = await makeAccount(database.db);
    discovery = await makeRecommendation(database.db, (await makeAccount(database.db)).id);
    token = await openSession(services, member.id, {});
    api = await startApi(services);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  const interaction = () => `/api/client/recommendation/interact/${discovery.id}`;

  it("answers every path under /api and no other", async () => {
    for (const path of [
      "/api",
      "/api/",
      "/api/nothing",
      "/api/client",
      "/api/client/recommendation/1/more",
      "/api//x",
      "/api/%ff",
    ]) {
      expect(await refusal(path)).toEqual({ code: "not_found", status: 404, message: "There is no such call" });
    }
    for (const method of ["POST", "DELETE", "PUT"]) {
      expect(await refusal("/api/client/recommendations", { method })).toMatchObject({ code: "not_found" });
    }
    for (const path of ["/", "/apis", "/api-docs", "/client/recommendations"]) {
      expect(await (await api.fetch(path)).text()).toBe("not the API");
    }
  });

  it("parses path and query by the contract's types, and answers plain JSON", async () => {
    const response = await api.fetch("/api/client/recommendations?limit=5&variant=fresh&latitude=45.5&longitude=-73.5");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(await response.json()).toMatchObject({ recommendations: [{ id: discovery.id }], continuation: null });
    expect((await api.fetch(`/api/client/recommendation/${discovery.id}/`)).status).toBe(200);
    const head = await api.fetch("/api/client/recommendations", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("refuses a query that violates the contract, with the path and reason of each issue", async () => {
    expect(await refusal("/api/client/recommendations?limit=500&variant=best&latitude=x")).toEqual({
      code: "invalid_input",
      status: 400,
      message: "The input does not have the shape of the contract",
      data: {
        issues: [
          { path: "variant", reason: expect.any(String) },
          { path: "latitude", reason: expect.any(String) },
          { path: "limit", reason: expect.any(String) },
        ],
      },
    });
    for (const id of ["0", "-1", "2147483648", "1.5", "x", "1e3x", "99999999999999999999", "%00"]) {
      expect(await refusal(`/api/client/recommendation/${id}`)).toMatchObject({ code: "invalid_input" });
    }
    for (const query of ["limit=1&limit=2", "variant=fresh%00", "zone=%00"]) {
      expect(await refusal(`/api/client/recommendations?${query}`)).toMatchObject({ code: "invalid_input" });
    }
    expect(await refusal("/api/client/recommendation/2147483647")).toMatchObject({ code: "not_found", status: 404 });
  });

  it("refuses a body that is not JSON", async () => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const bodies = ['{"type":', "{'type':'like'}", '{"type":"like"}}', "\u0000", Buffer.from([0x22, 0xff, 0xfe, 0x22])];
    for (const body of bodies) {
      expect(await refusal(interaction(), { method: "POST", headers, body })).toEqual({
        code: "malformed_json",
        status: 400,
        message: "The body is not well-formed JSON in UTF-8",
      });
    }
    const multipart = { ...headers, "content-type": "multipart/form-data; boundary=x" };
    expect(await refusal(interaction(), { method: "POST", headers: multipart, body: "--y--" })).toMatchObject({
      code: "malformed_body",
    });
    const xml = { ...headers, "content-type": "application/xml" };
    expect(await refusal(interaction(), { method: "POST", headers: xml, body: "<type/>" })).toMatchObject({
      code: "unsupported_media_type",
      status: 415,
    });
  });

  it("refuses a body with wrong types or with text that cannot be stored", async () => {
    const bodies = [[], null, 3, "like", {}, { type: 1 }, { type: ["like"] }, { type: "LIKE" }, { type: "like\u0000" }];
    for (const json of bodies) {
      expect(await refusal(interaction(), { json, token })).toMatchObject({ code: "invalid_input", status: 400 });
    }
    const headers = { "content-type": "application/json" };
    for (const email of [String.raw`a\u0000b`, String.raw`\ud800`]) {
      const body = `{"email":"${email}","password":"x"}`;
      expect(await refusal("/api/client/account/login", { method: "POST", headers, body })).toMatchObject({
        code: "invalid_input",
        data: { issues: [{ path: "email" }] },
      });
    }
    const deep = `${'{"email":'.repeat(5_000)}"\\u0041"${"}".repeat(5_000)}`;
    expect(await refusal("/api/client/account/login", { method: "POST", headers, body: deep })).toMatchObject({
      code: "invalid_input",
    });
  });

  it("refuses a comment with characters that cannot be stored as `illegal_char`", async () => {
    await database.query("update accounts set phone_verified = true");
    const path = `/api/client/comment/recommendation/create/${discovery.id}`;
    for (const text of ["a\u0000b", "\u0000", "a\u0001b", "\ud800"]) {
      expect(await refusal(path, { json: { text }, token })).toMatchObject({ code: "illegal_char", status: 422 });
    }
    expect(await refusal(path, { json: { text: ["\u0000"] }, token })).toMatchObject({ code: "invalid_input" });
  });

  it("refuses thousands of fields before validating them", async () => {
    const tooMany = { code: "invalid_input", status: 400, data: { issues: [{ reason: "More than 100 fields" }] } };
    expect(await refusal(`/api/client/recommendations?${"a&".repeat(5_000)}`)).toMatchObject(tooMany);
    const part = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\n\r\n';
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const form = { method: "POST", headers, body: `${part.repeat(500)}--x--\r\n` };
    expect(await refusal("/api/client/account/login", form)).toMatchObject(tooMany);
    expect(await refusal("/api/client/recommendations?__proto__=1&limit=x")).toMatchObject({
      data: { issues: [{ path: "limit" }] },
    });
  });

  it("accepts numbers in quotes from a path or a query, never from a JSON body", async () => {
    const input = { restaurant_id: "1" };
    expect(await refusal("/api/client/order/start", { json: input, token })).toMatchObject({
      code: "invalid_input",
      data: { issues: [{ path: "restaurant_id" }] },
    });
  });

  it("prefers the path where a body names the same field", async () => {
    const other = await makeRecommendation(database.db, member.id);
    const json = { type: "not-interested", recommendation_id: other.id };
    expect((await api.fetch(interaction(), { json, token })).status).toBe(200);
    const { rows } = await database.query("select recommendation_id from recommendation_interactions");
    expect(rows).toEqual([{ recommendation_id: discovery.id }]);
  });

  it("refuses a huge body, by its header and by the bytes that arrive", async () => {
    const path = "/api/client/account/login";
    const body = JSON.stringify({ email: "x".repeat(64 * KB), password: "x" });
    const headers = { "content-type": "application/json" };
    const tooLarge = { code: "payload_too_large", status: 413, data: { limit: 64 * KB } };
    expect(await refusal(path, { method: "POST", headers, body })).toMatchObject(tooLarge);
    const chunked = await sendChunked(api.origin, path, 3 * KB * KB);
    expect(chunked.status).toBe(413);
    expect(JSON.parse(chunked.body)).toMatchObject(tooLarge);
    // Only an administrator may send the 64 MB of an import.
    expect((await sendChunked(api.origin, "/api/client/account/login", 60 * KB)).status).toBe(400);
    // The process still works.
    expect((await api.fetch("/api/health")).status).toBe(200);
  });

  it("gives every call an id: the caller's if it is valid, a new one otherwise", async () => {
    const id = async (given?: string) =>
      (await api.fetch("/api/nothing", { headers: given === undefined ? {} : { "x-request-id": given } })).headers.get(
        "x-request-id",
      );
    expect(await id("client-1234")).toBe("client-1234");
    expect(await id()).toMatch(/^[\da-f-]{36}$/);
    for (const bad of ["short", "with space in it", "x".repeat(65), "a;b;c;d;e;f"])
      expect(await id(bad)).toMatch(/^[\da-f-]{36}$/);
  });

  it("lets only configured origins read its answers", async () => {
    const extension = "chrome-extension://abcdefghijklmnopabcdefghijklmnop";
    const named = [extension, "capacitor://localhost", "https://app.tablee.example"];
    const shells = await startApi(services, { allowedOrigins: named });
    const ask = (origin: string, method = "GET", path = "/api/client/recommendations") =>
      shells.fetch(path, { method, headers: { origin, "access-control-request-method": "POST" } });
    for (const origin of named) {
      const { headers } = await ask(origin);
      expect(headers.get("access-control-allow-origin")).toBe(origin);
      expect(headers.get("access-control-allow-credentials")).toBe("true");
      for (const name of ["date", "location", "retry-after", "x-renewed-token", "x-request-id"]) {
        expect(headers.get("access-control-expose-headers")).toContain(name);
      }
    }
    const strangers = ["https://evil.example", "https://localhost.evil.example", "null", "http://localhost:5173"];
    for (const origin of [...strangers, "chrome-extension://ponmlkjihgfedcbaponmlkjihgfedcba", "https://localhost"]) {
      expect((await ask(origin)).headers.get("access-control-allow-origin")).toBeNull();
    }
    const preflight = await ask(extension, "OPTIONS");
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    expect(preflight.headers.get("access-control-allow-origin")).toBe(extension);
    expect((await ask(extension, "GET", "/api/nothing")).headers.get("access-control-allow-origin")).toBe(extension);
    await shells.close();
  });

  it("compresses large answers, and the decompressed text is the same", async () => {
    const restaurant = await makeRestaurant(database.db, {
      description: { en: "word ".repeat(700), fr: null, default: null },
    });
    const path = `/api/client/restaurant/${restaurant.id}`;
    const plain = await (await api.fetch(path, { headers: { "accept-encoding": "identity" } })).text();
    for (const encoding of ["br", "gzip"]) {
      for (let n = 0; n < 2; n++) {
        const response = await api.fetch(path, { headers: { "accept-encoding": encoding } });
        expect(response.headers.get("content-encoding")).toBe(encoding);
        expect(response.headers.get("vary")).toContain("Accept-Encoding");
        expect(Number(response.headers.get("content-length"))).toBeLessThan(plain.length / 3);
        expect(await response.text()).toBe(plain);
      }
    }
    expect(
      (await api.fetch(path, { headers: { "accept-encoding": "br;q=0, gzip;q=0" } })).headers.get("content-encoding"),
    ).toBeNull();
  });

  it("reports whether it runs, and whether it reaches its database", async () => {
    expect(await (await api.fetch("/api/health")).json()).toEqual({ status: "up" });
    expect(await (await api.fetch("/api/ready")).json()).toEqual({
      status: "ready",
      database: true,
      bus: true,
      storage: true,
    });
    const gone = { ...database, query: () => Promise.reject(new Error("gone")) };
    const other = await startApi(makeServices(gone));
    const response = await other.fetch("/api/ready");
    expect(await response.json()).toEqual({
      code: "not_ready",
      status: 503,
      message: "Something that this process needs does not answer",
      data: { database: false, bus: true, storage: true },
    });
    expect((await other.fetch("/api/health")).status).toBe(200);
    await other.close();
  });

  it("reports that it is not ready while it shuts down, and still answers calls", async () => {
    const leaving = await startApi(makeServices(database), { isLeaving: () => true });
    const response = await leaving.fetch("/api/ready");
    expect([response.status, await response.json()]).toMatchObject([503, { code: "leaving" }]);
    expect((await leaving.fetch("/api/health")).status).toBe(200);
    await leaving.close();
  });

  it("hides the message of an unexpected error in production", async () => {
    const broken = {
      ...database,
      db: new Proxy(database.db, {
        get: () => {
          throw new Error("password=hunter2");
        },
      }),
    };
    const live = await startApi(makeServices(broken), { production: true });
    const response = await live.fetch("/api/client/recommendations");
    expect(await response.json()).toEqual({ code: "internal_error", status: 500, message: "Something wrong happened" });
    await live.close();
    const development = await startApi(makeServices(broken));
    expect(await (await development.fetch("/api/client/recommendations")).json()).toMatchObject({
      code: "internal_error",
      data: { error: "Error: password=hunter2" },
    });
    await development.close();
  });
});
