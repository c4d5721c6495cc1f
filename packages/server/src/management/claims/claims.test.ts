import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsRouter } from "../../accounts/accounts.router.ts";
import { readStaffRole, setStaffRole } from "../../accounts/rights/rights.queries.ts";
import type { Database } from "../../database/open-database.ts";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { callAs } from "../../testing/call-as.ts";
import { keptJobs } from "../../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeRestaurant, makeStaff } from "../../testing/make-world.queries.ts";
import { refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { peopleRouter } from "../people/people.router.ts";
import { settingsRouter } from "../settings/settings.router.ts";
import { claimsRouter } from "./claims.router.ts";
import { purgeClaims } from "./purge-claims.ts";

const DOMAIN = "chez-margot.ca";
const START = new Date("2026-11-23T12:00:00Z");

describe.each(testDatabases())("claims on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let restaurant_id: number;
  let admin: { account_id: number; admin: boolean };
  let now: Date;
  let mails: { to: string; subject: string; text: string; path: string | null; language: string }[];
  let jobs: ReturnType<typeof keptJobs>;
  let limits: ReturnType<typeof makeRateLimits>;
  let phones = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    mails = [];
    now = START;
    jobs = keptJobs();
    limits = makeRateLimits();
    const mail = {
      send: async (one: (typeof mails)[number]) => {
        mails.push(one);
      },
    };
    services = makeServices(database, { jobs, mail, clock: () => now });
    restaurant_id = (await makeRestaurant(database.db, { website: `https://www.${DOMAIN}/` })).id;
    admin = { ...(await member()), admin: true };
  });
  const member = async (own: Parameters<typeof makeAccount>[1] = {}) => {
    phones += 1;
    const phone_number = `+1514555${String(phones).padStart(4, "0")}`;
    const { id } = await makeAccount(database.db, { phone_number, phone_verified: true, language: "fr", ...own });
    return { account_id: id };
  };
  type Who = { account_id: number; admin?: boolean } | null;
  const as = (who: Who) => callAs(services, claimsRouter, who, { limits });
  const claim = async (who: Who, place = restaurant_id) => (await as(who).claim({ restaurant_id: place, note: "" })).id;
  const roleOf = (who: { account_id: number }) => readStaffRole(database.db, restaurant_id, who.account_id);
  /** Has a code mailed and returns it. */
  const codeFor = async (who: Who, id: number, local = "info") => {
    await as(who).sendCode({ id, local });
    await jobs.run(services);
    return /\b\d{6}\b/.exec(mails.findLast(({ to }) => to === `${local}@${DOMAIN}`)?.text ?? "")?.[0] ?? "";
  };
  const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

  it("make an owner of whoever enters the code mailed to the place, and give no rights before", async () => {
    const who = await member();
    const id = await claim(who);
    expect(await refusalOf(callAs(services, settingsRouter, who).get({ restaurant_id }))).toMatchObject({
      code: "forbidden",
    });
    expect(await refusalOf(callAs(services, peopleRouter, who).list({ restaurant_id }))).toMatchObject({
      code: "forbidden",
    });
    const code = await codeFor(who, id);
    expect((await as(who).own()).claims).toMatchObject([{ id, state: "open", sent_to: `info@${DOMAIN}` }]);
    expect(mails.at(-1)).toMatchObject({ to: `info@${DOMAIN}`, language: "fr" });
    expect(await roleOf(who)).toBeNull();
    expect(await as(who).confirm({ id, code })).toEqual({ restaurant_id });
    expect(await roleOf(who)).toBe("owner");
    await jobs.run(services);
    expect(mails.at(-1)).toMatchObject({ language: "fr", path: `/restaurant-admin/${restaurant_id}` });
    // It only leads there: the restaurant is opened by its owner, once it is ready.
    expect(mails.at(-1)?.text).toContain("Aller à votre restaurant");
    const { entries } = await callAs(services, accountsRouter, who).audit({ restaurant_id, limit: 10 });
    expect(entries).toMatchObject([{ action: "claim.confirm", after: { role: "owner", domain: DOMAIN } }]);
    expect(JSON.stringify(entries)).not.toContain("info@");
  });

  it("make an owner once of a code that is sent twice, and say both times that it succeeded", async () => {
    const who = await member();
    const id = await claim(who);
    const code = await codeFor(who, id);
    await jobs.run(services);
    const before = mails.length;
    const both = await Promise.all([as(who).confirm({ id, code }), as(who).confirm({ id, code })]);
    // Again later, because the answer was lost.
    expect([...both, await as(who).confirm({ id, code })]).toEqual(
      Array.from({ length: 3 }, () => ({ restaurant_id })),
    );
    await jobs.run(services);
    expect(mails.length - before).toBe(1);
    const { entries } = await callAs(services, accountsRouter, who).audit({ restaurant_id, limit: 10 });
    expect(entries).toMatchObject([{ action: "claim.confirm" }]);
    await setStaffRole(database.db, { restaurant_id, account_id: who.account_id, role: null });
    expect(await refusalOf(as(who).confirm({ id, code }))).toMatchObject({ code: "not_found" });
  });

  it("invalidate a code after five wrong tries, ten minutes, a newer code, or a change of the website", async () => {
    const who = await member();
    const id = await claim(who);
    const code = await codeFor(who, id);
    const tries = await Promise.all(
      Array.from({ length: 7 }, () => refusalOf(as(who).confirm({ id, code: wrong(code) }))),
    );
    expect(tries.map((refusal) => refusal?.code).toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => "code_expired"),
      ...Array.from({ length: 5 }, () => "wrong_code"),
    ]);
    expect(await refusalOf(as(who).confirm({ id, code }))).toMatchObject({ code: "code_expired" });
    expect(await refusalOf(as(who).sendCode({ id, local: "info" }))).toMatchObject({ code: "too_many_requests" });
    now = new Date(now.getTime() + 31_000);
    const second = await codeFor(who, id);
    now = new Date(now.getTime() + 31_000);
    const third = await codeFor(who, id);
    if (second !== third) {
      expect(await refusalOf(as(who).confirm({ id, code: second }))).toMatchObject({ code: "wrong_code" });
    }
    await database.query(`update restaurants set website = 'https://elsewhere.ca' where id = ${restaurant_id}`);
    expect(await refusalOf(as(who).confirm({ id, code: third }))).toMatchObject({ code: "code_expired" });
    await database.query(`update restaurants set website = 'https://${DOMAIN}' where id = ${restaurant_id}`);
    now = new Date(now.getTime() + 600_000);
    expect(await refusalOf(as(who).confirm({ id, code: third }))).toMatchObject({ code: "code_expired" });
    expect(await roleOf(who)).toBeNull();
  });

  it("mail a code to the place's own domain only, five times an hour", async () => {
    const who = await member();
    const id = await claim(who);
    expect(await refusalOf(as(who).sendCode({ id, local: "me@evil.com" }))).toMatchObject({ code: "invalid_email" });
    expect(await refusalOf(as(await member()).sendCode({ id, local: "info" }))).toMatchObject({ code: "not_found" });
    for (let sent = 0; sent < 5; sent += 1) {
      await as(who).sendCode({ id, local: "info" });
      now = new Date(now.getTime() + 31_000);
    }
    expect(await refusalOf(as(who).sendCode({ id, local: "info" }))).toMatchObject({ code: "too_many_requests" });
    const other = await makeRestaurant(database.db, { website: "https://www.facebook.com/margot" });
    const elsewhere = await claim(who, other.id);
    expect(await refusalOf(as(who).sendCode({ id: elsewhere, local: "info" }))).toMatchObject({ code: "no_domain" });
  });

  it("mail ten codes a day to a place's domain, whoever asks, from wherever and to whichever of its addresses", async () => {
    const [one, other, third] = [await member(), await member(), await member()];
    const [ofOne, ofOther, ofThird] = [await claim(one), await claim(other), await claim(third)];
    const send = (who: Who, address: string, own: { id: number; local: string }) =>
      callAs(services, claimsRouter, who, { limits, address }).sendCode(own);
    for (let sent = 0; sent < 5; sent += 1) {
      await send(one, "192.0.2.10", { id: ofOne, local: `desk${sent}` });
      await send(other, "192.0.2.11", { id: ofOther, local: `bar${sent}` });
      now = new Date(now.getTime() + 31_000);
    }
    const refused = await refusalOf(send(third, "192.0.2.12", { id: ofThird, local: "info" }));
    expect(refused.code).toBe("too_many_requests");
    // Not the limit of an hour.
    expect((refused.data as { retry_after: number }).retry_after).toBeGreaterThan(3_600);
    const lea = await makeRestaurant(database.db, { website: "https://chez-lea.ca/" });
    const elsewhere = await claim(third, lea.id);
    expect(await send(third, "192.0.2.12", { id: elsewhere, local: "info" })).toMatchObject({ state: "open" });
  });

  it("allow a member 25 tries a day, over all codes", async () => {
    const who = await member();
    const id = await claim(who);
    const refusals: { code: string; data: unknown }[] = [];
    let code = "";
    for (let sent = 0; sent < 5; sent += 1) {
      code = await codeFor(who, id);
      for (let tries = 0; tries < 5; tries += 1)
        refusals.push(await refusalOf(as(who).confirm({ id, code: wrong(code) })));
      now = new Date(now.getTime() + 31_000);
    }
    expect(refusals.map((refusal) => refusal.code)).toEqual(Array.from({ length: 25 }, () => "wrong_code"));
    const refused = await refusalOf(as(who).confirm({ id, code }));
    expect(refused.code).toBe("too_many_requests");
    expect((refused.data as { retry_after: number }).retry_after).toBeGreaterThan(3_600);
  });

  it("are refused to visitors and unverified members, above a limit, and for an owned or unknown place", async () => {
    expect(await refusalOf(claim(null))).toMatchObject({ code: "unauthorized" });
    expect(await refusalOf(claim(await member({ phone_verified: false })))).toMatchObject({
      code: "phone_validation_required",
    });
    const who = await member();
    expect(await refusalOf(claim(who, 2_000_000_000))).toMatchObject({ code: "not_found" });
    const places = await Promise.all(Array.from({ length: 5 }, () => makeRestaurant(database.db)));
    // Of four concurrent claims, the fourth is refused because three are open.
    const made = await Promise.allSettled(places.slice(0, 4).map(({ id }) => claim(who, id)));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const [mine] = (await as(who).own()).claims;
    expect(await refusalOf(claim(who, mine?.restaurant_id))).toMatchObject({ code: "already_claimed" });
    expect(await refusalOf(claim(who))).toMatchObject({ code: "too_many_claims" });
    expect(await as(who).withdraw({ id: mine?.id ?? 0 })).toBe(true);
    const owner = await member();
    await makeStaff(database.db, restaurant_id, owner.account_id, "owner");
    expect(await refusalOf(claim(who))).toMatchObject({ code: "place_owned" });
    expect(await as(who).place({ restaurant_id })).toMatchObject({ owned: true, domain: DOMAIN });
  });

  it("are limited, even if each is withdrawn", async () => {
    const who = await member();
    for (let made = 0; made < 10; made += 1) await as(who).withdraw({ id: await claim(who) });
    expect(await refusalOf(claim(who))).toMatchObject({ code: "too_many_requests" });
  });

  it("are approved by an administrator, which refuses the others, and each member is notified in their language", async () => {
    const [first, second] = [await member(), await member({ language: "en", email_verified_at: START })];
    const ids = [await claim(first), await claim(second)] as const;
    expect(await refusalOf(as(first).waiting())).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(as(first).decide({ id: ids[0], refusal: null }))).toMatchObject({ code: "forbidden" });
    const { claims } = await as(admin).waiting();
    expect(claims.filter((one) => one.restaurant_id === restaurant_id)).toMatchObject([
      { id: ids[0], others: 1, owned: false, own_word: false, member: { ...first, email_verified: false } },
      { id: ids[1], others: 1, member: { ...second, email_verified: true } },
    ]);
    await as(admin).decide({ id: ids[0], refusal: null });
    expect([await roleOf(first), await roleOf(second)]).toEqual(["owner", null]);
    await jobs.run(services);
    expect(mails.map(({ language, path }) => ({ language, path }))).toEqual([
      { language: "fr", path: `/restaurant-admin/${restaurant_id}` },
      { language: "en", path: `/restaurant-admin/new?place=${restaurant_id}` },
    ]);
    expect((await as(second).own()).claims).toMatchObject([
      { state: "refused", refusal: "somebody_else", owned: true },
    ]);
    expect(await refusalOf(as(admin).decide({ id: ids[1], refusal: null }))).toMatchObject({ code: "already_decided" });
  });

  it("are not approved for a member who is suspended or has asked to be deleted, until they are back", async () => {
    const who = await member();
    const id = await claim(who);
    const set = (change: string) => database.query(`update accounts set ${change} where id = $1`, [who.account_id]);
    const approve = () => as(admin).decide({ id, refusal: null });
    for (const away of [
      "deleted_at = now()",
      "deleted_at = null, suspended_until = '2026-12-09', suspension_reason = 's'",
    ]) {
      await set(away);
      expect(await refusalOf(approve())).toMatchObject({ code: "claimant_away" });
      expect(await roleOf(who)).toBeNull();
    }
    await set("suspended_until = null, suspension_reason = null");
    expect(await approve()).toBe(true);
    expect(await roleOf(who)).toBe("owner");
  });

  it("are not confirmed by a code that is entered while the member's deletion is asked for", async () => {
    const who = await member();
    const id = await claim(who);
    const code = await codeFor(who, id);
    await database.query("update accounts set deleted_at = now() where id = $1", [who.account_id]);
    expect(await refusalOf(as(who).confirm({ id, code }))).toMatchObject({ code: "not_found" });
    expect(await roleOf(who)).toBeNull();
  });

  it("make one owner when several are approved at the same time, by administrators and by a code", async () => {
    const [first, second, third] = [await member(), await member(), await member()];
    const ids = [await claim(first), await claim(second), await claim(third)] as const;
    const code = await codeFor(third, ids[2]);
    const other = { ...(await member()), admin: true };
    const all = await Promise.allSettled([
      as(admin).decide({ id: ids[0], refusal: null }),
      as(other).decide({ id: ids[1], refusal: null }),
      as(other).decide({ id: ids[0], refusal: null }),
      as(third).confirm({ id: ids[2], code }),
    ]);
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const roles = [await roleOf(first), await roleOf(second), await roleOf(third)];
    expect(roles.filter((role) => role === "owner")).toHaveLength(1);
  });

  it("are left to an administrator where the place's own people have set the website", async () => {
    const manager = await member();
    await makeStaff(database.db, restaurant_id, manager.account_id, "manager");
    const sent = await claim(manager);
    const code = await codeFor(manager, sent);
    // Back to the same domain by their own hand: what they have typed proves nothing, also of a code sent before.
    for (const [seen, website] of [
      [`https://www.${DOMAIN}/`, "https://elsewhere.ca"],
      ["https://elsewhere.ca", `https://${DOMAIN}`],
    ] as const) {
      await callAs(services, settingsRouter, manager).change({
        restaurant_id,
        seen: { website: seen },
        values: { website },
      });
    }
    expect(await as(manager).place({ restaurant_id })).toMatchObject({ domain: null });
    expect(await refusalOf(as(manager).confirm({ id: sent, code }))).toMatchObject({ code: "code_expired" });
    now = new Date(now.getTime() + 31_000);
    expect(await refusalOf(as(manager).sendCode({ id: sent, local: "info" }))).toMatchObject({ code: "no_domain" });
    const made = await makeRestaurant(database.db, { source: "owner", website: `https://${DOMAIN}` });
    expect(await as(manager).place({ restaurant_id: made.id })).toMatchObject({ domain: null });
    const { claims } = await as(admin).waiting();
    expect(claims.find(({ id }) => id === sent)).toMatchObject({ own_word: true, website: `https://${DOMAIN}` });
  });

  it("are refused once, with a reason, and can be made again", async () => {
    const who = await member();
    const id = await claim(who);
    const other = { ...(await member()), admin: true };
    const decided = await Promise.allSettled([
      as(admin).decide({ id, refusal: "not_shown" }),
      as(other).decide({ id, refusal: "gone" }),
    ]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await jobs.run(services);
    expect(mails).toHaveLength(1);
    expect(await refusalOf(as(who).withdraw({ id }))).toMatchObject({ code: "not_found" });
    const again = await claim(who);
    expect((await as(who).own()).claims).toMatchObject([
      { id: again, state: "open" },
      { id, state: "refused" },
    ]);
    now = new Date(now.getTime() + 91 * 86_400_000);
    await purgeClaims(services);
    expect((await as(who).own()).claims.map((one) => one.id)).toEqual([again]);
  });
});
