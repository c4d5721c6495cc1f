import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../../api/create-api.ts";
import type { Platform, PushState } from "../../platform/platform.ts";
import { keptPush } from "../../storage/kept-push.ts";
import { renewPush } from "./renew-push.ts";

afterEach(() => keptPush.reset());

const keys = { p256dh: "p", auth: "a" };
const world = (state: PushState) => {
  const registerWebPush = vi.fn(async (_wish: object) => true);
  const registerDeviceToken = vi.fn(async (_wish: object) => true);
  const platform = { user_agent: "", push: { state: async () => state } } as Platform;
  const api = { notifications: { registerWebPush, registerDeviceToken } } as unknown as Api;
  return { registerWebPush, registerDeviceToken, renew: () => renewPush(7, platform, api) };
};

it("registers a browser whose push address has changed, once, for the member who turned push on there", async () => {
  const { renew, registerWebPush } = world({ subscription: { endpoint: "https://push.test/2", keys } });
  expect(await renew()).toBe(false);
  keptPush.set({ account_id: 8, endpoint: "https://push.test/1" });
  expect(await renew()).toBe(false);
  keptPush.set({ account_id: 7 });
  expect([await renew(), await renew()]).toEqual([true, false]);
  expect(registerWebPush.mock.calls).toEqual([[{ subscription: { endpoint: "https://push.test/2", keys } }]]);
});

it("does nothing when the browser has no push address or push is refused", async () => {
  keptPush.set({ account_id: 7, endpoint: "https://push.test/1" });
  for (const state of [{ subscription: null }, "refused", "none"] as const) {
    expect(await world(state).renew()).toBe(false);
  }
});

it("registers a native app again each time, for the member who turned push on there", async () => {
  const { renew, registerDeviceToken, registerWebPush } = world({ subscription: { token: "of-a-phone" } });
  expect(await renew()).toBe(false);
  keptPush.set({ account_id: 7, endpoint: "of-a-phone" });
  expect([await renew(), await renew()]).toEqual([true, true]);
  expect(registerDeviceToken).toHaveBeenLastCalledWith({ token: "of-a-phone", device_id: expect.any(String) });
  expect(registerWebPush).not.toHaveBeenCalled();
});
