import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { authenticate } from "../../accounts/sessions.ts";
import { accountsRouter } from "../../accounts/accounts.router.ts";
import { hashPassword } from "../../accounts/password.ts";
import type { Database } from "../../database/open-database.ts";
import { callAs } from "../../testing/call-as.ts";
import { emptyTables } from "../../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { refusalOf } from "../../testing/order-world.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { everyDatabase } from "../../testing/test-database.ts";
import { notificationsRouter } from "../notifications.router.ts";
import { storedDevices } from "./push-devices.ts";

const PASSWORD = "Tablee2026";
const password_hash = await hashPassword(PASSWORD, { N: 1024, r: 8, p: 1 });
const subscriptionOf = (n: number | string, auth = "a".repeat(22)) => ({
  endpoint: `https://push.example/${n}`,
  keys: { p256dh: `B${"x".repeat(86)}`, auth },
});

describe.each(everyDatabase())("devices that receive push messages, on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let member: { id: number; email: string };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "push_devices"]);
    const push = { web_key: "B-key", native: true, send: async () => {} };
    services = makeServices(database, { push });
    member = await makeAccount(database.db, { password_hash });
  });
  const signIn = async (who = member) => {
    const { token } = await callAs(services, accountsRouter).login({ email: who.email, password: PASSWORD });
    const { viewer } = (await authenticate(services, token))!;
    return { token, viewer, as: callAs(services, notificationsRouter, viewer) };
  };
  const devicesOf = async (id = member.id) =>
    (await storedDevices(services).of(id)).map((one) => (one.kind === "web" ? one.endpoint.slice(21) : one.token));
  const later = (ms = 1_000) => services.setTime(new Date(services.clock().getTime() + ms));

  it("are registered once each, at most ten of them, and can be removed", async () => {
    const { as } = await signIn();
    for (let n = 0; n < 12; n++) {
      expect(await as.registerWebPush({ subscription: subscriptionOf(n) })).toBe(true);
      later();
    }
    await as.registerWebPush({ subscription: subscriptionOf(11) });
    expect(await devicesOf()).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
    const { key, endpoints } = await as.webPush();
    expect([key, endpoints.length]).toEqual(["B-key", 10]);
    expect(await as.unregisterWebPush({ endpoint: subscriptionOf(2).endpoint })).toBe(true);
    expect(await as.unregisterWebPush({ endpoint: "nothing" })).toBe(true);
    expect(await devicesOf()).toHaveLength(9);
  });

  it("belong to the member now signed in on them, and cannot be claimed without the browser's secret", async () => {
    const other = await makeAccount(database.db, { password_hash });
    const [mine, theirs] = [await signIn(), await signIn(other)];
    await mine.as.registerWebPush({ subscription: subscriptionOf(1) });
    expect(await theirs.as.registerWebPush({ subscription: subscriptionOf(1, "b".repeat(22)) })).toBe(false);
    expect(await devicesOf()).toEqual(["1"]);
    await theirs.as.unregisterWebPush({ endpoint: subscriptionOf(1).endpoint });
    expect(await devicesOf()).toEqual(["1"]);
    expect(await theirs.as.registerWebPush({ subscription: subscriptionOf(1) })).toBe(true);
    expect([await devicesOf(), await devicesOf(other.id)]).toEqual([[], ["1"]]);
  });

  it("end with their session, stay through its renewal, and receive nothing after it has expired", async () => {
    const { as, token, viewer } = await signIn();
    await as.registerWebPush({ subscription: subscriptionOf(1) });
    later(60 * 86_400_000);
    const renewed = await authenticate(services, token);
    expect(renewed?.renewed_token).toEqual(expect.any(String));
    later(600_000);
    expect(await devicesOf()).toEqual(["1"]);
    const next = (await authenticate(services, renewed!.renewed_token!))!.viewer;
    expect(next.session_id).not.toBe(viewer.session_id);
    await callAs(services, accountsRouter, next).logout();
    expect(await devicesOf()).toEqual([]);
    const again = await signIn();
    await again.as.registerWebPush({ subscription: subscriptionOf(1) });
    later(91 * 86_400_000);
    expect(await devicesOf()).toEqual([]);
  });

  it("of native shells have one token each, the newest", async () => {
    const { as } = await signIn();
    await as.registerDeviceToken({ token: "first", device_id: "phone" });
    await as.registerDeviceToken({ token: "tablet", device_id: "tablet" });
    await as.registerDeviceToken({ token: "second", device_id: "phone" });
    expect(await devicesOf()).toEqual(["tablet", "second"]);
  });

  it("are refused if their subscription is invalid, or if the installation sends no push messages", async () => {
    const { as, viewer } = await signIn();
    const { endpoint, keys } = subscriptionOf(1);
    for (const subscription of [
      { endpoint: "http://push.example/1", keys },
      { endpoint: "javascript:alert(1)", keys },
      { endpoint: `https://push.example/${"x".repeat(1_000)}`, keys },
      { endpoint, keys: { ...keys, p256dh: "short" } },
      { endpoint, keys: { ...keys, auth: `${keys.auth}more` } },
    ]) {
      expect((await refusalOf(as.registerWebPush({ subscription }))).code).toBe("invalid_input");
    }
    const off = callAs(makeServices(database), notificationsRouter, viewer);
    expect(await off.webPush()).toEqual({ key: null, endpoints: [] });
    expect((await refusalOf(off.registerWebPush({ subscription: subscriptionOf(1) }))).code).toBe("unavailable");
    expect((await refusalOf(off.registerDeviceToken({ token: "t", device_id: "d" }))).code).toBe("unavailable");
    const visitor = callAs(services, notificationsRouter);
    expect((await refusalOf(visitor.registerWebPush({ subscription: subscriptionOf(1) }))).code).toBe("unauthorized");
  });
});
