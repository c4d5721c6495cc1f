import type { Progress } from "@tablee/contract/progress/progress.contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openSession } from "../../accounts/sessions.ts";
import type { Database } from "../../database/open-database.ts";
import { makeServices } from "../../testing/make-services.ts";
import { makeAccount, makeItem, makeRestaurant } from "../../testing/make-world.queries.ts";
import { startApi, type TestApi } from "../../testing/start-api.ts";
import { testDatabases } from "../../testing/test-database.ts";

const PLACES = JSON.stringify({
  elements: [
    { type: "node", id: 1, tags: { name: "Chez Margot", opening_hours: "Mo-12:00" } },
    { type: "node", id: 2 },
  ],
});

describe.each(testDatabases())("the import calls on %s", ({ open }) => {
  let database: Database;
  let api: TestApi;
  let admin: string;
  let member: string;
  beforeAll(async () => {
    database = await open();
    const services = makeServices(database);
    api = await startApi(services);
    admin = await openSession(services, (await makeAccount(database.db, { admin: true })).id, {});
    member = await openSession(services, (await makeAccount(database.db)).id, {});
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const send = (format: string, text: string, token?: string, fields: Record<string, string> = {}) => {
    const body = new FormData();
    body.set("file", new File([text], "places.json", { type: "application/json" }));
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return api.fetch(`/api/admin/import/${format}`, {
      method: "POST",
      body,
      ...(token === undefined ? {} : { token }),
    });
  };
  const followed = (answer: Response): Promise<Progress> =>
    vi.waitFor(
      async () => {
        const progress = (await (
          await api.fetch(answer.headers.get("location") ?? "", { token: admin })
        ).json()) as Progress;
        expect(progress.finished).toBe(true);
        return progress;
      },
      { timeout: 10_000 },
    );

  it("import a file: 202, then the progress, then the report", async () => {
    const answer = await send("osm", PLACES, admin);
    expect(answer.status).toBe(202);
    expect(answer.headers.get("retry-after")).toBe("2");
    const { id } = (await answer.json()) as { id: string };
    expect(answer.headers.get("location")).toBe(`/api/progress/${id}`);
    expect(await followed(answer)).toMatchObject({
      progress: 1,
      error: null,
      data: {
        format: "osm",
        restaurants: { created: 1, updated: 0, unchanged: 0 },
        skipped: 1,
        errors: [],
        warnings: [{ line: 1, path: "$.elements[0].tags.opening_hours", code: "hours_unreadable" }],
      },
    });
  });

  it("take a menu's restaurant from further fields", async () => {
    const answer = await send("square", "[]", admin, { restaurant_ref: "glacier", restaurant_name: "Le glacier" });
    expect(await followed(answer)).toMatchObject({ data: { restaurants: { created: 1 } } });
    const { rows } = await database.query("select ref, name from restaurants where source = 'square'");
    expect(rows).toEqual([{ ref: "glacier", name: { en: null, fr: null, default: "Le glacier" } }]);
  });

  it("answer an invalid file with every error, and change nothing", async () => {
    const answer = await send("osm", PLACES.replace('"id":1', '"id":"one"'), admin);
    expect(answer.status).toBe(202);
    expect(await followed(answer)).toMatchObject({
      data: null,
      error: {
        code: "import_refused",
        status: 422,
        data: {
          restaurants: { created: 0, updated: 0, unchanged: 0 },
          errors: [{ line: 1, path: "$.elements[0].id", code: "wrong_type" }],
        },
      },
    });
  });

  it("are for administrators alone", async () => {
    const { id } = await makeRestaurant(database.db);
    for (const [token, status, code] of [
      [undefined, 401, "unauthorized"],
      [member, 403, "forbidden"],
    ] as const) {
      const options = token === undefined ? {} : { token };
      const answers = [await send("osm", PLACES, token), await api.fetch(`/api/admin/export/tablee/${id}`, options)];
      for (const answer of answers) {
        expect(answer.status).toBe(status);
        expect(await answer.json()).toMatchObject({ code });
      }
    }
  });

  it("refuse an unknown format and a call without a file", async () => {
    expect((await send("docx", PLACES, admin)).status).toBe(400);
    expect((await api.fetch("/api/admin/import/osm", { token: admin, json: { file: "places.json" } })).status).toBe(
      400,
    );
  });

  it("export a restaurant in our own format", async () => {
    const { id, ref } = await makeRestaurant(database.db);
    await makeItem(database.db, id);
    const answer = await api.fetch(`/api/admin/export/tablee/${id}`, { token: admin });
    expect(answer.status).toBe(200);
    const file: unknown = await answer.json();
    expect(file).toMatchObject({
      format: "tablee",
      version: 2,
      restaurants: [{ source: "test", ref, menu: { items: [{}] } }],
    });
    expect(await followed(await send("tablee", JSON.stringify(file), admin))).toMatchObject({
      error: null,
      data: { restaurants: { created: 0 }, items: { created: 0 } },
    });
    expect((await api.fetch("/api/admin/export/tablee/2147483647", { token: admin })).status).toBe(404);
  });
});
