import { isDefinedError, safe } from "@orpc/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { readCards } from "../../discoveries/discovery.queries.ts";
import type { MailMessage } from "../../ports/mail.ts";
import { makeRateLimits, type RateLimits } from "../../ports/rate-limits.ts";
import { callAs } from "../../testing/call-as.ts";
import { keptJobs } from "../../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeRecommendation } from "../../testing/make-world.queries.ts";
import { refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { accountsRouter } from "../accounts.router.ts";
import { openSession, viewerOfToken } from "../sessions.ts";
import { dropEmailChange } from "../stored/account-links.queries.ts";
import { takeNewEmail } from "./new-email.ts";
import { lockAccount } from "./own.queries.ts";

const MINUTE = 60_000;
const GUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/;

describe.each(testDatabases())("a member's own changes on %s", ({ open, kind }) => {
  let database: Database;
  let services: TestServices;
  let member: Awaited<ReturnType<typeof makeAccount>>;
  const sent: MailMessage[] = [];
  let jobs: ReturnType<typeof keptJobs>;
  /** The mails to members so far. */
  const mails = async () => {
    await jobs.run(services);
    return sent;
  };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    sent.length = 0;
    jobs = keptJobs();
    limits = makeRateLimits();
    services = makeServices(database, { jobs, mail: { send: async (mail) => void sent.push(mail) } });
    member = await makeAccount(database.db, { phone_number: "+15145550142", phone_verified: false, language: "fr" });
  });
  let limits: RateLimits;
  const own = async (account: { id: number } = member) => {
    const viewer = await viewerOfToken(services, await openSession(services, account.id, { device_id: "own" }));
    return callAs(services, accountsRouter, viewer, { limits });
  };
  const guidOf = async (email: string) =>
    (await mails())
      .findLast(({ to }) => to === email)
      ?.path?.split("/")
      .at(-1) ?? "";
  const row = async (id = member.id) => (await database.query("select * from accounts where id = $1", [id])).rows[0]!;

  it("change the given fields and nothing else", async () => {
    const before = await row();
    const calls = await own();
    const changed = {
      first_name: " Jean-Luc ",
      city: "Laval",
      postal_code: "h2x 1y4",
      target_calories: 2_100,
      gender: "other",
    } as const;
    const user = await calls.update(changed);
    expect(user).toMatchObject({ ...changed, first_name: "Jean-Luc", postal_code: "H2X 1Y4" });
    expect(await calls.currentUser({})).toEqual(user);
    expect(await row()).toEqual({ ...before, ...changed, first_name: "Jean-Luc", postal_code: "H2X 1Y4" });
    expect(await calls.update({ city: "" })).toMatchObject({ city: null, first_name: "Jean-Luc" });
  });

  it("refuse a name that mails would show as a link", async () => {
    expect(await refusalOf((await own()).update({ first_name: "Claim at gift.com", city: "Laval" }))).toMatchObject({
      code: "invalid_fields",
      data: { fields: ["first_name"] },
    });
  });

  it("never touch rights, counters and what the server alone says, whatever is sent along", async () => {
    const before = await row();
    const calls = await own();
    const user = await calls.currentUser({});
    const forged = {
      ...user,
      id: 1,
      guid: "0193a6c4-0000-7000-8000-000000000000",
      token: "x",
      admin: true,
      moderator: true,
      phone_verified: true,
      certification: "star",
      following: [1],
      liked_recommendations: [1],
      date_creation: "2020-01-01T00:00:00Z",
      deleted_at: null,
    };
    expect(await calls.update(forged)).toEqual(user);
    expect(await row()).toEqual(before);
  });

  it("are saved together or, if one of them is invalid, not at all", async () => {
    const before = await row();
    const { error } = await safe((await own()).update({ city: "Laval", last_name: "R2D2", postal_code: "D2X 1Y4" }));
    expect(error).toMatchObject({
      code: "invalid_fields",
      status: 422,
      data: { fields: ["last_name", "postal_code"] },
    });
    expect(isDefinedError(error)).toBe(true);
    expect(await row()).toEqual(before);
  });

  it("mark a new phone number as unverified, and keep an unchanged one verified", async () => {
    await database.query("update accounts set phone_verified = true where id = $1", [member.id]);
    const calls = await own();
    expect(await calls.update({ phone_number: "+15145550142" })).toMatchObject({ phone_verified: true });
    const other = `+1438555${String(member.id).padStart(4, "0").slice(-4)}`;
    expect(await calls.update({ phone_number: other })).toMatchObject({ phone_number: other, phone_verified: false });
    expect(await calls.update({ phone_number: null })).toMatchObject({ phone_number: null, phone_verified: false });
    expect(await calls.update({ phone_number: " 514 555-0142" })).toMatchObject({ phone_number: "+15145550142" });
    for (const phone_number of ["514 555 01", "call me 4165550123", "514 555 0100x", "514-555-0100 x23"]) {
      await expect(calls.update({ phone_number })).rejects.toMatchObject({ code: "invalid_fields" });
    }
  });

  it("ask for e-mail and phone who one is, once ten minutes have passed; for the rest not", async () => {
    const calls = await own();
    services.setTime(new Date(services.clock().getTime() + 11 * MINUTE));
    for (const change of [{ email: "new@tablee.test" }, { phone_number: "+14385550101" }]) {
      await expect(calls.update({ ...change, city: "Laval" })).rejects.toMatchObject({ code: "confirmation_needed" });
    }
    expect(await row()).toMatchObject({ city: null, phone_number: "+15145550142" });
    expect(await calls.update({ city: "Laval", email: member.email })).toMatchObject({ city: "Laval" });
  });

  it("change the e-mail only once the mailed link is followed, and notify the old address", async () => {
    const calls = await own();
    const email = `new-${member.id}@tablee.test`;
    expect(await calls.update({ email: ` ${email.toUpperCase()} ` })).toMatchObject({
      email: member.email,
      new_email: email,
    });
    expect(JSON.stringify(jobs.data())).not.toMatch(GUID);
    expect(await mails()).toEqual([
      expect.objectContaining({
        to: email,
        language: "fr",
        path: expect.stringMatching(/^\/email\/verification\/[\da-f-]{36}$/),
      }),
      expect.objectContaining({ to: member.email, language: "fr", path: "/account/security" }),
    ]);
    const guid = await guidOf(email);
    const { rows } = await database.query("select * from account_links");
    expect(JSON.stringify(rows)).not.toContain(guid);
    const took = await Promise.all([1, 2, 3].map(() => takeNewEmail(services, guid)));
    expect(took.toSorted((a, b) => Number(a) - Number(b))).toEqual([false, false, true]);
    expect(await calls.currentUser({})).toMatchObject({ email, new_email: null });
    expect((await row())["email_verified_at"]).not.toBeNull();
  });

  it("invalidate a link when a newer one is sent, when the old address is given again, and after three days", async () => {
    const calls = await own();
    await calls.update({ email: "one@tablee.test" });
    const one = await guidOf("one@tablee.test");
    await calls.update({ email: "two@tablee.test" });
    expect(await takeNewEmail(services, one)).toBe(false);
    const two = await guidOf("two@tablee.test");
    expect(await calls.update({ email: member.email })).toMatchObject({ new_email: null });
    expect(await takeNewEmail(services, two)).toBe(false);
    await calls.update({ email: "three@tablee.test" });
    const three = await guidOf("three@tablee.test");
    services.setTime(new Date(services.clock().getTime() + 3 * 1_440 * MINUTE));
    expect(await takeNewEmail(services, three)).toBe(false);
    expect(await row()).toMatchObject({ email: member.email });
  });

  it("keep a link valid until the next one to the same address is sent, and send no link that is no longer wanted", async () => {
    const calls = await own();
    const email = `twice-${member.id}@tablee.test`;
    await calls.update({ email });
    const first = await guidOf(email);
    await calls.update({ email });
    expect(await takeNewEmail(services, first)).toBe(true);
    expect(await calls.currentUser({})).toMatchObject({ email, new_email: null });
    sent.length = 0;
    expect((await mails()).map(({ to }) => to)).toEqual([member.email]);
  });

  it.runIf(kind === "postgresql")("end before or after a link that is followed at the same moment", async () => {
    const calls = await own();
    const email = `both-${member.id}@tablee.test`;
    await calls.update({ email });
    const guid = await guidOf(email);
    let took: Promise<boolean> | undefined;
    await database.db.transaction(async (tx) => {
      await lockAccount(tx, member.id);
      took = takeNewEmail(services, guid);
      const waiting =
        "select 1 from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())";
      await vi.waitFor(async () => expect((await database.query(waiting, [])).rows).not.toEqual([]));
      // As when the old address is given again. If each waited for the other, the database would cancel one of them.
      await dropEmailChange(tx, member.id);
    });
    expect(await took).toBe(false);
    expect(await row()).toMatchObject({ email: member.email });
  });

  it("of a phone number are reported by mail, except when the number stays the same", async () => {
    const calls = await own();
    await calls.update({ phone_number: "+15145550142" });
    expect(await mails()).toEqual([]);
    await calls.update({ phone_number: "+14385550142" });
    await calls.update({ phone_number: null });
    await calls.update({ phone_number: "+14385550142" });
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual(
      ["changé", "retiré", "ajouté"].map((word) => [member.email, expect.stringContaining(word)]),
    );
  });

  it("mail an address that somebody names five times an hour, whoever names it; for the rest go on", async () => {
    const calls = await own();
    const bombed = `bombed-${member.id}@mail.test`;
    const other = await own(await makeAccount(database.db));
    for (let time = 0; time < 3; time += 1) await other.update({ email: bombed });
    for (let time = 0; time < 2; time += 1) await calls.update({ email: bombed });
    await expect(calls.update({ email: bombed.toUpperCase(), city: "Laval" })).rejects.toMatchObject({
      code: "too_many_requests",
    });
    expect((await row())["city"]).toBeNull();
    expect((await mails()).filter(({ to }) => to === bombed)).toHaveLength(5);
    expect(await calls.update({ email: member.email, city: "Laval" })).toMatchObject({ city: "Laval" });
  });

  it("mail strangers for one member at most five times an hour, and say that they may ignore it", async () => {
    const calls = await own();
    const ask = (n: number) => calls.update({ email: `stranger-${n}-${member.id}@mail.test` });
    for (let n = 0; n < 5; n += 1) await ask(n);
    await expect(ask(5)).rejects.toMatchObject({ code: "too_many_requests" });
    const told = (await mails()).filter(({ to }) => to.startsWith("stranger"));
    // Only the last one is still asked for.
    expect(told.map(({ to }) => to)).toEqual([`stranger-4-${member.id}@mail.test`]);
    expect(told[0]?.text).toContain("Cette demande ne vient pas de vous\u00a0?");
    expect(told[0]?.html).toContain("Ne faites rien");
  });

  it("mail strangers for one member at most ten times a day", async () => {
    limits = makeRateLimits({ own: { email_changes: null } });
    const calls = await own();
    const ask = (n: number) => calls.update({ email: `daily-${n}-${member.id}@mail.test` });
    for (let n = 0; n < 10; n += 1) await ask(n);
    await expect(ask(10)).rejects.toMatchObject({ code: "too_many_requests" });
  });

  it("refuse an e-mail that belongs to another member, also if it was taken after the link was sent", async () => {
    const other = await makeAccount(database.db);
    const calls = await own();
    await expect(calls.update({ email: other.email.toUpperCase() })).rejects.toMatchObject({
      code: "error_already_exists",
      status: 422,
    });
    await calls.update({ email: `late-${member.id}@tablee.test` });
    await makeAccount(database.db, { email: `Late-${member.id}@tablee.test` });
    expect(await takeNewEmail(services, await guidOf(`late-${member.id}@tablee.test`))).toBe(false);
    expect(await row()).toMatchObject({ email: member.email });
  });

  it("are both kept when two are made at the same time", async () => {
    const calls = await own();
    await Promise.all([
      calls.update({ notification_settings: { like: { push: false } } }),
      calls.update({ notification_settings: { order_ready: { mail: true } } }),
      calls.updateLanguage({ language: "en" }),
    ]);
    expect(await calls.currentUser({})).toMatchObject({
      language: "en",
      notification_settings: { like: { push: false }, order_ready: { mail: true } },
    });
    const wrong = { nothing: { push: true } };
    await expect(calls.update({ notification_settings: wrong as never })).rejects.toMatchObject({
      code: "invalid_input",
    });
  });

  it("appear at once on the cards of the member's discoveries", async () => {
    const { id } = await makeRecommendation(database.db, member.id);
    const changed: string[] = [];
    const stop = await database.listen(
      "changes",
      (topic) => changed.push(topic),
      () => {},
    );
    await (await own()).update({ first_name: "Odile" });
    await vi.waitFor(() => expect(changed).toContain(`recommendation:${id}`));
    expect((await readCards(database.db, [id])).get(id)?.author.first_name).toBe("Odile");
    await stop();
  });

  it("are refused to visitors", async () => {
    const calls = callAs(services, accountsRouter);
    for (const call of [calls.update({ city: "Laval" }), calls.updateLanguage({ language: "fr" }), calls.devices()]) {
      await expect(call).rejects.toMatchObject({ code: "unauthorized", status: 401 });
    }
  });
});
