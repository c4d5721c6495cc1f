import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { DEFAULT_SETTINGS } from "../../ports/settings.ts";
import { makeServices } from "../../testing/make-services.ts";
import { makeAccount, makeRecommendation } from "../../testing/make-world.queries.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { plantArticles } from "../plant-articles.ts";
import type { NativeApps } from "./app-links.ts";
import { serveMachineFiles } from "./serve-machine-files.ts";
import { sitemapXml } from "./sitemap.ts";

const origin = "https://tablee.test";
const both = (en: string, fr = en) => ({ en, fr });

describe.each(testDatabases())("files for machines on %s", ({ open }) => {
  let database: Database;
  let services: ReturnType<typeof makeServices>;
  let left = 1_000;
  let security_contact: string | null = "mailto:safe@tablee.test";
  let apps: NativeApps = { android: [], ios: [] };
  const admit = async () => ((left -= 1) < 0 ? 7 : null);
  /** The site that a request's host addresses, as in known-sites.ts. */
  const siteOf = ({ headers }: IncomingMessage) => {
    const asked = headers["x-site"];
    if (asked === undefined) return null;
    const scope =
      asked === "group" ? { group: "tables", restaurant_ids: [7, 3] } : { group: null, restaurant_ids: [7] };
    return { ...scope, origin: `https://${asked === "group" ? "tables" : "margot"}.test` };
  };
  let sitemapsLeft = 1_000;
  const admitSitemap = async () => ((sitemapsLeft -= 1) < 0 ? 60 : null);
  const server = createServer((request, response) => {
    const files = serveMachineFiles(services, { admit, admitSitemap, security_contact, apps, siteOf });
    void files(request, response).then((answered) => answered || response.writeHead(418).end());
  });
  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  };

  beforeAll(async () => {
    database = await open();
    services = makeServices(database, { settings: { ...DEFAULT_SETTINGS, public_url: origin } });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const written = {
      title: both("Soup & <bread>", "Soupe & <pain>"),
      summary: both("In short", "En bref"),
      body: both("[Menu](/menu)\u0007", "[Menu](/menu)"),
      image_url: null,
      published_at: new Date("2026-11-02T12:00:00.000Z"),
    };
    await plantArticles(database.db, [
      { kind: "blog", section: "stories", slug: "soup", ...written },
      { kind: "news", section: "", slug: "bread", ...written },
    ]);
    const { id } = await makeAccount(database.db);
    for (const own of [
      {},
      { visibility: "private" as const },
      { visibility: "friends" as const },
      { status: "draft" as const },
    ]) {
      await makeRecommendation(database.db, id, own);
    }
    await makeAccount(database.db);
    await database.query(
      `insert into restaurant_groups (alias, name, theme) values ('demo', '{"en":"Demo","fr":null,"default":null}', '{}')`,
    );
    await database.query(
      `insert into zones (zone, name, latitude, longitude, radius) values ('plateau', '{"en":"P","fr":null,"default":null}', 45.5, -73.5, 900)`,
    );
    const gone = await makeAccount(database.db);
    await makeRecommendation(database.db, gone.id);
    await database.query("update accounts set deleted_at = now() where id = $1", [gone.id]);
  });
  afterAll(async () => {
    server.close();
    await database.close();
  });

  it("include feeds of the blog and the news, in the requested language, with everything escaped", async () => {
    const french = await get("/blog/rss.xml?lang=fr");
    expect(french).toMatchObject({ status: 200, type: "application/rss+xml; charset=utf-8" });
    expect(french.text).toContain("<title>Soupe &amp; &lt;pain&gt;</title>");
    expect(french.text).toContain(`<link>${origin}/blog/stories/soup</link>`);
    expect(french.text).toContain(`href=&quot;${origin}/menu&quot;`);
    expect(french.text).toContain("<pubDate>Mon, 02 Nov 2026 12:00:00 GMT</pubDate>");
    const english = await get("/news/rss.xml", { headers: { "accept-language": "en-CA" } });
    expect(english.text).toContain(`<link>${origin}/news#bread</link>`);
    expect(english.text).toContain("<language>en-ca</language>");
    expect(english.text).not.toContain("\u0007");
  });

  it("include a site map of exactly what visitors may see, in both languages", async () => {
    const { text, status } = await get("/sitemap.xml");
    expect(status).toBe(200);
    expect(text.match(/<loc>[^<]*\/discovery\//g)).toHaveLength(1);
    expect(text).toContain(`<loc>${origin}/blog/stories/soup</loc><lastmod>2026-11-02T12:00:00Z</lastmod>`);
    expect(text).toContain(`hreflang="fr" href="${origin}/about?lang=fr"`);
    expect(text).toContain(`hreflang="x-default" href="${origin}/about"`);
    for (const path of ["/g/demo", "/zone/plateau"]) expect(text).toContain(`<loc>${origin}${path}</loc><xhtml:link`);
    // Only members with something public are listed.
    expect(text.match(/<loc>[^<]*\/profile\//g)).toHaveLength(1);
    expect(text).not.toMatch(/<loc>[^<]*\/(account|admin|kitchen|orders)/);
    expect((await get("/sitemap-2.xml")).status).toBe(404);
  });

  it("list only the site's own pages when requested on an owner's or a group's site", async () => {
    const there = { headers: { "x-site": "1" } };
    const { text } = await get("/sitemap.xml", there);
    expect(text.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      "<loc>https://margot.test/menu</loc>",
      "<loc>https://margot.test/terms-and-conditions</loc>",
    ]);
    expect(text).not.toContain(origin);
    const group = await get("/sitemap.xml", { headers: { "x-site": "group" } });
    expect(group.text.match(/<loc>[^<]*<\/loc>/g)).toEqual(
      ["clients/tables", "clients/tables/menus", "menu/7", "menu/3", "terms-and-conditions"].map(
        (path) => `<loc>https://tables.test/${path}</loc>`,
      ),
    );
    expect((await get("/robots.txt", there)).text).toContain("Sitemap: https://margot.test/sitemap.xml");
    expect((await get("/.well-known/security.txt", there)).text).toContain("Canonical: https://margot.test/");
    for (const path of ["/blog/rss.xml", "/news/rss.xml", "/sitemap-1.xml"]) {
      expect((await get(path, there)).status).toBe(404);
    }
  });

  it("build one site map for simultaneous requests, and query nothing for made-up numbers", async () => {
    const asked = vi.spyOn(database.db, "execute");
    const files = serveMachineFiles(services, { admit, admitSitemap, security_contact, apps, siteOf });
    const shared = createServer((request, response) => void files(request, response));
    await new Promise<void>((resolve) => shared.listen(0, "127.0.0.1", resolve));
    const { port } = shared.address() as AddressInfo;
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    try {
      expect(await Promise.all(Array.from({ length: 5 }, () => ask("/sitemap-1.xml")))).toEqual([
        200, 200, 200, 200, 200,
      ]);
      const statements = asked.mock.calls.length;
      expect(statements).toBeLessThan(5);
      for (const number of [2, 3, 99_999]) expect(await ask(`/sitemap-${number}.xml`)).toBe(404);
      expect(await ask("/sitemap-1.xml")).toBe(200);
      expect(asked).toHaveBeenCalledTimes(statements);
    } finally {
      asked.mockRestore();
      shared.close();
    }
  });

  it("include an index of several site maps when one cannot hold all addresses", async () => {
    const index = await sitemapXml(services, { origin, file: null, rows: 1 });
    expect(index?.match(/<sitemap>/g)).toHaveLength(5);
    const files = await Promise.all([1, 2, 6].map((file) => sitemapXml(services, { origin, file, rows: 1 })));
    expect(files[0]).toContain("/blog/stories/soup");
    expect(files[1]).toContain("/discovery/");
    expect(files[1]).not.toContain("/about");
    expect(files[2]).toBeNull();
  });

  it("name the native apps that open links, but not on an owner's site, nor when none are configured", async () => {
    const [android, ios] = ["/.well-known/assetlinks.json", "/.well-known/apple-app-site-association"] as const;
    for (const path of [android, ios]) expect((await get(path)).status).toBe(404);
    apps = { android: [{ package_name: "app.tablee", fingerprint: "AB:CD" }], ios: ["ABCDE12345.app.tablee"] };
    const { type, text } = await get(android);
    expect(type).toBe("application/json");
    expect(JSON.parse(text)).toMatchObject([
      { target: { package_name: "app.tablee", sha256_cert_fingerprints: ["AB:CD"] } },
    ]);
    const { applinks } = JSON.parse((await get(ios)).text) as { applinks: { details: object[] } };
    expect(applinks.details).toMatchObject([{ appIDs: ["ABCDE12345.app.tablee"] }]);
    expect((await get(android, { headers: { "x-site": "1" } })).status).toBe(404);
  });

  it("include robots.txt and, if a contact is configured, security.txt", async () => {
    const robots = await get("/robots.txt");
    expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots.text).toContain("Disallow: /admin");
    const { text } = await get("/.well-known/security.txt");
    expect(text).toMatch(/^Contact: mailto:safe@tablee\.test\nExpires: 2027-05-01T00:00:00\.000Z\n/);
    security_contact = null;
    expect((await get("/.well-known/security.txt")).status).toBe(404);
  });

  it("are refused to callers over the limit and to other methods", async () => {
    expect((await get("/robots.txt", { method: "POST" })).status).toBe(405);
    expect((await get("/blog/rss.xml.html")).status).toBe(418);
    for (const path of ["//", "///robots.txt", "/%", "//[", "/http:"]) expect((await get(path)).status, path).toBe(418);
    left = 0;
    expect((await get("/blog/rss.xml")).status).toBe(429);
    expect((await get("/sitemap.xml")).status).toBe(200);
    sitemapsLeft = 0;
    expect((await get("/sitemap.xml")).status).toBe(429);
  });
});
