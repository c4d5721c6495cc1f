import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import sharp from "sharp";
import type { Database } from "../../database/open-database.ts";
import { emptyTables } from "../../testing/empty-database.queries.ts";
import { makeServices } from "../../testing/make-services.ts";
import { makeAccount, makeItem, makeRecommendation, makeRestaurant } from "../../testing/make-world.queries.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { servePreviews } from "./serve-previews.ts";

const NO_VERSION = "en-0000000000000000.jpg";

describe.each(testDatabases())("previews on %s", ({ open }) => {
  let database: Database;
  let server: Server;
  let discovery: number;
  let author: number;
  let wait: number | null = null;
  let reads = 0;
  let held: Promise<void> | null = null;
  beforeAll(async () => {
    database = await open();
    const serve = servePreviews(makeServices(database), {
      admit: async () => wait,
      callerOf: ({ headers }) => String(headers["x-caller"]),
      readPicture: async () => {
        reads += 1;
        await held;
        return Buffer.from("no picture at all");
      },
    });
    server = createServer((request, response) => {
      void serve(request, response).then((served) => served || response.writeHead(418).end());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    server.close();
    await database.close();
  });
  beforeEach(async () => {
    wait = null;
    reads = 0;
    await emptyTables(database, ["accounts", "restaurants", "recommendations"]);
    author = (await makeAccount(database.db, { first_name: "Ana", last_name: "Roy" })).id;
    discovery = (await makeRecommendation(database.db, author)).id;
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: "manual", ...init });
  const addressOf = async (type: string, id: number) =>
    (await ask(`/previews/${type}/${id}/${NO_VERSION}`)).headers.get("location") ?? "";

  it("are served as immutable pictures of one size, for all four kinds", async () => {
    const restaurant = await makeRestaurant(database.db);
    const item = await makeItem(database.db, restaurant.id);
    const things = { recommendation: discovery, restaurant: restaurant.id, item: item.id, account: author };
    for (const [type, id] of Object.entries(things)) {
      const answer = await ask(await addressOf(type, id));
      expect(answer.status, type).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, s-maxage=86400, immutable");
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    }
  });

  it("are composed once for simultaneous requests, and answer 304 to a client that has them", async () => {
    const path = await addressOf("recommendation", discovery);
    const answers = await Promise.all([ask(path), ask(path), ask(path)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(reads).toBeLessThanOrEqual(1);
    const etag = answers[0]?.headers.get("etag") ?? "";
    expect((await ask(path, { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await ask(path, { method: "HEAD" })).headers.get("content-type")).toBe("image/jpeg");
  });

  it("are composed for one caller beside the many that another asks for", async () => {
    const paths = [];
    for (let count = 0; count < 8; count++) {
      const { id } = await makeRecommendation(database.db, author, { image_url: "/pictures/x.webp" });
      paths.push(await addressOf("recommendation", id));
    }
    const { promise, resolve: release } = Promise.withResolvers<void>();
    held = promise;
    const done: string[] = [];
    const get = (path: string | undefined, caller: string) =>
      ask(path ?? "", { headers: { "x-caller": caller } }).then(({ status }) => void done.push(`${caller} ${status}`));
    const many = paths.slice(1).map((path) => get(path, "many"));
    await vi.waitFor(() => expect(reads).toBe(1));
    const one = get(paths[0], "one");
    release();
    await one;
    expect(done.length).toBeLessThan(5);
    await Promise.all(many);
    held = null;
  });

  it("redirect from an old address to the current one, and show nothing that was hidden since", async () => {
    const before = await addressOf("recommendation", discovery);
    expect((await ask(before)).status).toBe(200);
    await database.query(`update recommendations set name = '{"en":"Renamed","fr":"Renommé","default":null}'`);
    const moved = await ask(before);
    expect([moved.status, moved.headers.get("cache-control")]).toEqual([302, "no-store"]);
    const after = moved.headers.get("location") ?? "";
    expect((await ask(after)).status).toBe(200);
    for (const hidden of ["visibility = 'friends'", "visibility = 'public', status = 'pending'"]) {
      await database.query(`update recommendations set ${hidden}`);
      expect((await ask(after)).status).toBe(404);
      expect((await ask(before)).status).toBe(404);
    }
  });

  it("answer no other path, and no caller over the limit", async () => {
    for (const path of ["none", `menu/1/${NO_VERSION}`, `item/0/${NO_VERSION}`, `item/9999999999/${NO_VERSION}`]) {
      expect((await ask(`/previews/${path}`)).status, path).toBe(404);
    }
    expect((await ask("/elsewhere")).status).toBe(418);
    expect((await ask(`/previews/item/1/${NO_VERSION}`, { method: "POST" })).status).toBe(405);
    wait = 7;
    const refused = await ask(`/previews/recommendation/${discovery}/${NO_VERSION}`);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "7"]);
  });
});
