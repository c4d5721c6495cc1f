import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { newcomer, registrationWorld } from "../../testing/registration-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { purgeCodes } from "./purge-codes.ts";

const DAY = 86_400;

describe.each(testDatabases())("invitations on %s", ({ open }) => {
  let database: Database;
  let world: ReturnType<typeof registrationWorld>;
  let admin: { account_id: number; admin: true };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    world = registrationWorld(database);
    admin = { account_id: (await makeAccount(database.db, { admin: true })).id, admin: true };
  });
  const invite = (email: string, own: object = {}) => world.as(admin).invite({ email, ...own });
  const guest = (invitation_id: string) => world.as().guestEmail({ invitation_id });
  const INVALID = { code: "invalid_invitation", status: 404 };
  /** Somebody with this invitation, whose code has come. */
  const invited = async (invitation_id: string, email: string) => {
    const person = newcomer({ email, invitation_id });
    await world.as().sendSmsCode({ phone_number: person.phone_number, language: "en" });
    return { ...person, verification_code: await world.codeOf(person.phone_number) };
  };

  it("go out by mail in the language of the invited, and name the e-mail that registers with them", async () => {
    const { email } = newcomer();
    const { invitation_id } = await invite(` ${email}`, { certification: "star", language: "fr" });
    expect(await world.sentMails()).toEqual([
      expect.objectContaining({
        to: email.toLowerCase(),
        subject: "Vous êtes invité à Tablée",
        path: `/register?invitation_id=${invitation_id}`,
      }),
    ]);
    expect(await guest(invitation_id)).toBe(email.toLowerCase());
    const stored = await database.query("select * from invitations where email = lower($1)", [email]);
    expect(JSON.stringify(stored.rows)).not.toContain(invitation_id);
    const noted = await database.query("select action, after from audit_log where account_id = $1", [admin.account_id]);
    expect(noted.rows).toEqual([{ action: "invitation.send", after: { certification: "star", language: "fr" } }]);
  });

  it("make a member with their certification, whose e-mail is known to be theirs, once", async () => {
    const { email } = newcomer();
    const { invitation_id } = await invite(email, { certification: "food_critic" });
    const person = await invited(invitation_id, email);
    await expect(world.as().createAccount({ ...person, email: newcomer().email })).rejects.toMatchObject(INVALID);
    expect(await world.as().createAccount(person)).toBe(true);
    const { rows } = await database.query("select * from accounts where email = lower($1)", [email]);
    expect(rows[0]).toMatchObject({ certification: "food_critic", email_verified_at: expect.any(Date) });
    await expect(guest(invitation_id)).rejects.toMatchObject(INVALID);
    await expect(invite(email)).rejects.toMatchObject({ code: "error_already_exists", status: 422 });
  });

  it("make one account of one that is used twice at once", async () => {
    const { email } = newcomer();
    const { invitation_id } = await invite(email);
    const twins = await Promise.all([1, 2, 3].map(() => invited(invitation_id, email)));
    const answers = await Promise.allSettled(twins.map((person) => world.as().createAccount(person)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("end after 14 days, and with a newer one for the same e-mail, at once too", async () => {
    const { email } = newcomer();
    const first = await invite(email);
    const second = await invite(email.toUpperCase());
    await expect(guest(first.invitation_id)).rejects.toMatchObject(INVALID);
    expect(await guest(second.invitation_id)).toBe(email.toLowerCase());
    // The first one's mail was not sent yet: it would lead nowhere.
    expect((await world.sentMails()).map(({ path }) => path)).toEqual([
      `/register?invitation_id=${second.invitation_id}`,
    ]);
    const both = await Promise.all([invite(email), invite(email)]);
    const good = await Promise.allSettled(both.map(({ invitation_id }) => guest(invitation_id)));
    expect(good.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const other = await invite(newcomer().email);
    world.later(14 * DAY - 1);
    expect(await guest(other.invitation_id)).toContain("@");
    world.later(1);
    await expect(guest(other.invitation_id)).rejects.toMatchObject(INVALID);
    expect(await purgeCodes(world.services)).toBeGreaterThan(1);
  });

  it("are an administrator's to send, to what is an address", async () => {
    const { id } = await makeAccount(database.db);
    const { email } = newcomer();
    await expect(world.as({ account_id: id }).invite({ email })).rejects.toMatchObject({ code: "forbidden" });
    await expect(world.as().invite({ email })).rejects.toMatchObject({ code: "unauthorized" });
    await expect(invite("a@b")).rejects.toMatchObject({ code: "invalid_email" });
  });

  it("cannot be guessed at", async () => {
    const caller = world.as();
    for (let n = 0; n < 30; n++)
      await expect(caller.guestEmail({ invitation_id: `${n}` })).rejects.toMatchObject(INVALID);
    await expect(caller.guestEmail({ invitation_id: "x" })).rejects.toMatchObject({ code: "too_many_requests" });
  });
});
