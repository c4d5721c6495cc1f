import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { discoveriesRouter } from "../discoveries/discoveries.router.ts";
import { publishingRouter } from "../discoveries/publishing/publishing.router.ts";
import type { Events } from "../events/events.ts";
import { subscribers } from "../subscribers.ts";
import { callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeFollow, makeRecommendation } from "../testing/make-world.queries.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { moderationRouter } from "./moderation.router.ts";

const codeOf = (error: { code: string }) => error.code;

describe.each(everyDatabase())("moderation on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let author: { id: number };
  let moderator: { id: number };
  let other: { id: number };
  const said: [string, unknown][] = [];

  const moderate = (account = moderator) =>
    callAs(services, moderationRouter, { account_id: account.id, moderator: true });
  const read = (account: { id: number } | null, own: object = {}) =>
    callAs(services, discoveriesRouter, account && { account_id: account.id, ...own });
  const publish = (account: { id: number }) => callAs(services, publishingRouter, { account_id: account.id });
  const pending = () =>
    makeRecommendation(database.db, author.id, { status: "pending", waiting_since: services.clock() });
  const report = (account: { id: number }, id: number) =>
    read(account).interact({ recommendation_id: id, type: "report" });
  const members = (count: number) => Promise.all(Array.from({ length: count }, () => makeAccount(database.db)));
  const queue = async () => (await moderate().list({})).recommendations.map((one) => one.id);

  beforeAll(async () => {
    database = await open();
    const note =
      <Name extends keyof Events>(name: Name) =>
      (_services: unknown, _tx: unknown, event: Events[Name]) => {
        said.push([name, event]);
        return null;
      };
    services = makeServices(database, {
      subscribers: {
        ...subscribers,
        "discovery.published": [note("discovery.published")],
        "discovery.decided": [note("discovery.decided")],
      },
    });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "recommendations", "audit_log"]);
    [author, moderator, other] = [
      await makeAccount(database.db),
      await makeAccount(database.db, { moderator: true }),
      await makeAccount(database.db, { moderator: true }),
    ];
    said.length = 0;
  });

  once("is for moderators and administrators alone", async () => {
    const { id } = await pending();
    const asMember = callAs(services, moderationRouter, { account_id: author.id });
    await expect(asMember.list({})).rejects.toMatchObject({ code: "forbidden", status: 403 });
    await expect(asMember.get({ id })).rejects.toMatchObject({ code: "forbidden" });
    await expect(asMember.decide({ id, status: "approved" })).rejects.toMatchObject({ code: "forbidden" });
    await expect(asMember.suspend({ id: 1, until: null })).rejects.toMatchObject({ code: "forbidden" });
    await expect(callAs(services, moderationRouter).list({})).rejects.toMatchObject({ code: "unauthorized" });
    const admin = callAs(services, moderationRouter, { account_id: other.id, admin: true });
    expect((await admin.list({})).recommendations).toHaveLength(1);
  });

  it("approves a discovery, which others see from then on, dated at that moment", async () => {
    const { id } = await pending();
    await expect(read(null).get({ id })).rejects.toMatchObject({ code: "not_found" });
    expect(await queue()).toEqual([id]);
    services.setTime("2026-11-19T12:00:00Z");
    const found = await moderate().decide({ id, status: "approved", revision: 1 });
    expect(found).toMatchObject({ status: "approved", date_creation: "2026-11-19T12:00:00.000Z" });
    expect(found.history).toMatchObject([{ step: "approved", account_id: moderator.id, words: null }]);
    expect((await read(null).get({ id })).status).toBe("approved");
    const feed = await read(null).list({ variant: "fresh" });
    expect(feed.recommendations.map((one) => one.id)).toEqual([id]);
    expect(await queue()).toEqual([]);
    const event = { recommendation_id: id, author_id: author.id, at: new Date("2026-11-19T12:00:00Z") };
    expect(said).toEqual([
      ["discovery.decided", { ...event, status: "approved" }],
      ["discovery.published", event],
    ]);
    const { rows } = await database.query("select action, subject, before, after from audit_log");
    expect(rows).toEqual([
      {
        action: "discovery.approve",
        subject: `recommendation ${id}`,
        before: { status: "pending" },
        after: { status: "approved" },
      },
    ]);
  });

  once("rejects with a listed reason, or with free words whose language is recorded", async () => {
    const { id } = await pending();
    const found = await moderate().decide({ id, status: "rejected", kind: "not_the_dish", reason: " " });
    expect(found.history).toMatchObject([{ step: "rejected", kind: "not_the_dish", words: null }]);
    const why = { status_reason: null, status_reason_kind: "not_the_dish", status_reason_language: null };
    expect(await read(author).get({ id })).toMatchObject({ status: "rejected", ...why });

    const again = await publish(author).appeal({ id, text: "It is a soup." });
    await moderate(other).decide({ id, status: "rejected", reason: "No", revision: again.revision });
    const words = { status_reason: "No", status_reason_kind: null, status_reason_language: "en" };
    expect(await read(author).get({ id })).toMatchObject({ status: "rejected", ...words });
  });

  once("rejects with a reason that author and moderators see; an appeal brings the discovery back once", async () => {
    const { id } = await pending();
    await expect(moderate().decide({ id, status: "rejected" })).rejects.toMatchObject({ code: "reason_required" });
    await moderate().decide({ id, status: "rejected", reason: " Not a dish " });
    expect(await read(author).get({ id })).toMatchObject({ status: "rejected", status_reason: "Not a dish" });
    await expect(read(moderator).get({ id })).rejects.toMatchObject({ code: "not_found" });
    expect((await read(moderator, { moderator: true }).get({ id })).status_reason).toBe("Not a dish");
    expect(said.map(([name]) => name)).toEqual(["discovery.decided"]);

    await expect(publish(other).appeal({ id, text: "Mine" })).rejects.toMatchObject({ code: "not_found" });
    await expect(publish(author).appeal({ id, text: " " })).rejects.toMatchObject({ code: "appeal_invalid" });
    const appealed = await publish(author).appeal({ id, text: "It is a soup." });
    expect(appealed).toMatchObject({ status: "pending", appeal: "It is a soup." });
    expect(await queue()).toEqual([id]);
    await moderate(other).decide({ id, status: "rejected", reason: "Still none", revision: appealed.revision });
    await expect(publish(author).appeal({ id, text: "Again" })).rejects.toMatchObject({ code: "already_appealed" });
    const { history } = await moderate().get({ id });
    expect(history.map((one) => one.step)).toEqual(["rejected", "appealed", "rejected"]);
  });

  it("decides once, whichever of two moderators is first, and not on a changed discovery", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await pending();
      const decisions = await Promise.all([
        moderate()
          .decide({ id, status: "approved", revision: 1 })
          .then(() => "approved", codeOf),
        moderate(other)
          .decide({ id, status: "rejected", reason: "No", revision: 1 })
          .then(() => "rejected", codeOf),
        moderate()
          .decide({ id, status: "approved" })
          .then(() => "approved", codeOf),
      ]);
      expect(decisions.filter((one) => one === "already_decided")).toHaveLength(2);
      const { history } = await moderate().get({ id });
      expect(history).toHaveLength(1);
      expect(decisions).toContain(history[0]?.step);
    }
    const { id } = await pending();
    await publish(author).changeVisibility({ id, visibility: "friends" });
    await expect(moderate().decide({ id, status: "approved", revision: 1 })).rejects.toMatchObject({
      code: "already_decided",
    });
  });

  it("closes reports by approving: no report counts twice", async () => {
    const { id } = await makeRecommendation(database.db, author.id);
    const [a, b, c, d, e] = await members(5);
    await report(a!, id);
    expect(await queue()).toEqual([id]);
    await report(a!, id);
    expect(await queue()).toEqual([]);
    for (const one of [a!, b!, c!]) await report(one, id);
    expect((await read(author).get({ id })).status).toBe("pending");
    const waiting = await moderate().get({ id });
    expect(waiting.reporters.map((one) => one.account_id)).toEqual([a!.id, b!.id, c!.id]);
    expect(waiting.history.map((one) => one.step)).toEqual(["returned"]);
    await moderate().decide({ id, status: "approved" });
    // Reports that are withdrawn and made again stay closed.
    for (const one of [a!, b!, c!, a!, b!, c!]) await report(one, id);
    expect(await queue()).toEqual([]);
    for (const one of [d!, e!]) await report(one, id);
    expect((await read(null).get({ id })).status).toBe("approved");
    expect(await queue()).toEqual([id]);
    const [f] = await members(1);
    await report(f!, id);
    expect((await read(author).get({ id })).status).toBe("pending");
    expect(said.filter(([name]) => name === "discovery.published")).toEqual([]);
  });

  it("pages through pending discoveries, the longest waiting first, without gaps", async () => {
    const ids: number[] = [];
    for (let minute = 0; minute < 7; minute++) {
      services.setTime(`2026-11-18T12:0${minute >> 1}:00Z`);
      ids.push((await pending()).id);
    }
    const found: number[] = [];
    let continuation: string | undefined;
    do {
      const page = await moderate().list({ limit: 2, ...(continuation ? { continuation } : {}) });
      found.push(...page.recommendations.map((one) => one.id));
      continuation = page.continuation ?? undefined;
    } while (continuation);
    expect(found).toEqual(ids);
    await makeRecommendation(database.db, author.id, { status: "rejected", status_reason: "No" });
    const rejected = await moderate().list({ status: "rejected" });
    expect(rejected.recommendations).toHaveLength(1);
  });

  once(
    "hides discoveries for friends from moderators unless reported, and lets nobody decide on their own",
    async () => {
      const { id } = await makeRecommendation(database.db, author.id, { visibility: "private" });
      await expect(moderate().get({ id })).rejects.toMatchObject({ code: "not_found" });
      const friendly = await makeRecommendation(database.db, author.id, { visibility: "friends" });
      const mine = await makeRecommendation(database.db, moderator.id, { visibility: "private" });
      const seen = await makeRecommendation(database.db, author.id);
      const approved = async () => (await moderate().list({ status: "approved" })).recommendations.map((one) => one.id);
      expect(await approved()).toEqual([seen.id, mine.id]);
      await makeFollow(database.db, author.id, other.id);
      await makeFollow(database.db, other.id, author.id);
      await report(other, friendly.id);
      expect(await approved()).toEqual([seen.id, mine.id, friendly.id]);
      expect(await moderate().decide({ id: friendly.id, status: "approved" })).toMatchObject({ reports: 0 });
      expect(await approved()).toEqual([seen.id, mine.id]);
      const own = await makeRecommendation(database.db, moderator.id, { status: "pending" });
      await expect(moderate().decide({ id: own.id, status: "approved" })).rejects.toMatchObject({
        code: "own_recommendation",
      });
      expect((await moderate().get({ id: own.id })).may_decide).toBe(false);
      const draft = await makeRecommendation(database.db, author.id, { status: "draft" });
      await expect(moderate().decide({ id: draft.id, status: "approved" })).rejects.toMatchObject({
        code: "not_found",
      });
    },
  );

  once("gives badges and suspends other members, and records both", async () => {
    const { id } = await makeRecommendation(database.db, author.id);
    // Not everybody sees these, so they are not counted.
    for (const visibility of ["friends", "private"] as const) {
      await makeRecommendation(database.db, author.id, { visibility });
    }
    expect((await read(null).get({ id })).certification).toBeNull();
    expect(await moderate().certify({ id: author.id, certification: "influencer" })).toMatchObject({
      certification: "influencer",
      recommendation_count: 1,
    });
    expect((await read(null).get({ id })).certification).toBe("influencer");
    const until = "2026-11-25T17:00:00.000Z";
    services.setTime("2026-11-18T17:00:00Z");
    await expect(moderate().suspend({ id: author.id, until })).rejects.toMatchObject({ code: "reason_required" });
    await expect(
      moderate().suspend({ id: author.id, until: "2026-11-01T00:00:00.000Z", reason: "x" }),
    ).rejects.toMatchObject({
      code: "end_invalid",
    });
    const standing = await moderate().suspend({ id: author.id, until, reason: "Insults" });
    expect(standing).toMatchObject({ suspended_until: until, suspension_reason: "Insults" });
    expect((await moderate().members({ suspended: true })).accounts.map((one) => one.id)).toEqual([author.id]);
    await moderate().suspend({ id: author.id, until: null });
    expect((await moderate().members({ suspended: true })).accounts).toEqual([]);
    for (const forbidden of [moderator.id, other.id]) {
      await expect(moderate().certify({ id: forbidden, certification: null })).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    const { rows } = await database.query<{ action: string }>("select action from audit_log order by id");
    expect(rows.map((row) => row.action)).toEqual(["member.certify", "member.suspend", "member.restore"]);
  });

  once("lets a suspended member read and delete, but not publish", async () => {
    const { id } = await makeRecommendation(database.db, author.id);
    const suspension = { until: new Date("2026-11-25T17:00:00Z"), reason: "Insults" };
    const suspended = callAs(services, publishingRouter, { account_id: author.id, suspension });
    await expect(suspended.changeVisibility({ id, visibility: "friends" })).rejects.toMatchObject({
      code: "suspended",
      status: 403,
      data: { until: "2026-11-25T17:00:00.000Z", reason: "Insults" },
    });
    expect(await suspended.remove({ id })).toEqual({ id });
  });
});
