import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import type { MailMessage } from "../ports/mail.ts";
import { callAs } from "../testing/call-as.ts";
import { keptJobs } from "../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { accountsRouter } from "./accounts.router.ts";
import { hashPassword } from "./password.ts";
import { viewerOfToken } from "./sessions.ts";

const PASSWORD = "Tablee2026";
const password_hash = await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 });
const PHONE = { device_id: "phone", device_model: "Firefox/133.0", os: "android", native: false };

describe.each(testDatabases())("sign-ins on devices on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let member: { id: number; email: string };
  const sent: MailMessage[] = [];
  const jobs = keptJobs();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    sent.length = 0;
    services = makeServices(database, { jobs, mail: { send: async (mail) => void sent.push(mail) } });
    member = await makeAccount(database.db, { password_hash, language: "fr" });
  });
  const logIn = (device: object = {}) =>
    callAs(services, accountsRouter).login({ email: member.email, password: PASSWORD, ...device });
  const mails = async () => {
    await jobs.run(services);
    return sent;
  };

  it("are reported by mail in the member's language when the device is new, except the very first one", async () => {
    await logIn({ device_id: "home" });
    await logIn({ device_id: "home" });
    expect(await mails()).toEqual([]);
    await logIn(PHONE);
    expect(await mails()).toEqual([
      expect.objectContaining({
        to: member.email,
        subject: "Nouvelle connexion à votre compte",
        path: "/account/security",
      }),
    ]);
    expect(sent[0]?.text).toContain("Firefox, Android");
    expect(sent[0]?.text).toMatch(/\d+ novembre 2026.*\d\sh(\s\d\d)?\sHNE/);
    await logIn(PHONE);
    await logIn({ device_id: "home" });
    expect(await mails()).toHaveLength(1);
  });

  it("are reported with the time in the member's own time zone", async () => {
    services.setTime(new Date("2026-11-18T03:30:00Z"));
    member = await makeAccount(database.db, { password_hash, language: "en", country: "CA", state: "MB" });
    await logIn({ device_id: "home" });
    await logIn(PHONE);
    await mails();
    expect(sent[0]?.text.replaceAll(/\s/g, " ")).toContain("November 17, 2026 at 21:30 CST");
  });

  it("are reported once when several arrive together, and the device stays known after a sign-out", async () => {
    const { token } = await logIn({ device_id: "home" });
    await callAs(services, accountsRouter, await viewerOfToken(services, token)).logout();
    await Promise.all([logIn(PHONE), logIn(PHONE), logIn(PHONE)]);
    expect(await mails()).toHaveLength(1);
    await logIn({ device_id: "home" });
    expect(await mails()).toHaveLength(1);
  });

  it("on a device without an identifier are reported every time", async () => {
    await logIn();
    await logIn();
    expect(await mails()).toHaveLength(1);
    expect(sent[0]?.text).toContain("Appareil inconnu");
  });

  it("keep at most fifty devices per member, as hashes that differ between members", async () => {
    const other = await makeAccount(database.db, { password_hash });
    await callAs(services, accountsRouter).login({ email: other.email, password: PASSWORD, ...PHONE });
    await logIn(PHONE);
    for (let n = 0; n < 52; n++) {
      services.setTime(new Date(services.clock().getTime() + 1_000));
      await logIn({ device_id: `d${n}` });
    }
    const { rows } = await database.query(
      "select account_id, device_hash from known_devices where account_id = any($1)",
      [[member.id, other.id]],
    );
    expect(rows.filter(({ account_id }) => account_id === member.id)).toHaveLength(50);
    expect(new Set(rows.map(({ device_hash }) => device_hash)).size).toBe(51);
    expect(JSON.stringify(rows)).not.toContain("phone");
  });

  it("update what the device reports about itself, but never its identifier", async () => {
    const { token } = await logIn({ device_id: "home", device_model: "Chrome/155.0", os: "linux" });
    const viewer = await viewerOfToken(services, token);
    const as = callAs(services, accountsRouter, viewer);
    await as.currentUser({ device_id: "another", device_model: "Edg/156.0", os: "windows", os_version: "11" });
    expect((await as.devices())[0]).toMatchObject({ what: "Edge", system: "Windows", native: false });
    const { rows } = await database.query("select device from sessions where id = $1", [viewer!.session_id]);
    expect(rows).toEqual([
      { device: { device_id: "home", device_model: "Edg/156.0", os: "windows", os_version: "11" } },
    ]);
    await as.currentUser({});
    expect((await as.devices())[0]).toMatchObject({ what: "Edge", system: "Windows" });
  });
});
