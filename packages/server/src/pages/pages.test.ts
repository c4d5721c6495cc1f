import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import type { MailMessage } from "../ports/mail.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { DEFAULT_SETTINGS } from "../ports/settings.ts";
import { silentJobs } from "../jobs/jobs.ts";
import { callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { memoryPictures } from "../testing/memory-pictures.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { pagesRouter } from "./pages.router.ts";
import { plantFirstTexts } from "./plant-first-texts.ts";
import { articleQueue } from "./schedule-article.ts";
import { contactQueue } from "./send-contact.ts";

const both = (en: string, fr = en) => ({ en, fr });
const words = (own: object = {}) => ({
  title: both("Soup", "Soupe"),
  summary: both("In short", "En bref"),
  body: both("**Hot**", "**Chaud**"),
  ...own,
});
const SOUP = { kind: "blog", section: "stories", slug: "soup-in-march", words: words(), image_url: null } as const;

describe.each(testDatabases())("pages on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let admin: { account_id: number; admin: true };
  const edit = (account: { account_id: number } | null = admin) => callAs(services, pagesRouter, account);
  const read = () => callAs(services, pagesRouter);
  const refused = (code: string, status: number) => expect.objectContaining({ code, status });

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "articles", "audit_log"]);
    services = makeServices(database);
    admin = { account_id: (await makeAccount(database.db, { admin: true })).id, admin: true };
  });

  it("are created at the start in both languages, each once, and edited ones are left unchanged", async () => {
    await Promise.all([plantFirstTexts(services), plantFirstTexts(services)]);
    for (const name of ["index", "about", "about-tablee", "business", "contact"] as const) {
      const { html_content, title } = await read().get({ name });
      expect(html_content.en).not.toBe(html_content.fr);
      expect(title.fr).not.toBe(title.en);
    }
    const [about] = (await edit().list({ kind: "page" })).articles.filter(({ slug }) => slug === "about");
    const own = await edit().save({ id: about?.id ?? 0, revision: 1, words: words(), image_url: null });
    await edit().publish({ id: own.id, revision: 2 });
    await plantFirstTexts(services);
    expect((await read().get({ name: "about" })).title.en).toBe("Soup");
  });

  it("are shown to all from the scheduled moment on, in the scheduled version, whenever the job runs", async () => {
    const asked: { data: object; after_seconds: number }[] = [];
    const jobs = {
      ...silentJobs,
      enqueue: async (_tx: unknown, _queue: unknown, data: object, { after_seconds = 0 } = {}) =>
        void asked.push({ data, after_seconds }),
    };
    services = makeServices(database, { jobs });
    const { id } = await edit().create(SOUP);
    const at = new Date(services.clock().getTime() + 90_500).toISOString();
    await expect(edit({ account_id: admin.account_id }).schedule({ id, revision: 1, at })).rejects.toEqual(
      refused("forbidden", 403),
    );
    await expect(edit().schedule({ id, revision: 2, at })).rejects.toEqual(refused("edit_conflict", 409));
    for (const [when, code] of [
      [services.clock().toISOString(), "time_past"],
      ["2099-01-01T00:00:00.000Z", "time_too_far"],
    ] as const) {
      await expect(edit().schedule({ id, revision: 1, at: when })).rejects.toEqual(refused(code, 422));
    }
    const planned = await edit().schedule({ id, revision: 1, at });
    expect(planned).toMatchObject({ scheduled_at: at, scheduled_revision: 1, published_revision: null });
    expect(asked).toEqual([{ data: { id, at }, after_seconds: 91 }]);
    expect((await read().blog({})).articles).toEqual([]);
    // A version that is saved meanwhile is not published.
    await edit().save({ id, revision: 1, words: words({ title: both("Stew", "Ragoût") }), image_url: null });
    const due = { id, at };
    await articleQueue.work(services, { ...due, at: new Date().toISOString() });
    expect((await read().blog({})).articles).toEqual([]);
    await articleQueue.work(services, due);
    const [shown] = (await read().blog({})).articles;
    expect(shown).toMatchObject({ title: { en: "Soup" }, published_at: at, updated_at: at });
    expect(await edit().edited({ id })).toMatchObject({ scheduled_at: null, published_revision: 1, revision: 2 });
    // Running the job again changes nothing.
    await edit().publish({ id, revision: 2 });
    await articleQueue.work(services, due);
    expect((await read().blog({})).articles[0]).toMatchObject({ title: { en: "Stew" }, published_at: at });
  });

  it("are not published by a schedule that was cancelled, postponed or overtaken by a publication", async () => {
    const { id } = await edit().create(SOUP);
    const moment = (seconds: number) => new Date(services.clock().getTime() + seconds * 1_000).toISOString();
    const [first, second, third] = [moment(100), moment(200), moment(300)] as [string, string, string];
    await edit().schedule({ id, revision: 1, at: first });
    expect(await edit().unschedule({ id })).toMatchObject({ scheduled_at: null, scheduled_revision: null });
    await articleQueue.work(services, { id, at: first });
    await edit().schedule({ id, revision: 1, at: second });
    await edit().schedule({ id, revision: 1, at: third });
    await articleQueue.work(services, { id, at: second });
    expect((await read().blog({})).articles).toEqual([]);
    await edit().publish({ id, revision: 1 });
    const [now] = (await read().blog({})).articles;
    await articleQueue.work(services, { id, at: third });
    expect((await read().blog({})).articles).toEqual([now]);
    expect((await edit().list({})).articles[0]).toMatchObject({ scheduled_at: null });
  });

  it("accept a picture from an administrator, and refuse a file that is not a picture", async () => {
    const pictures = memoryPictures();
    services = makeServices(database, { pictures });
    const grey = { create: { width: 900, height: 700, channels: 3, background: "#808080" } } as const;
    const photo = new File([new Uint8Array(await sharp(grey).jpeg().toBuffer())], "a.jpg", { type: "image/jpeg" });
    const { image_url } = await edit().picture({ picture: photo });
    expect(image_url).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/);
    const [large] = pictures.kept
      .entries()
      .filter(([name]) => image_url.endsWith(name))
      .map(([, kept]) => kept);
    expect(await sharp(large?.bytes).metadata()).toMatchObject({ format: "webp", width: 800, height: 600 });
    const made = await edit().create({ ...SOUP, image_url });
    await edit().publish({ id: made.id, revision: 1 });
    expect((await read().blog({})).articles[0]).toMatchObject({ image_url });
    const text = new File(["<script>alert(1)</script>"], "a.jpg", { type: "image/jpeg" });
    await expect(edit().picture({ picture: text })).rejects.toEqual(refused("picture_refused", 422));
    const member = { account_id: (await makeAccount(database.db)).id };
    await expect(edit(member).picture({ picture: photo })).rejects.toEqual(refused("forbidden", 403));
  });

  it("show drafts to nobody but administrators", async () => {
    const draft = await edit().create(SOUP);
    await expect(read().article({ section: "stories", id: "soup-in-march" })).rejects.toEqual(
      refused("not_found", 404),
    );
    expect((await read().blog({})).articles).toEqual([]);
    const member = { account_id: (await makeAccount(database.db)).id };
    for (const ask of [
      edit(member).edited({ id: draft.id }),
      edit(member).list({}),
      edit(member).create({ ...SOUP, slug: "other-soups" }),
      edit(member).save({ id: draft.id, revision: 1, words: words(), image_url: null }),
      edit(member).publish({ id: draft.id, revision: 1 }),
      edit(member).withdraw({ id: draft.id }),
    ]) {
      await expect(ask).rejects.toEqual(refused("forbidden", 403));
    }
    await expect(read().list({})).rejects.toEqual(refused("unauthorized", 401));
  });

  it("are drafted, published, withdrawn and brought back, with their history", async () => {
    const { id } = await edit().create(SOUP);
    await edit().publish({ id, revision: 1 });
    services.setTime("2026-11-19T12:00:00.000Z");
    const draft = await edit().save({
      id,
      revision: 1,
      words: words({ body: both("Cold", "Froid") }),
      image_url: null,
    });
    expect(draft).toMatchObject({ revision: 2, published_revision: 1, shown_revision: 2 });
    expect((await read().article({ section: "stories", id: "soup-in-march" })).html_content.fr).toBe(
      "<p><strong>Chaud</strong></p>",
    );
    await edit().publish({ id, revision: 2 });
    expect(await read().article({ section: "stories", id: "soup-in-march" })).toMatchObject({
      html_content: both("<p>Cold</p>", "<p>Froid</p>"),
      published_at: "2026-11-18T17:00:00.000Z",
      updated_at: "2026-11-19T12:00:00.000Z",
    });
    const first = await edit().edited({ id, revision: 1 });
    expect(first).toMatchObject({ shown_revision: 1, revision: 2, words: words() });
    expect(first.history.map(({ revision }) => revision)).toEqual([2, 1]);
    await edit().withdraw({ id });
    await expect(read().article({ section: "stories", id: "soup-in-march" })).rejects.toEqual(
      refused("not_found", 404),
    );
    await edit().publish({ id, revision: 2 });
    const noted = await database.query("select action, subject from audit_log order by id");
    expect(noted.rows.map(({ action }) => action)).toEqual(
      ["add", "publish", "save", "publish", "withdraw", "publish"].map((one) => `article.${one}`),
    );
    expect(noted.rows[0]).toMatchObject({ subject: "article blog/stories/soup-in-march" });
  });

  it("are saved by one of several simultaneous editors, and the others get a conflict", async () => {
    const { id } = await edit().create(SOUP);
    const save = (title: string) =>
      edit().save({ id, revision: 1, words: words({ title: both(title) }), image_url: null });
    const saved = await Promise.allSettled(["One", "Two", "Three"].map(save));
    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of saved) if (one.status === "rejected") expect(one.reason).toEqual(refused("edit_conflict", 409));
    await expect(edit().publish({ id, revision: 1 })).rejects.toEqual(refused("edit_conflict", 409));
  });

  it("can be published only in both languages and at an address of their own", async () => {
    const half = await edit().create({ ...SOUP, words: words({ title: both("Soup", "") }) });
    await expect(edit().publish({ id: half.id, revision: 1 })).rejects.toEqual(refused("text_missing", 422));
    await expect(edit().create(SOUP)).rejects.toEqual(refused("place_taken", 409));
    for (const own of [
      { slug: "../admin" },
      { slug: "" },
      { slug: "nine-long" },
      { section: "elsewhere" },
      { kind: "news" as const },
    ]) {
      await expect(edit().create({ ...SOUP, ...own })).rejects.toEqual(refused("place_invalid", 422));
    }
    await expect(
      edit().create({ ...SOUP, slug: "a-long-title", words: words({ title: both("x".repeat(121)) }) }),
    ).rejects.toEqual(refused("text_too_long", 422));
    for (const image_url of ["https://elsewhere.example/x.png", "//elsewhere.example", "javascript:alert(1)"]) {
      await expect(edit().create({ ...SOUP, slug: "odd-picture", image_url })).rejects.toEqual(
        refused("invalid_input", 400),
      );
    }
    await plantFirstTexts(services);
    const { articles } = await edit().list({ kind: "terms" });
    await expect(edit().withdraw({ id: articles[0]?.id ?? 0 })).rejects.toEqual(refused("always_there", 422));
  });

  it("are shown without scripts", async () => {
    const body = both("<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>");
    const { id } = await edit().create({ ...SOUP, words: words({ body }) });
    await edit().publish({ id, revision: 1 });
    const { html_content } = await read().article({ section: "stories", id: "soup-in-march" });
    expect(html_content.en).not.toMatch(/<(script|img)|href="javascript/);
  });

  it("list the newest first and page without repeating", async () => {
    for (let day = 1; day <= 5; day += 1) {
      services.setTime(`2026-11-0${Math.ceil(day / 2)}T12:00:00.000Z`);
      const made = await edit().create({
        ...SOUP,
        slug: `soup-of-day-${day}`,
        section: day === 5 ? "product" : "stories",
      });
      await edit().publish({ id: made.id, revision: 1 });
    }
    const first = await read().blog({ limit: 2 });
    const second = await read().blog({ limit: 2, continuation: first.continuation ?? "" });
    const third = await read().blog({ limit: 2, continuation: second.continuation ?? "" });
    const slugs = [...first.articles, ...second.articles, ...third.articles].map(({ slug }) => slug);
    expect(slugs).toEqual([5, 4, 3, 2, 1].map((day) => `soup-of-day-${day}`));
    expect(third.continuation).toBeNull();
    expect((await read().blog({ section: "product" })).articles).toHaveLength(1);
    await expect(read().blog({ section: "stories", continuation: first.continuation ?? "" })).rejects.toEqual(
      refused("invalid_input", 400),
    );
  });

  it("answer the terms section by section, each field a JSON text of both languages", async () => {
    await plantFirstTexts(services);
    const all = await read().allTerms({ source: "tablee" });
    expect(all.map(({ type }) => type)).toEqual(["terms", "privacy", "sms"]);
    expect(JSON.parse(all[0]?.name ?? "")).toEqual({ en: "Terms of use", fr: "Conditions d’utilisation" });
    expect(JSON.parse(all[1]?.html_content ?? "").fr).toContain("<h2>Ce que nous gardons</h2>");
    // The policy must be true whatever the server is set up to use.
    const policy = JSON.parse(all[1]?.html_content ?? "") as { en: string; fr: string };
    const kinds = ["mail", "text message", "payment", "push", "map", "network addresses", "assistant", "Google"];
    kinds.push("your position when you ask", "breached passwords", "draws avatars", "store of pictures");
    for (const kind of kinds) {
      expect(policy.en).toContain(kind);
    }
    expect(policy.en).not.toContain("Nobody else");
    expect(policy.fr).not.toContain("Personne d’autre");
    const entries = (html: string) => html.split("<li>").length;
    expect(entries(policy.fr)).toBe(entries(policy.en));
    expect(await read().terms({ source: "tablee", type: "all" })).toEqual(all);
    expect(await read().terms({ source: "tablee", type: "sms" })).toEqual([all[2]]);
    for (const [source, type] of [
      ["nobody", "all"],
      ["tablee", "cookies"],
      ["%00", "'"],
    ] as const) {
      expect(await read().terms({ source, type })).toEqual([]);
    }
  });

  describe("with a contact form", () => {
    const MESSAGE = {
      name: " Inès\nGagnon ",
      email: "Ines@Example.org",
      message: "Where is my soup?",
      language: "fr",
    } as const;
    let queued: object[];
    let sent: MailMessage[];
    beforeEach(() => {
      queued = [];
      sent = [];
      services = makeServices(database, {
        settings: { ...DEFAULT_SETTINGS, contact_email: "hello@tablee.test" },
        mail: { send: async (mail) => void sent.push(mail) },
        jobs: { ...silentJobs, enqueue: async (_tx, _queue, data) => void queued.push(data) },
      });
    });

    it("sends a message by mail, with the sender as the reply address", async () => {
      expect(await read().contact(MESSAGE)).toBe(true);
      for (const data of queued) await contactQueue.work(services, data as typeof MESSAGE);
      expect(sent).toMatchObject([
        { to: "hello@tablee.test", reply_to: "ines@example.org", subject: "Inès Gagnon vous écrit", language: "fr" },
      ]);
      expect(sent[0]?.text).toContain("Where is my soup?");
    });

    it("refuses an invalid message, and is unavailable when no mail address is configured", async () => {
      for (const own of [{ name: " " }, { email: "a@b.co\nbcc: c@d.co" }, { message: "hi" }]) {
        await expect(read().contact({ ...MESSAGE, ...own })).rejects.toEqual(refused("contact_invalid", 422));
      }
      services = makeServices(database);
      await expect(read().contact(MESSAGE)).rejects.toEqual(refused("unavailable", 503));
      expect(queued).toEqual([]);
    });

    it("limits messages per hour, for each address and for all together", async () => {
      const limits = makeRateLimits();
      const from = (address: string) => callAs(services, pagesRouter, null, { limits, address }).contact(MESSAGE);
      for (let time = 0; time < 5; time += 1) await from("192.0.2.1");
      await expect(from("192.0.2.1")).rejects.toEqual(refused("too_many_requests", 429));
      // A household has any number of IPv6 addresses, and could otherwise use up everybody's limit.
      for (let time = 1; time <= 5; time += 1) await from(`2001:db8::${time}`);
      await expect(from("2001:db8::6")).rejects.toEqual(refused("too_many_requests", 429));
      for (let time = 10; time < 200; time += 1) await from(`192.0.2.${time}`);
      await expect(from("198.51.100.1")).rejects.toEqual(refused("too_many_requests", 429));
    });
  });
});
