import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { newcomer, registrationWorld } from "../../testing/registration-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { invitationQueue } from "./invitation-mail.ts";
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
  /** The id in the invitation's mail. */
  const idOf = (path: string | null | undefined) => path?.split("invitation_id=")[1] ?? "none";
  const ask = (email: string, own: object = {}) => world.as(admin).invite({ email, ...own });
  const invite = async (email: string, own: object = {}) => {
    await ask(email, own);
    return { invitation_id: idOf((await world.sentMails()).at(-1)?.path) };
  };
  const guest = (invitation_id: string) => world.as().guestEmail({ invitation_id });
  const INVALID = { code: "invalid_invitation", status: 404 };
  /** A person with this invitation who has received a code. */
  const invited = async (invitation_id: string, email: string) => {
    const person = newcomer({ email, invitation_id });
    await world.as().sendSmsCode({ phone_number: person.phone_number, language: "en" });
    return { ...person, verification_code: await world.codeOf(person.phone_number) };
  };

  it("are mailed in the language of the invitation, and show the e-mail to register with", async () => {
    const { email } = newcomer();
    const { invitation_id } = await invite(` ${email}`, { certification: "star", language: "fr" });
    expect(await world.sentMails()).toEqual([
      expect.objectContaining({
        to: email.toLowerCase(),
        subject: "Une invitation à rejoindre Tablée",
        path: `/register?invitation_id=${invitation_id}`,
      }),
    ]);
    expect(await guest(invitation_id)).toBe(email.toLowerCase());
    const stored = await database.query("select * from invitations where email = lower($1)", [email]);
    expect(JSON.stringify(stored.rows)).not.toContain(invitation_id);
    const noted = await database.query("select action, after from audit_log where account_id = $1", [admin.account_id]);
    expect(noted.rows).toEqual([{ action: "invitation.send", after: { certification: "star", language: "fr" } }]);
  });

  it("create a member once, with the given certification and a verified e-mail", async () => {
    const { email } = newcomer();
    const { invitation_id } = await invite(email, { certification: "food_critic" });
    const person = await invited(invitation_id, email);
    await expect(world.as().createAccount({ ...person, email: newcomer().email })).rejects.toMatchObject(INVALID);
    expect(await world.as().createAccount(person)).toBe(true);
    const { rows } = await database.query("select * from accounts where email = lower($1)", [email]);
    expect(rows[0]).toMatchObject({ certification: "food_critic", email_verified_at: expect.any(Date) });
    await expect(guest(invitation_id)).rejects.toMatchObject(INVALID);
    await expect(ask(email)).rejects.toMatchObject({ code: "error_already_exists", status: 422 });
  });

  it("are also valid by the id that the inviting administrator receives, which verifies no e-mail and ends with a newer invitation", async () => {
    const { email } = newcomer();
    const { invitation_id } = await ask(email, { certification: "star" });
    expect(await guest(invitation_id)).toBe(email.toLowerCase());
    const mailed = idOf((await world.sentMails()).at(-1)?.path);
    expect(mailed).not.toBe(invitation_id);
    expect(await guest(invitation_id)).toBe(email.toLowerCase());
    const newer = await ask(email, { certification: "star" });
    await expect(guest(invitation_id)).rejects.toMatchObject(INVALID);
    expect(await world.as().createAccount(await invited(newer.invitation_id, email))).toBe(true);
    const { rows } = await database.query("select * from accounts where email = lower($1)", [email]);
    expect(rows[0]).toMatchObject({ certification: "star", email_verified_at: null });
    for (const used of [newer.invitation_id, mailed]) await expect(guest(used)).rejects.toMatchObject(INVALID);
  });

  it("make one account of one that is used twice at once", async () => {
    const { email } = newcomer();
    const { invitation_id } = await invite(email);
    const twins = await Promise.all([1, 2, 3].map(() => invited(invitation_id, email)));
    const answers = await Promise.allSettled(twins.map((person) => world.as().createAccount(person)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("expire after 14 days, and end when the mail of a newer invitation for the same e-mail is sent", async () => {
    const { email } = newcomer();
    const first = await invite(email);
    await ask(email.toUpperCase(), { language: "fr" });
    expect(await guest(first.invitation_id)).toBe(email.toLowerCase());
    const second = idOf((await world.sentMails()).at(-1)?.path);
    await expect(guest(first.invitation_id)).rejects.toMatchObject(INVALID);
    expect(await guest(second)).toBe(email.toLowerCase());
    await Promise.all([ask(email), ask(email)]);
    const both = (await world.sentMails()).slice(-2).map(({ path }) => guest(idOf(path)));
    const good = await Promise.allSettled(both);
    expect(good.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const other = await invite(newcomer().email);
    world.later(14 * DAY - 1);
    expect(await guest(other.invitation_id)).toContain("@");
    world.later(1);
    await expect(guest(other.invitation_id)).rejects.toMatchObject(INVALID);
    expect(await purgeCodes(world.services)).toBeGreaterThan(1);
  });

  it("that an older version left in the queue are mailed with their own id while it is valid", async () => {
    const { email } = newcomer();
    const old = await invite(email);
    const job = { email, language: "en", ...old } as const;
    await invitationQueue.work(world.services, job);
    expect(world.mails.at(-1)).toMatchObject({ to: email, path: `/register?invitation_id=${old.invitation_id}` });
    const sent = world.mails.length;
    await invitationQueue.work(world.services, { ...job, invitation_id: "none" });
    expect(world.mails).toHaveLength(sent);
  });

  it("stay valid if the connection broke while they were mailed, until another mail is sent", async () => {
    const arrived: string[] = [];
    const send = world.services.mail.send;
    world.services.mail.send = async ({ path }) => {
      arrived.push(idOf(path));
      throw new Error("No line");
    };
    const { email } = newcomer();
    await ask(email);
    await expect(world.sentMails()).rejects.toThrow("No line");
    await expect(guest(arrived[0]!)).resolves.toBe(email.toLowerCase());
    world.services.mail.send = send;
    const { invitation_id } = await invite(email);
    expect(await guest(invitation_id)).toBe(email.toLowerCase());
    await expect(guest(arrived[0]!)).rejects.toMatchObject(INVALID);
  });

  it("are listed with who sent them and what became of them, and taken back while they are open", async () => {
    const { email } = newcomer();
    const { invitation_id } = await invite(email, { certification: "influencer", language: "fr" });
    const other = newcomer().email;
    const taken = await invite(other);
    await world.as().createAccount(await invited(taken.invitation_id, other));
    const calls = world.as(admin);
    const first = await calls.invitations({ limit: 1 });
    expect(first.invitations).toMatchObject([{ email: other.toLowerCase(), state: "taken" }]);
    const { invitations } = await calls.invitations({ limit: 1, continuation: first.continuation! });
    expect(invitations).toEqual([
      {
        id: expect.any(Number),
        email: email.toLowerCase(),
        certification: "influencer",
        language: "fr",
        state: "open",
        invited_by: expect.stringMatching(/./),
        date_creation: world.services.clock().toISOString(),
        expires_at: new Date(world.services.clock().getTime() + 14 * DAY * 1_000).toISOString(),
      },
    ]);
    const { id } = invitations[0]!;
    await ask(email);
    expect(await calls.withdrawInvitation({ id })).toBe(true);
    // The mail that was still to follow is not sent either.
    const mails = (await world.sentMails()).length;
    expect((await world.sentMails()).length).toBe(mails);
    await expect(guest(invitation_id)).rejects.toMatchObject(INVALID);
    await expect(calls.withdrawInvitation({ id })).rejects.toMatchObject({ code: "not_found" });
    await expect(calls.withdrawInvitation({ id: first.invitations[0]!.id })).rejects.toMatchObject({
      code: "not_found",
    });
    const noted = await database.query("select action, subject, before from audit_log where action like '%withdraw'");
    expect(noted.rows).toContainEqual({
      action: "invitation.withdraw",
      subject: `invitation ${id}`,
      before: { certification: null, language: "en" },
    });
    const { id: member } = await makeAccount(database.db);
    for (const nobody of [world.as({ account_id: member }), world.as({ account_id: member, moderator: true })]) {
      await expect(nobody.invitations({})).rejects.toMatchObject({ code: "forbidden" });
      await expect(nobody.withdrawInvitation({ id })).rejects.toMatchObject({ code: "forbidden" });
    }
    await expect(world.as().invitations({})).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("can be sent by administrators only, and to valid addresses only", async () => {
    const { id } = await makeAccount(database.db);
    const { email } = newcomer();
    await expect(world.as({ account_id: id }).invite({ email })).rejects.toMatchObject({ code: "forbidden" });
    await expect(world.as().invite({ email })).rejects.toMatchObject({ code: "unauthorized" });
    await expect(ask("a@b")).rejects.toMatchObject({ code: "invalid_email" });
  });

  it("are refused where the installation sends no mail", async () => {
    const off = registrationWorld(database, { mail: { off: true, send: async () => {} } });
    const { email } = newcomer();
    await expect(off.as(admin).invite({ email })).rejects.toMatchObject({ code: "unavailable", status: 503 });
  });

  it("cannot be guessed at", async () => {
    const { email } = newcomer();
    const { invitation_id } = await invite(email);
    const caller = world.as();
    for (let n = 0; n < 30; n++)
      await expect(caller.guestEmail({ invitation_id: `${n}` })).rejects.toMatchObject(INVALID);
    await expect(caller.guestEmail({ invitation_id: "x" })).rejects.toMatchObject({ code: "too_many_requests" });
    // An invited person may share an address with those who guess.
    expect(await caller.guestEmail({ invitation_id })).toBe(email.toLowerCase());
  });
});
