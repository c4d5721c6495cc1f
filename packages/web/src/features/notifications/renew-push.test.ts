import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../../api/create-api.ts";
import type { PushDevice, PushState } from "../../platform/platform.ts";
import { keptPush } from "../../storage/kept-push.ts";
import { renewPush } from "./renew-push.ts";

afterEach(() => keptPush.reset());

const keys = { p256dh: "p", auth: "a" };
const world = (state: PushState) => {
  const registerWebPush = vi.fn(async (_wish: object) => true);
  const push = { state: async () => state } as PushDevice;
  return { registerWebPush, renew: () => renewPush(7, push, { notifications: { registerWebPush } } as unknown as Api) };
};

it("registers a browser whose address has changed, once, for whoever turned push on here", async () => {
  const { renew, registerWebPush } = world({ subscription: { endpoint: "https://push.test/2", keys } });
  expect(await renew()).toBe(false);
  keptPush.set({ account_id: 8, endpoint: "https://push.test/1" });
  expect(await renew()).toBe(false);
  keptPush.set({ account_id: 7 });
  expect([await renew(), await renew()]).toEqual([true, false]);
  expect(registerWebPush.mock.calls).toEqual([[{ subscription: { endpoint: "https://push.test/2", keys } }]]);
});

it("does nothing where the browser has no address, or its person refuses", async () => {
  keptPush.set({ account_id: 7, endpoint: "https://push.test/1" });
  for (const state of [{ subscription: null }, "refused", "none"] as const) {
    expect(await world(state).renew()).toBe(false);
  }
});
