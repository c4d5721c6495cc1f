import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { silentRealtime } from "../../realtime/realtime.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { accountsRouter } from "../accounts.router.ts";
import { hashPassword } from "../password.ts";
import { authenticate, openSession, viewerOfToken } from "../sessions.ts";

const PASSWORD = "Tablee2026";
const password_hash = await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(testDatabases())("a member's devices on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let member: { id: number };
  const sessionEnded = vi.fn();
  const sent: unknown[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    sessionEnded.mockClear();
    sent.length = 0;
    services = makeServices(database, {
      realtime: { ...silentRealtime, sessionEnded },
      jobs: { enqueue: async (_tx, _queue, data) => void sent.push(data), enqueueAll: async () => {} },
    });
    member = await makeAccount(database.db, { password_hash });
  });
  const later = (ms: number) => services.setTime(new Date(services.clock().getTime() + ms));
  const signIn = (device = {}) => openSession(services, member.id, { device_id: "own", ...device });
  const callsOf = async (token: string) => callAs(services, accountsRouter, await viewerOfToken(services, token));
  const isIn = async (token: string) => (await viewerOfToken(services, token)) !== null;

  it("are named in words, this one first, then the one that was seen last", async () => {
    const here = await signIn({ device_model: "Firefox/133.0", os: "linux", native: false });
    await signIn({ device_model: "Pixel 9", os: "android", native: true });
    later(2 * HOUR);
    const seen = await signIn({ device_model: "Safari/605.1.15", os: "ios" });
    await openSession(services, (await makeAccount(database.db)).id, {});
    const devices = await (await callsOf(here)).devices();
    expect(devices.map(({ what, system, native, current }) => [what, system, native, current])).toEqual([
      ["Firefox", "Linux", false, true],
      ["Safari", "iOS", false, false],
      ["Pixel 9", "Android", true, false],
    ]);
    expect(JSON.stringify(devices)).not.toContain(seen);
    expect(devices[1]).toMatchObject({
      signed_in_at: "2026-11-18T19:00:00.000Z",
      last_seen_at: "2026-11-18T19:00:00.000Z",
    });
  });

  it("show the hour they were last seen, and a renewed session counts as the same device", async () => {
    const here = await signIn();
    later(30 * 60_000);
    await authenticate(services, here);
    const seen = async () => (await (await callsOf(here)).devices()).map(({ last_seen_at }) => last_seen_at);
    expect(await seen()).toEqual(["2026-11-18T17:00:00.000Z"]);
    later(HOUR);
    await authenticate(services, here);
    expect(await seen()).toEqual(["2026-11-18T18:30:00.000Z"]);
    later(60 * DAY);
    const { renewed_token } = (await authenticate(services, here))!;
    for (const token of [here, renewed_token!]) {
      expect((await (await callsOf(token)).devices()).map(({ current }) => current)).toEqual([true]);
    }
    later(90 * DAY);
    expect(await (await callsOf(await signIn())).devices()).toHaveLength(1);
  });

  it("are signed out one by one, with their sockets; nobody else's are", async () => {
    const [here, there] = [await signIn(), await signIn()];
    const other = await openSession(services, (await makeAccount(database.db)).id, {});
    const id = (await viewerOfToken(services, there))!.session_id;
    const calls = await callsOf(here);
    const others = (await viewerOfToken(services, other))!.session_id;
    await expect(calls.endSession({ id: others })).rejects.toMatchObject({ code: "not_found", status: 404 });
    expect(await calls.endSession({ id })).toBe(true);
    expect(sessionEnded.mock.calls).toEqual([[id]]);
    expect([await isIn(here), await isIn(there), await isIn(other)]).toEqual([true, false, true]);
    await expect(calls.endSession({ id })).rejects.toMatchObject({ code: "not_found" });
  });

  it("are all signed out but this one, also where a renewal of either is under way", async () => {
    const [here, there] = [await signIn(), await signIn()];
    later(60 * DAY);
    const before = await callsOf(here);
    const { renewed_token } = (await authenticate(services, here))!;
    await expect(before.endOtherSessions()).rejects.toMatchObject({ code: "confirmation_needed", status: 422 });
    await before.confirm({ password: PASSWORD });
    const [, renewing] = await Promise.all([
      before.endOtherSessions(),
      authenticate(services, there).catch(() => null),
    ]);
    if (renewing?.renewed_token) expect(await isIn(renewing.renewed_token)).toBe(false);
    expect([await isIn(here), await isIn(renewed_token!), await isIn(there)]).toEqual([true, true, false]);
    const after = await callsOf(renewed_token!);
    expect(await after.endOtherSessions()).toBe(0);
    // The predecessor's token may be in other hands.
    expect([await isIn(here), await isIn(renewed_token!)]).toEqual([false, true]);
  });

  it("but this one are signed out by another password, of which the member is told", async () => {
    const [here, there] = [await signIn(), await signIn()];
    const calls = await callsOf(here);
    expect(await calls.changePassword({ current_password: PASSWORD, password: "Nouvelle2026" })).toBe(true);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(sessionEnded).toHaveBeenCalledOnce();
    expect(sent).toEqual([expect.objectContaining({ kind: "password_changed" })]);
    await expect(calls.changePassword({ current_password: PASSWORD, password: "Autre2026" })).rejects.toMatchObject({
      code: "wrong_password",
    });
  });

  it("accept a change that is sent again because its answer was lost", async () => {
    const calls = await callsOf(await signIn());
    const change = () => calls.changePassword({ current_password: PASSWORD, password: "Nouvelle2026" });
    expect([await change(), await change()]).toEqual([true, true]);
    expect(sent).toHaveLength(1);
  });

  it("stay where the password cannot be changed", async () => {
    const [here, there] = [await signIn(), await signIn()];
    const calls = await callsOf(here);
    const change = (current_password: string, password: string) => calls.changePassword({ current_password, password });
    await expect(change("Wrong2026", "Nouvelle2026")).rejects.toMatchObject({ code: "wrong_password", status: 422 });
    await expect(change(PASSWORD, "court1A")).rejects.toMatchObject({ code: "password_invalid", status: 422 });
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
    expect(sent).toEqual([]);
    // A stolen token must not help to guess the password: wrong ones are counted, right ones are not.
    for (let n = 0; n < 9; n++)
      await expect(change("Wrong2026", "Nouvelle2026")).rejects.toMatchObject({ status: 422 });
    await expect(change(PASSWORD, "Nouvelle2026")).rejects.toMatchObject({ code: "too_many_requests", status: 429 });
  });

  it("change the password only once when two of them change it at the same time", async () => {
    const tokens = [await signIn(), await signIn()];
    const done = await Promise.allSettled(
      tokens.map(async (token, n) =>
        (await callsOf(token)).changePassword({ current_password: PASSWORD, password: `Nouvelle202${n}` }),
      ),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await Promise.all(tokens.map(isIn))).filter(Boolean)).toHaveLength(1);
  });
});
