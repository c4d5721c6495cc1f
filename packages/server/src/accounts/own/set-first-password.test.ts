import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import type { MailMessage } from "../../ports/mail.ts";
import { callAs } from "../../testing/call-as.ts";
import { keptJobs } from "../../testing/kept-jobs.ts";
import { makeServices } from "../../testing/make-services.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { accountsRouter } from "../accounts.router.ts";
import { openSession, viewerOfToken } from "../sessions.ts";

const PASSWORD = "Quatre4Petits";

describe.each(testDatabases())("a first password on %s", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("is set once by a member who came in without one, who is told of it and stays signed in elsewhere", async () => {
    const sent: MailMessage[] = [];
    const jobs = keptJobs();
    const services = makeServices(database, { jobs, mail: { send: async (mail) => void sent.push(mail) } });
    const { id, email } = await makeAccount(database.db);
    const there = await openSession(services, id, { device_id: "there" });
    const here = await viewerOfToken(services, await openSession(services, id, { device_id: "there" }));
    const calls = callAs(services, accountsRouter, here);
    const refused = (code: string) => expect.objectContaining({ code, status: 422 }) as object;
    await expect(calls.setPassword({ password: "short1A" })).rejects.toEqual(refused("password_invalid"));
    await expect(calls.setPassword({ password: "Password1" })).rejects.toEqual(refused("password_common"));
    const both = await Promise.allSettled([1, 2].map(() => calls.setPassword({ password: PASSWORD })));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(calls.setPassword({ password: "Another4Word" })).rejects.toEqual(refused("already_set"));
    await jobs.run(services);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, "Your account now has a password"]]);
    expect((await calls.login({ email, password: PASSWORD })).user.id).toBe(id);
    expect(await viewerOfToken(services, there)).not.toBeNull();
    services.setTime(new Date(services.clock().getTime() + 11 * 60_000));
    await expect(calls.setPassword({ password: PASSWORD })).rejects.toMatchObject({ code: "confirmation_needed" });
  });
});
