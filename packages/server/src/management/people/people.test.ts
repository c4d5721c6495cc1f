import type { StaffRole } from "@tablee/domain/accounts/right";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsRouter } from "../../accounts/accounts.router.ts";
import { setStaffRole } from "../../accounts/rights/rights.queries.ts";
import type { Database } from "../../database/open-database.ts";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { callAs } from "../../testing/call-as.ts";
import { keptJobs } from "../../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeRestaurant, makeStaff } from "../../testing/make-world.queries.ts";
import { refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { holdStaff } from "../../restaurants/stored/staff.queries.ts";
import { peopleRouter } from "./people.router.ts";
import { purgeStaffInvitations } from "./staff-mail.ts";

describe.each(testDatabases())("a restaurant's staff on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let restaurant_id: number;
  let owner: { account_id: number };
  let mails: { to: string; subject: string; path: string | null }[];
  let jobs: ReturnType<typeof keptJobs>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    mails = [];
    jobs = keptJobs();
    services = makeServices(database, {
      jobs,
      mail: {
        send: async (mail) => {
          mails.push(mail);
        },
      },
    });
    restaurant_id = (await makeRestaurant(database.db)).id;
    owner = await hired("owner");
  });
  const hired = async (role: StaffRole) => {
    const { id } = await makeAccount(database.db);
    await makeStaff(database.db, restaurant_id, id, role);
    return { account_id: id };
  };
  const as = (caller: { account_id: number } | null) => callAs(services, peopleRouter, caller);
  const mailTo = () => `${crypto.randomUUID()}@tablee.test`;
  const invite = (email: string, role: StaffRole = "kitchen", caller = owner) =>
    as(caller).invite({ restaurant_id, email, role, language: "fr" });
  /** Invites somebody else, who stays invited; returns the invitations. */
  const invited = async () => {
    await invite(mailTo());
    const { invitations } = await as(owner).list({ restaurant_id });
    return invitations.filter(({ role }) => role === "kitchen").map(({ email }) => email);
  };
  /** The key in the newest mail to an address. */
  const keyFor = async (email: string): Promise<string> => {
    await jobs.run(services);
    const path = mails.findLast(({ to }) => to === email)?.path ?? "/";
    return new URL(path, "http://here").searchParams.get("key") ?? "";
  };

  /** Waits until some statement in this database is waiting for a lock. */
  const someoneWaits = async () => {
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while ((await database.query(waiting)).rows.length === 0) await new Promise((done) => setTimeout(done, 5));
  };

  it("are managed by owners only: a manager can neither see, invite nor change anybody", async () => {
    const manager = await hired("manager");
    const cook = await hired("kitchen");
    const calls = (caller: { account_id: number }) => [
      () => as(caller).list({ restaurant_id }),
      () => invite(mailTo(), "owner", caller),
      () => as(caller).change({ restaurant_id, account_id: caller.account_id, role: "owner" }),
      () => as(caller).change({ restaurant_id, account_id: owner.account_id, role: null }),
    ];
    for (const caller of [manager, cook]) {
      for (const call of calls(caller)) expect((await refusalOf(call())).code).toBe("forbidden");
    }
    const { people } = await as(owner).list({ restaurant_id });
    expect(people.map(({ role, self }) => [role, self])).toEqual([
      ["owner", true],
      ["manager", false],
      ["kitchen", false],
    ]);
  });

  it("are invited once the place has opened, or its owner's claim of it was approved", async () => {
    await database.query("update restaurants set status = 'preparing' where id = $1", [restaurant_id]);
    expect(await refusalOf(invite(mailTo()))).toMatchObject({ code: "not_open_yet" });
    await database.query(
      `insert into restaurant_claims (restaurant_id, account_id, note, state, created_at, decided_at)
       values ($1, $2, '', 'approved', now(), now())`,
      [restaurant_id, owner.account_id],
    );
    expect(await invite(mailTo())).toBe(true);
  });

  it("are listed without the e-mail of their account, which only its member sees", async () => {
    const { id, email } = await makeAccount(database.db, { first_name: "", last_name: "" });
    const address = mailTo();
    await invite(address);
    await as({ account_id: id }).join({ key: await keyFor(address) });
    const listed = await as(owner).list({ restaurant_id });
    expect(listed.people[1]).toEqual({ account_id: id, name: null, role: "kitchen", self: false });
    expect(JSON.stringify(listed)).not.toContain(email);
  });

  it("join once by the link in their mail, which is in their language", async () => {
    const email = mailTo();
    await invite(email.toUpperCase(), "manager");
    const key = await keyFor(email);
    expect(mails).toMatchObject([{ subject: "Chez Margot\u00a0: invitation à rejoindre l’équipe" }]);
    const [one, other] = [await makeAccount(database.db), await makeAccount(database.db)];
    expect(await as({ account_id: one.id }).look({ key })).toMatchObject({
      name: { en: "Chez Margot" },
      role: "manager",
    });
    const joins = await Promise.allSettled([one, other].map(({ id }) => as({ account_id: id }).join({ key })));
    expect(joins.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await as(owner).list({ restaurant_id })).people.map(({ role }) => role)).toEqual(["owner", "manager"]);
    expect((await refusalOf(as({ account_id: one.id }).look({ key }))).code).toBe("not_found");
  });

  it("are invited again by a new mail, which ends the previous link; 14 days or a withdrawal end it too", async () => {
    const email = mailTo();
    await invite(email);
    const first = await keyFor(email);
    await invite(email, "owner");
    const second = await keyFor(email);
    const guest = { account_id: (await makeAccount(database.db)).id };
    expect((await refusalOf(as(guest).look({ key: first }))).code).toBe("not_found");
    expect((await as(guest).look({ key: second })).role).toBe("owner");
    const [invitation] = (await as(owner).list({ restaurant_id })).invitations;
    const manager = await hired("manager");
    expect((await refusalOf(as(manager).withdraw({ id: invitation?.id ?? 0 }))).code).toBe("not_found");
    services.setTime("2026-12-02T17:00:01Z");
    expect((await refusalOf(as(guest).join({ key: second }))).code).toBe("not_found");
    expect((await as(owner).list({ restaurant_id })).invitations).toMatchObject([{ email, expired: true }]);
    expect(await purgeStaffInvitations(services)).toBeGreaterThan(0);
    await invite(email);
    const third = await keyFor(email);
    const [again] = (await as(owner).list({ restaurant_id })).invitations;
    await as(owner).withdraw({ id: again?.id ?? 0 });
    expect((await refusalOf(as(guest).join({ key: third }))).code).toBe("not_found");
  });

  it("never lose rights by an invitation, and are not invited if they already belong to the staff", async () => {
    const email = mailTo();
    await invite(email);
    const key = await keyFor(email);
    expect(await as(owner).join({ key })).toEqual({ restaurant_id, role: "owner" });
    const { id, email: known } = await makeAccount(database.db);
    await makeStaff(database.db, restaurant_id, id, "kitchen");
    expect((await refusalOf(invite(known))).code).toBe("already_staff");
    expect((await refusalOf(invite("nobody"))).code).toBe("invalid_email");
  });

  it("are not invited by somebody who ceased to be an owner while the invitation waited", async () => {
    const { account_id } = await hired("owner");
    let inviting: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await holdStaff(tx, restaurant_id);
      inviting = invite(mailTo(), "owner", { account_id });
      inviting.catch(() => {});
      if (database.kind === "postgresql") await someoneWaits();
      await setStaffRole(tx, { restaurant_id, account_id, role: "manager" });
    });
    expect((await refusalOf(inviting)).code).toBe("forbidden");
  });

  it("come back by no link of their own, once they own it no more, whoever took that from them", async () => {
    const away = [
      (account_id: number) => as(owner).change({ restaurant_id, account_id, role: null }),
      (account_id: number) => as(owner).change({ restaurant_id, account_id, role: "manager" }),
      // As the command line does.
      (account_id: number) => setStaffRole(database.db, { restaurant_id, account_id, role: null }),
    ];
    for (const take of away) {
      const former = await hired("owner");
      const [mail, late] = [mailTo(), mailTo()];
      await invite(mail, "owner", former);
      const key = await keyFor(mail);
      await invite(late, "owner", former);
      const others = await invited();
      await take(former.account_id);
      expect((await refusalOf(as(former).look({ key }))).code).toBe("not_found");
      expect((await refusalOf(as(former).join({ key }))).code).toBe("not_found");
      expect(await keyFor(late)).toBe("");
      expect((await as(owner).list({ restaurant_id })).invitations.map(({ email }) => email)).toEqual(others);
    }
  });

  it("are invited thirty times an hour by one restaurant, five times a day at one e-mail, withdrawn or not", async () => {
    const limits = makeRateLimits();
    const other = await hired("owner");
    const ask = (caller: { account_id: number }, email: string) =>
      callAs(services, peopleRouter, caller, { limits }).invite({
        restaurant_id,
        email,
        role: "kitchen",
        language: "fr",
      });
    const back = async () => {
      for (const { id } of (await as(owner).list({ restaurant_id })).invitations) await as(owner).withdraw({ id });
    };
    const email = mailTo();
    for (let n = 0; n < 5; n++) {
      await ask(owner, email);
      await back();
    }
    expect((await refusalOf(ask(other, email))).code).toBe("too_many_requests");
    for (let n = 0; n < 24; n++) await ask(n % 2 ? owner : other, mailTo());
    await back();
    const stopped = await refusalOf(ask(other, mailTo()));
    expect(stopped).toMatchObject({ code: "too_many_requests", data: { retry_after: expect.any(Number) } });
  });

  it("are limited to fifty open invitations, not counting expired ones", async () => {
    const [first = "", ...rest] = Array.from({ length: 50 }, () => mailTo());
    for (const email of [first, ...rest]) await invite(email);
    expect((await refusalOf(invite(mailTo()))).code).toBe("too_many_invitations");
    // One that is sent again replaces the earlier one.
    expect(await invite(first)).toBe(true);
    services.setTime("2026-12-02T17:00:01Z");
    expect(await invite(mailTo())).toBe(true);
  });

  it("keep an owner, even when two owners remove each other at the same time", async () => {
    expect((await refusalOf(as(owner).change({ restaurant_id, account_id: owner.account_id, role: null }))).code).toBe(
      "last_owner",
    );
    const second = await hired("owner");
    const both = await Promise.allSettled([
      as(owner).change({ restaurant_id, account_id: second.account_id, role: "manager" }),
      as(second).change({ restaurant_id, account_id: owner.account_id, role: null }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { rows } = await database.query(
      "select 1 from restaurant_staff where restaurant_id = $1 and role = 'owner'",
      [restaurant_id],
    );
    expect(rows).toHaveLength(1);
  });

  it("appear in the audit list without their e-mails", async () => {
    const email = mailTo();
    await invite(email, "manager");
    const key = await keyFor(email);
    const guest = { account_id: (await makeAccount(database.db)).id };
    await as(guest).join({ key });
    await as(owner).change({ restaurant_id, account_id: guest.account_id, role: null });
    const { entries } = await callAs(services, accountsRouter, owner).audit({ restaurant_id });
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["right.revoke", { role: "manager" }, { role: null }],
      ["staff.join", { role: null }, { role: "manager" }],
      ["staff.invite", null, { role: "manager" }],
    ]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });
});
