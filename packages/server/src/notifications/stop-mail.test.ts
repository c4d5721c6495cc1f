import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import type { MailMessage } from "../ports/mail.ts";
import { DEFAULT_SETTINGS } from "../ports/settings.ts";
import { keptJobs } from "../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { testDatabases } from "../testing/test-database.ts";
import { stopMailPath } from "./stop-mail.ts";
import { tell } from "./tell.ts";

describe.each(testDatabases())("a mail's link that stops such mails, on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let api: TestApi;
  let member: { id: number };
  const sent: MailMessage[] = [];
  let jobs: ReturnType<typeof keptJobs>;
  beforeAll(async () => {
    database = await open();
    jobs = keptJobs();
    services = makeServices(database, {
      jobs,
      settings: { ...DEFAULT_SETTINGS, public_url: "https://tablee.example" },
      mail: { send: async (mail) => void sent.push(mail) },
    });
    api = await startApi(services);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    sent.length = 0;
    member = await makeAccount(database.db, { language: "fr" });
    const settings = JSON.stringify({ order_ready: { mail: true, push: false }, like: { mail: true } });
    await database.query("update accounts set notification_settings = $1 where id = $2", [settings, member.id]);
  });
  const settings = async () =>
    (await database.query<{ s: unknown }>("select notification_settings as s from accounts where id = $1", [member.id]))
      .rows[0]?.s;
  const mailed = async () => {
    const told = { type: "order_ready", sender_id: null, recommendation_id: null, json: {}, once: null } as const;
    await tell(services, database.db, member.id, { ...told, at: services.clock() });
    await jobs.run(services);
    return sent;
  };
  const pathOf = () => stopMailPath(services, { account_id: member.id, type: "order_ready" });

  it("is in the mail and in what its headers are made from", async () => {
    const [mail] = await mailed();
    expect(mail?.unsubscribe).toMatch(
      new RegExp(`^https://tablee\\.example/api/unsubscribe/${member.id}/order_ready/[\\w-]{43}$`),
    );
    expect(mail?.text).toContain(`Ne plus recevoir ces courriels\u00a0:\n${mail?.unsubscribe}`);
    expect(mail?.text).toContain("l’onglet Notifications");
    expect(mail?.html).toContain(`href="${mail?.unsubscribe}"`);
  });

  it("changes nothing when it is opened, and switches that one kind off when it is pressed, signed out", async () => {
    const [mail] = await mailed();
    const path = new URL(mail!.unsubscribe!).pathname;
    const before = await settings();
    const page = await api.fetch(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).toContain("Ne plus recevoir ces courriels\u00a0?");
    await api.fetch(path, { method: "HEAD" });
    expect(await settings()).toEqual(before);

    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const stopped = await api.fetch(path, { body: "List-Unsubscribe=One-Click", headers });
    expect([stopped.status, await stopped.text()]).toEqual([200, expect.stringContaining("Vous ne recevrez plus")]);
    expect(await settings()).toEqual({ order_ready: { mail: false, push: false }, like: { mail: true } });
    expect((await api.fetch(path, { method: "POST" })).status).toBe(200);
    sent.length = 0;
    expect(await mailed()).toEqual([]);
  });

  it("is refused where it was not signed here, for another member or for another kind", async () => {
    const path = await pathOf();
    const other = await makeAccount(database.db);
    for (const wrong of [
      path.replace("order_ready", "like"),
      path.replace(`/${member.id}/`, `/${other.id}/`),
      path.replace(`/${member.id}/`, "/2147483648/"),
      `${path.slice(0, -2)}${path.endsWith("AA") ? "BB" : "AA"}`,
      path.slice(0, -1),
      "/api/unsubscribe/",
    ]) {
      for (const method of ["GET", "POST"]) expect((await api.fetch(wrong, { method })).status).toBe(404);
    }
    const page = await (await api.fetch(path.slice(0, -1))).text();
    expect(page).toContain("This link no longer works.");
    expect(page).toContain("Ce lien ne fonctionne plus.");
    expect((await api.fetch(path, { method: "DELETE" })).status).toBe(404);
    expect(await settings()).toMatchObject({ order_ready: { mail: true } });
  });

  it("is still valid once the key has been rotated, until the old key is deleted", async () => {
    const path = await pathOf();
    const newer = "n".repeat(43);
    await database.query("insert into signing_keys (key, created_at) values ($1, now())", [newer]);
    expect(await pathOf()).not.toBe(path);
    expect((await api.fetch(path)).status).toBe(200);
    await database.query("delete from signing_keys where key <> $1", [newer]);
    expect((await api.fetch(path)).status).toBe(404);
  });
});
