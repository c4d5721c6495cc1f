import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import type { QueueOf } from "../../jobs/jobs.ts";
import { silentJobs } from "../../jobs/jobs.ts";
import type { MailMessage } from "../../ports/mail.ts";
import { DEFAULT_SETTINGS } from "../../ports/settings.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { startApi, type TestApi } from "../../testing/start-api.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { hashPassword } from "../password.ts";
import { readPhone } from "../registration/verify-phone.queries.ts";
import { openSession } from "../sessions.ts";
import { insertIdentity } from "../ways/identities.queries.ts";
import { insertPasskey } from "../ways/passkeys/passkeys.queries.ts";
import { readSignInWays } from "../ways/sign-in-ways.ts";

const OLD = "Tablee2026";
const NEW = "Quatre4Petits";
/** Weak on purpose: a test signs in often. */
const password_hash = await hashPassword(OLD, { N: 1024, r: 8, p: 1 });
const HOUR = 3_600_000;
const GUID = /([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})/;

describe.each(testDatabases())("links of mails on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let api: TestApi;
  let member: { id: number; email: string };
  let mails: MailMessage[];
  let jobs: (() => Promise<void>)[];
  let ended: number[];
  let settings: typeof DEFAULT_SETTINGS;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await api?.close();
    mails = [];
    jobs = [];
    ended = [];
    settings = { ...DEFAULT_SETTINGS, public_url: "https://tablee.example" };
    services = makeServices(database, {
      settings,
      mail: { send: async (mail) => void mails.push(mail) },
      jobs: {
        ...silentJobs,
        enqueue: async <Data extends object>(_tx: unknown, queue: QueueOf<Data>, data: Data) => {
          jobs.push(() => queue.work(services as never, data));
        },
      },
    });
    services.realtime = { ...services.realtime, sessionEnded: (id) => void ended.push(id) };
    api = await startApi(services, { trustProxy: 1 });
    member = await makeAccount(database.db, { password_hash, language: "fr" });
  });
  afterAll(() => api.close());

  const call = async (path: string, json: object, headers: Record<string, string> = {}) => {
    const response = await api.fetch(`/api/client/account/${path}`, { json, headers });
    return { status: response.status, body: (await response.json()) as { code?: string } | true };
  };
  const codeOf = ({ body }: { body: { code?: string } | true }) => (body === true ? true : body.code);
  const reset = async (guid: string, password = NEW) => codeOf(await call("reset-password", { guid, password }));
  const check = async (guid: string) => codeOf(await call("check-reset-link", { guid }));
  const logIn = async (password: string, email = member.email) =>
    codeOf(await call("login", { email, password, device_id: "own" }));
  const doJobs = async () => {
    for (const job of jobs.splice(0)) await job();
  };
  const guidOf = (mail: MailMessage | undefined) => GUID.exec(mail?.path ?? "")?.[1] ?? "none";
  const forgot = async (email = member.email) => {
    expect((await call("forgot-password", { email })).body).toBe(true);
    await doJobs();
    return guidOf(mails.at(-1));
  };
  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));

  it("cancel a pending change of e-mail once the password has changed", async () => {
    const askFor = async (email: string) => {
      const token = await openSession(services, member.id, {});
      await call("update", { email }, { authorization: `Bearer ${token}` });
      await doJobs();
      return { token, guid: guidOf(mails.find(({ to }) => to === email)) };
    };
    const asked = await askFor("thief@elsewhere.example");
    expect(await reset(await forgot())).toBe(true);
    expect(codeOf(await call("verify-email", { guid: asked.guid }))).toBe("link_invalid");

    const again = await askFor("thief.again@elsewhere.example");
    const change = { current_password: NEW, password: `${NEW}Cinq` };
    const changed = await call("change-password", change, { authorization: `Bearer ${again.token}` });
    expect(codeOf(changed)).toBe(true);
    expect(codeOf(await call("verify-email", { guid: again.guid }))).toBe("link_invalid");
  });

  it("of an address that nobody had shown to be theirs leave no way in that was made before", async () => {
    const ways = async (id: number) => (await readSignInWays(services, id)) ?? { passkeys: [], providers: [] };
    const join = async (own: Parameters<typeof makeAccount>[1], proveLater = false) => {
      const { id, email } = await makeAccount(database.db, { password_hash, ...own });
      await insertIdentity(database.db, { account_id: id, provider: "google", subject: email }, services.clock());
      const key = { public_key: "", counter: 0, transports: [], backed_up: false, account_id: id, name: "Phone" };
      await insertPasskey(database.db, { credential_id: email, created_at: services.clock(), ...key });
      if (proveLater) {
        later(1);
        await call("send-verification", { email });
        await doJobs();
        expect((await call("verify-email", { guid: guidOf(mails.at(-1)) })).body).toBe(true);
        await insertPasskey(database.db, { credential_id: `${email} later`, created_at: services.clock(), ...key });
      }
      await reset(await forgot(email));
      await doJobs();
      const { passkeys, providers } = await ways(id);
      return passkeys.length + providers.length;
    };
    const told = () => [/added before/.test(mails.at(-1)!.text), /still sign in/.test(mails.at(-1)!.text)];
    // A stranger may have registered with the e-mail and created them: the first to prove the e-mail starts without
    // them.
    expect(await join({ email_verified_at: null })).toBe(0);
    expect(told()).toEqual([true, false]);
    expect(await join({ email_verified_at: services.clock() })).toBe(2);
    expect(told()).toEqual([false, true]);
    // Anybody can have a link sent, and the mailbox's owner may follow it for the stranger: what was added before that
    // is not theirs either.
    expect(await join({ email_verified_at: null }, true)).toBe(1);
    expect(told()).toEqual([true, true]);
    // A mail does not bypass a second step.
    expect(await join({ email_verified_at: null, moderator: true })).toBe(2);
  });

  it("of an address that nobody had shown to be theirs leave no phone verified that a stranger may have", async () => {
    const isVerifiedAfter = async (email_verified_at: Date | null, number: string) => {
      const phone = { phone_number: number, phone_verified: true };
      const { id, email } = await makeAccount(database.db, { password_hash, email_verified_at, ...phone });
      expect(await reset(await forgot(email))).toBe(true);
      return readPhone(database.db, id);
    };
    expect(await isVerifiedAfter(null, "+15145550171")).toMatchObject({
      phone_number: "+15145550171",
      phone_verified: false,
    });
    expect(await isVerifiedAfter(services.clock(), "+15145550172")).toMatchObject({ phone_verified: true });
  });

  it("set a password once, in the member's language, and end every session with its sockets", async () => {
    const token = await openSession(services, member.id, { device_id: "own" });
    const guid = await forgot(` ${member.email.toUpperCase()} `);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: member.email, language: "fr", path: `/reset-password/${guid}` });
    expect(mails[0]!.html).toContain(`https://tablee.example/reset-password/${guid}`);

    expect(await reset(guid)).toBe(true);
    expect([await logIn(OLD), await logIn(NEW)]).toEqual(["login_invalid", undefined]);
    expect((await api.fetch("/api/client/account/current-user", { token })).status).toBe(401);
    expect(ended).toHaveLength(1);
    expect(await reset(guid, "Other4Words")).toBe("link_invalid");
    await doJobs();
    expect(mails.at(-1)).toMatchObject({ to: member.email, subject: "Votre mot de passe a été changé" });
  });

  it("stay valid after a refused password, and also set a first password", async () => {
    const other = await makeAccount(database.db);
    const guid = await forgot(other.email);
    expect(await reset(guid, "short1A")).toBe("password_invalid");
    expect(await reset(guid, "Password1")).toBe("password_common");
    expect(await reset(guid)).toBe(true);
    expect(await logIn(NEW, other.email)).toBeUndefined();
  });

  it("are one where they come twice at once", async () => {
    const guid = await forgot();
    const answers = await Promise.all(
      ["One4Password", "Two4Passwords", "Six4Passwords"].map((one) => reset(guid, one)),
    );
    expect(answers.filter((answer) => answer === true)).toHaveLength(1);
    expect(answers.filter((answer) => answer === "link_invalid")).toHaveLength(2);
  });

  it("expire after an hour, when a newer one is sent, and when the member's e-mail changes", async () => {
    const first = await forgot();
    const second = await forgot();
    expect([await check(first), await check(second)]).toEqual(["link_invalid", true]);
    expect(await reset(first)).toBe("link_invalid");
    later(HOUR);
    expect(await check(second)).toBe("link_invalid");
    expect(await reset(second)).toBe("link_invalid");
    const third = await forgot();
    expect(await check(third)).toBe(true);
    await database.query("update accounts set email = $1 where id = $2", [`moved-${member.id}@tablee.test`, member.id]);
    expect(await check(third)).toBe("link_invalid");
    expect(await reset(third)).toBe("link_invalid");
  });

  it("are valid for their own purpose only, and are not stored in readable form", async () => {
    const guid = await forgot();
    expect(codeOf(await call("verify-email", { guid }))).toBe("link_invalid");
    for (const made_up of ["", "x", guid.toUpperCase(), "'; drop table accounts; --"]) {
      expect(await reset(made_up)).toBe("link_invalid");
    }
    const { rows } = await database.query("select * from account_links");
    expect(JSON.stringify(rows)).not.toContain(guid);
    expect(await reset(guid)).toBe(true);
  });

  it("answer for an unknown e-mail what they do for a known one, and ask the same work of the call", async () => {
    const [known, unknown] = [
      await call("forgot-password", { email: member.email, username: "anne" }),
      await call("forgot-password", { email: "nobody@tablee.test" }),
    ];
    expect(unknown).toEqual(known);
    expect(jobs).toHaveLength(2);
    const resend = [
      await call("send-verification", { email: member.email }),
      await call("send-verification", { email: "nobody@tablee.test" }),
    ];
    expect(resend[1]).toEqual(resend[0]);
    expect(jobs).toHaveLength(4);
    await doJobs();
    expect(mails.map(({ to }) => to)).toEqual([member.email, member.email]);
    for (const email of ["", "a@b", "a b@c.ca", `${"a".repeat(65)}@b.ca`]) {
      expect(codeOf(await call("forgot-password", { email })), email).toBe("email_invalid");
    }
  });

  it("are not guessed, of either kind: whoever tries others is stopped, and their owner is not", async () => {
    const guesses = {
      "reset-password": () => ({ guid: crypto.randomUUID(), password: NEW }),
      "check-reset-link": () => ({ guid: crypto.randomUUID() }),
      "verify-email": () => ({ guid: crypto.randomUUID() }),
    };
    const guid = await forgot();
    await call("send-verification", { email: member.email });
    await doJobs();
    const verification = guidOf(mails.at(-1));
    for (const [n, [path, guess]] of Object.entries(guesses).entries()) {
      const from = { "x-forwarded-for": `198.51.${n}.7` };
      const tries = await Promise.all(Array.from({ length: 34 }, () => call(path, guess(), from)));
      expect(tries.filter((one) => codeOf(one) === "link_invalid")).toHaveLength(30);
      expect(tries.filter((one) => one.status === 429)).toHaveLength(4);
      // Both calls share one limit.
      for (const [either, other] of Object.entries(guesses)) {
        expect((await call(either, other(), from)).status).toBe(429);
      }
    }
    // Nor are those with a valid link who share an address with guessers, as in an office or a school.
    const shared = { "x-forwarded-for": "198.51.0.7" };
    expect((await call("check-reset-link", { guid }, shared)).body).toBe(true);
    expect(codeOf(await call("reset-password", { guid, password: "short1A" }, shared))).toBe("password_invalid");
    expect((await call("verify-email", { guid: verification }, shared)).body).toBe(true);
    expect((await call("reset-password", { guid, password: NEW }, shared)).body).toBe(true);
    expect((await call("check-reset-link", { guid }, shared)).status).toBe(429);
  });

  it("are limited per recipient and per address", async () => {
    const ask = (n: number, email: string) =>
      call("forgot-password", { email }, { "x-forwarded-for": `203.0.${n}.1` }).then(({ status }) => status);
    const to_one = [];
    for (let n = 0; n < 8; n++) to_one.push(await ask(n, member.email));
    expect(to_one).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    // A link of one kind is asked for although those of the other are used up: a verified address is sent none of those.
    const other = await call("send-verification", { email: member.email }, { "x-forwarded-for": "203.0.50.1" });
    expect(other.status).toBe(200);
    const from_one = [];
    for (let n = 0; n < 12; n++) from_one.push(await ask(100, `many${n}@tablee.test`));
    expect(from_one.filter((status) => status === 429)).toHaveLength(2);
  });

  it("of a forgotten password are sent however often others asked for another kind", async () => {
    const from = (n: number) => ({ "x-forwarded-for": `203.0.${n}.1` });
    const { email } = await makeAccount(database.db, { password_hash, email_verified_at: services.clock() });
    const asked = [];
    for (let n = 0; n < 6; n++) asked.push(await call("send-verification", { email }, from(n)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    await doJobs();
    expect(mails).toEqual([]);
    expect(await check(await forgot(email))).toBe(true);
  });

  it("are created anew when their mail fails to send, and the previous link stays valid until the mail is sent", async () => {
    const before = await forgot();
    await call("forgot-password", { email: member.email });
    const [job] = jobs.splice(0);
    const { mail } = services;
    // The mail arrives, but the connection breaks before the server confirms it.
    const arrived: MailMessage[] = [];
    services.mail = { send: (one) => (arrived.push(one), Promise.reject(new Error("No line"))) };
    await expect(job!()).rejects.toThrow("No line");
    await expect(job!()).rejects.toThrow("No line");
    const opens = async (guid: string) => (await reset(guid, "short1A")) === "password_invalid";
    const [first, second] = arrived.map(guidOf);
    expect(await Promise.all([before, first!, second!].map(opens))).toEqual([true, true, true]);
    later(HOUR - 1);
    await expect(job!()).rejects.toThrow("No line");
    later(1);
    const third = guidOf(arrived[2]);
    expect(await Promise.all([before, first!, third].map(opens))).toEqual([false, false, true]);

    services.mail = mail;
    await job!();
    const last = guidOf(mails.at(-1));
    expect(await Promise.all([third, last].map(opens))).toEqual([false, true]);
    expect(await reset(last)).toBe(true);
  });

  it("verify an e-mail before the first sign-in, where the settings require it", async () => {
    settings.email_verification = true;
    expect([await logIn("Wrong4Word"), await logIn(OLD)]).toEqual(["login_invalid", "activation_needed"]);
    await call("send-verification", { email: member.email });
    await doJobs();
    const guid = guidOf(mails[0]);
    expect(mails[0]!.path).toBe(`/email/verification/${guid}`);
    later(72 * HOUR - 1);
    // An old token that a client still sends does not matter.
    const old = { authorization: "Bearer expired" };
    expect((await call("verify-email", { guid }, old)).body).toBe(true);
    expect(await logIn(OLD)).toBeUndefined();
    expect(codeOf(await call("verify-email", { guid }))).toBe("link_invalid");
    await call("send-verification", { email: member.email });
    await doJobs();
    expect(mails).toHaveLength(1);
  });

  it("verify the e-mail that they were sent to", async () => {
    settings.email_verification = true;
    expect(await reset(await forgot())).toBe(true);
    expect(await logIn(NEW)).toBeUndefined();
  });

  it("are unavailable where the installation sends no mail", async () => {
    services.mail = { off: true, send: async () => {} };
    await api.close();
    api = await startApi(services, { trustProxy: 1 });
    for (const path of ["forgot-password", "send-verification"]) {
      expect(await call(path, { email: member.email })).toMatchObject({ status: 503, body: { code: "unavailable" } });
    }
    expect(jobs).toEqual([]);
  });

  it("a session that is not remembered lasts twelve hours, however it is used", async () => {
    const signIn = async (remember?: boolean) => {
      const response = await api.fetch("/api/client/account/login", {
        json: { email: member.email, password: OLD, ...(remember === undefined ? {} : { remember }) },
      });
      return ((await response.json()) as { token: string }).token;
    };
    const ask = (token: string) => api.fetch("/api/client/account/current-user", { token });
    const [short, long, usual] = [await signIn(false), await signIn(true), await signIn()];
    expect(new Set([short, long, usual]).size).toBe(3);
    later(12 * HOUR - 1_000);
    expect((await ask(short)).status).toBe(200);
    expect((await ask(short)).headers.get("x-renewed-token")).toBeNull();
    later(1_001);
    expect([(await ask(short)).status, (await ask(long)).status, (await ask(usual)).status]).toEqual([401, 200, 200]);
  });
});
