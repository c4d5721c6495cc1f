import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { NoConnection } from "@tablee/server/database/busy";
import { hostOfHeader } from "@tablee/domain/sites/host-name";
import { DEFAULT_SETTINGS } from "@tablee/server/ports/settings";
import type { Services } from "@tablee/server/services";
import type { Site } from "@tablee/server/sites/known-sites";
import type { PageRenderer } from "@tablee/web/page-renderer";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPageHandler, type PageHandler } from "./page-handler.ts";

/** The app below uses only a clock and a log. */
const logged: string[] = [];
const log = pino({}, { write: (line: string) => void logged.push(line) });
const settings = { ...DEFAULT_SETTINGS, map_style_url: "https://tiles.example/style.json?key=1" };
const services = { clock: () => new Date(), log, settings } as Services;
let rendered: string[] = [];
const ALLOWED = ["anybody", "parents"] as const;
/** Returns what it was asked for; /away redirects. */
const app: PageRenderer = {
  renderPage: async ({ request, language, member, nonce, facts: { site }, origin, failed }) => {
    const { pathname, search } = new URL(request.url);
    const whose = site
      ? `${origin} site ${site.group ?? site.restaurant_ids.join()}`
      : `${language} ${member ? "member" : "visitor"}`;
    rendered.push(`${whose} ${pathname}${search}`);
    if (pathname === "/fails") failed(new Error("Failed query: select 1\nparams: 4200 rue Saint-Denis"));
    if (pathname === "/busy" || pathname === "/broken") {
      failed(pathname === "/busy" ? new NoConnection("The database gave no connection") : new Error("broken"));
      return { status: 500, location: null, html: [], framing: "nobody", restaurant_id: null };
    }
    const there = `${new URL(request.url).origin}/there`;
    if (pathname === "/away")
      return { status: 307, location: there + search, html: [], framing: "nobody", restaurant_id: null };
    const own = `<script nonce="${nonce}">own</script><script>planted</script>`;
    const html = [`<html lang="${language}">${own}${member ? "member" : "visitor"} `, `${"x".repeat(2_000)}</html>`];
    const framing = ALLOWED.find((name) => pathname === `/framed-by-${name}`) ?? "nobody";
    const restaurant_id = search.includes("x=12") ? 12 : null;
    return { status: 200, location: null, html, framing, restaurant_id };
  },
  shellDocument: () => "<!DOCTYPE html>",
  standaloneWords: () => ({ title: "", text: "", again: "", home: "" }),
  searchNames: new Set(["a", "b", "x", "embed"]),
  pageModules: {},
};

const SITE: Site = {
  host: "chez-margot.example",
  group: null,
  restaurant_ids: [12],
  name: { en: null, fr: null, default: "Chez Margot" },
  theme: { primary: "#0b5d4b", ground: null, logo_url: null, cover_url: null },
  properties: {},
};

const GROUP_SITE: Site = { ...SITE, host: "tables.example", group: "tables", restaurant_ids: [12, 15] };
const SITES = new Map([SITE, GROUP_SITE].map((site) => [site.host, site]));

describe("pages", () => {
  let pages: PageHandler;
  let left: number;
  let origin: string;
  const server = createServer((request, response) => void pages.handle(request, response));
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    rendered = [];
    left = 100;
    pages = createPageHandler({
      services,
      web: async () => ({ app, assets: { entry: "", css: [], preloads: [], routes: {} } }),
      origin: "https://tablee.example",
      facts: { outbox: false, registration_phone: true, phone_codes: false, progress_ms: 2_000 },
      sites: {
        find: (host) => SITES.get(hostOfHeader(host) ?? "") ?? null,
        ofRestaurant: async () => null,
        parentsOf: (id) => (id === 12 ? ["https://own.example"] : []),
      },
      parents: ["https://chez-margot.example"],
      admit: async () => (left-- > 0 ? null : 30),
    });
  });
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const response = await fetch(origin + path, { headers, method, redirect: "manual" });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** Sends the path unchanged, which fetch would normalise. */
  const askRaw = (path: string, headers: Record<string, string>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = httpRequest(origin, { path, headers }, (response) => resolve(response.resume()));
      asked.on("error", reject).end();
    });

  it("of one site are never served on another, whatever the Host header says", async () => {
    const askAs = async (host: string) => {
      await askRaw("/?a=9", { host });
      return rendered.splice(0);
    };
    expect(await askAs("tablee.example")).toHaveLength(1);
    expect(await askAs("chez-margot.example")).toEqual(["https://chez-margot.example site 12 /?a=9"]);
    expect(await askAs("tables.example")).toEqual(["https://tables.example site tables /?a=9"]);
    const written = ["Chez-Margot.example:443", "chez-margot.example.", "TABLES.example", "tables.example:8080"];
    for (const host of written) expect(await askAs(host), host).toEqual([]);
    for (const host of [
      "evil.example",
      "chez-margot.example.evil.example",
      "chez-margot.example@evil.example",
      "tables.example,chez-margot.example",
      "x.tables.example",
    ]) {
      expect(await askAs(host), host).toEqual([]);
    }
  });

  it("are rendered once per language, separately for members, whatever the host and cookies in the request", async () => {
    await Promise.all([ask("/?b=1&a=2"), ask("/?a=2&b=1"), askRaw("/?a=2&b=1", { host: "evil.example" })]);
    await ask("/?a=2&b=1", { cookie: "language=fr" });
    await ask("/?a=2&b=1", { cookie: "language=fr; member=1" });
    await ask("/?a=2&b=1", { cookie: 'language=de"; xmember=1', "accept-language": "fr" });
    expect(rendered).toEqual(["en visitor /?a=2&b=1", "fr visitor /?a=2&b=1", "fr member /?a=2&b=1"]);
  });

  it("are in the language that the address names, whatever the browser prefers", async () => {
    const { headers } = await ask("/login/fr", { "accept-language": "en", cookie: "language=en" });
    expect(headers.get("content-language")).toBe("fr");
    await ask("/register/en", { "accept-language": "fr" });
    await ask("/login/de", { "accept-language": "fr" });
    expect(rendered).toEqual(["fr visitor /login/fr", "en visitor /register/en", "fr visitor /login/de"]);
  });

  it("of the sign-in set the cookie opened if they were opened by hand, and never through a link", async () => {
    const told = async (path: string, site: string) =>
      (await askRaw(path, { "sec-fetch-site": site })).headers["set-cookie"] ?? [];
    for (const path of ["/login", "/login/fr", "/login?a=1"]) {
      expect(await told(path, "none"), path).toEqual(["opened=1; Path=/login; Max-Age=60; SameSite=Strict"]);
      for (const site of ["cross-site", "same-site", "same-origin"]) expect(await told(path, site), site).toEqual([]);
    }
    for (const path of ["/", "/register", "/loginx"]) expect(await told(path, "none"), path).toEqual([]);
  });

  it("are answered with 304 to a browser that has them already, and sent whole to any other", async () => {
    const { headers } = await ask("/");
    const etag = headers.get("etag")!;
    expect((await ask("/", { "if-none-match": etag })).status).toBe(304);
    const others: Record<string, string>[] = [{ cookie: "member=1" }, { cookie: "language=fr" }];
    for (const other of others) expect((await ask("/", { ...other, "if-none-match": etag })).status).toBe(200);
    // A proxy that recompresses, and a browser's list of etags.
    expect((await ask("/", { "if-none-match": `"other", W/${etag}` })).status).toBe(304);
  });

  it("run the app's own scripts and no injected ones", async () => {
    const { headers, text } = await ask("/");
    const allowed = (script: string) =>
      headers.get("content-security-policy")!.includes(createHash("sha256").update(script).digest("base64"));
    expect([allowed("own"), allowed("planted")]).toEqual([true, false]);
    expect(text).not.toContain("nonce");
  });

  it("let no address go along to whatever they ask for: an invitation's, a link's and a key's open something", async () => {
    const policies = await Promise.all(
      ["/", "/register?invitation_id=1", "/restaurant-admin/join?key=1", "/reset-password/1"].map(async (path) =>
        (await ask(path)).headers.get("referrer-policy"),
      ),
    );
    expect(policies).toEqual(["strict-origin", "strict-origin", "strict-origin", "no-referrer"]);
  });

  it("may be framed by the origins that the app allows, and by no others", async () => {
    const framed = async (path: string) =>
      /frame-ancestors ([^;]*)/.exec((await ask(path)).headers.get("content-security-policy")!)?.[1];
    expect(await framed("/framed-by-anybody")).toBe("*");
    expect(await framed("/framed-by-parents")).toBe("'self' https://chez-margot.example");
    // And those that the restaurant's owner allows.
    expect(await framed("/framed-by-parents?x=12")).toBe("'self' https://chez-margot.example https://own.example");
    for (const path of ["/", "/framed-by-somebody", "/login?embed=true"]) expect(await framed(path)).toBe("'self'");
  });

  it("may connect only to the host's own calls and sockets, and to the host of the map style", async () => {
    const policy = (await ask("/")).headers.get("content-security-policy")!;
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' wss://tablee.example https://tiles.example");
  });

  it("refuse every method but GET and HEAD, and name these two", async () => {
    const { status, headers } = await ask("/", {}, "POST");
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("are cached once, whatever tracking parameters the address has", async () => {
    await ask("/?a=1");
    await ask("/?a=1&fbclid=xyz&utm_source=mail");
    expect(rendered).toEqual(["en visitor /?a=1"]);
  });

  it("are rendered only so often for one caller, while cached ones are still answered", async () => {
    left = 2;
    expect((await ask("/")).status).toBe(200);
    expect((await ask("/?x=1")).status).toBe(200);
    const refused = await ask("/?x=2");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
    expect((await ask("/")).status).toBe(200);
    expect(rendered).toHaveLength(2);
  });

  it("redirect to this host only, and answer a malformed or foreign address with 400", async () => {
    expect((await ask("/away")).headers.get("location")).toBe("https://tablee.example/there");
    for (const path of ["//evil.example/", "/\\evil.example", "http://evil.example/", `/?${"x".repeat(2_000)}`]) {
      expect((await askRaw(path, {})).statusCode).toBe(400);
    }
  });

  it("keep the source of an order when they redirect, which makes no page of its own (orders §8)", async () => {
    const leads = async (path: string) => (await ask(path)).headers.get("location");
    expect(await leads("/away?source=poster&utm=1")).toBe("https://tablee.example/there?source=poster");
    expect(await leads("/away?source=a%26b&embed=true")).toBe("https://tablee.example/there?embed=true&source=a%26b");
    await ask("/?a=1");
    await ask("/?a=1&source=poster");
    expect(rendered.filter((page) => !page.includes("away"))).toEqual(["en visitor /?a=1"]);
  });

  it("answer an address that contains a NUL with 400", async () => {
    for (const path of ["/share/%00", "/blog/news/a%00b", "/?query=%00"])
      expect((await askRaw(path, {})).statusCode).toBe(400);
  });

  it("log why a part of them failed, without the parameters of the query", async () => {
    logged.length = 0;
    expect((await ask("/fails")).status).toBe(200);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("Failed query: select 1");
    expect(logged[0]).not.toContain("Saint-Denis");
  });

  it("are a 503 with Retry-After while the database is busy, which is logged as a warning", async () => {
    const asked = async (path: string) => {
      logged.length = 0;
      const { status, headers } = await ask(path);
      const levels = logged.map((line) => (JSON.parse(line) as { level: number }).level);
      return { status, wait: headers.get("retry-after"), levels };
    };
    expect(await asked("/busy")).toEqual({ status: 503, wait: "5", levels: [40, 40] });
    expect(await asked("/broken")).toEqual({ status: 500, wait: null, levels: [50, 50] });
  });
});
