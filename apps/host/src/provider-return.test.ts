import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProviderReturn } from "./provider-return.ts";

describe("the return from a provider", () => {
  const answer = makeProviderReturn({ offered: ["google", "apple"] });
  const server = createServer((request, response) => {
    void answer(request, response).then((done) => done || response.writeHead(404).end());
  });
  let origin = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: "manual", ...init });
  const post = (body: URLSearchParams | string) => ask("/auth/apple", { method: "POST", body });

  it("redirects to the page with the answer behind the #, whether it came as a query or as a form", async () => {
    const brought = { code: "c/1+2", state: "s", id_token: "nobody asked", user: '{"name":{}}' };
    const [query, form] = await Promise.all([
      ask(`/auth/google?${new URLSearchParams(brought)}`),
      post(new URLSearchParams(brought)),
    ]);
    expect([query.status, query.headers.get("location")]).toEqual([303, "/auth/google#code=c%2F1%2B2&state=s"]);
    expect([form.status, form.headers.get("location")]).toEqual([303, "/auth/apple#code=c%2F1%2B2&state=s"]);
    expect(form.headers.get("cache-control")).toBe("no-store");
    const refused = await ask("/auth/google?error=access_denied&state=s");
    expect(refused.headers.get("location")).toBe("/auth/google#state=s&error=access_denied");
  });

  it("never redirects to another host", async () => {
    const planted = await ask("/auth/google?code=%0d%0aset-cookie:x&state=//evil.test");
    expect(planted.headers.get("location")).toBe("/auth/google#code=%0D%0Aset-cookie%3Ax&state=%2F%2Fevil.test");
    for (const path of ["/auth/google//evil.test?code=x", "//evil.test/auth/google?code=x"])
      expect((await ask(path)).status, path).toBe(404);
  });

  it("is a 404 without an answer of the provider, and for a provider that is not offered", async () => {
    for (const path of ["/auth/google", "/auth/google?utm=1", "/auth/facebook?code=x", "/auth/?code=x"])
      expect((await ask(path)).status).toBe(404);
  });

  it("refuses another content type, a large body, and a body of unknown length", async () => {
    expect((await post("{}")).status).toBe(400);
    expect((await post(new URLSearchParams({ code: "x".repeat(17_000) }))).status).toBe(400);
    const untold = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode("code=x"));
        stream.close();
      },
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const init = { method: "POST", body: untold, duplex: "half", headers };
    expect((await ask("/auth/apple", init as RequestInit)).status).toBe(400);
  });
});
