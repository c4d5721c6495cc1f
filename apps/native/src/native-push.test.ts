import { afterEach, expect, it, vi } from "vitest";
import { nativePush } from "./native-push.ts";
import { fakeStorage, FakeDevice } from "./testing/fake-device.ts";

afterEach(() => void vi.useRealTimers());

/** The app on this device, which can be restarted any number of times. */
function world(device = new FakeDevice()) {
  const storage = fakeStorage(new Map());
  return { device, start: () => nativePush(device.plugins().push, () => storage) };
}

it("does not register before the member presses for it, even if the system already allows it", async () => {
  const { device, start } = world();
  device.push = "granted";
  expect(await start().state()).toEqual({ subscription: null });
  expect(device.called("register")).toEqual([]);
});

it("asks for permission first, and does not register after a refusal", async () => {
  const { device, start } = world();
  device.person = "refusing";
  expect(await start().subscribe("")).toBe("refused");
  expect(device.calls.map(({ method }) => method)).toEqual(["askPush"]);
  expect(await start().state()).toBe("refused");
});

it("registers once in each run of the app after permission, as the token may be another", async () => {
  const { device, start } = world();
  const push = start();
  expect(await push.subscribe("")).toEqual({ token: "token-1" });
  expect(device.calls.map(({ method }) => method)).toEqual(["askPush", "register"]);
  expect(await push.state()).toEqual({ subscription: { token: "token-1" } });
  expect(await start().state()).toEqual({ subscription: { token: "token-2" } });
  expect(device.count("registration")).toBe(0);
});

it("unregisters on demand, and gets another token afterwards", async () => {
  const { device, start } = world();
  const push = start();
  await push.subscribe("");
  await push.unsubscribe();
  expect(device.called("unregister")).toHaveLength(1);
  expect(await push.state()).toEqual({ subscription: null });
  expect(await push.subscribe("")).toEqual({ token: "token-2" });
});

it("has no token if the system's service fails or does not answer, and tries again at the next press", async () => {
  const { device, start } = world();
  const plugin = device.plugins().push;
  const push = nativePush(
    { ...plugin, register: async () => device.say("registrationError", { error: "no service" }) },
    () => fakeStorage(new Map()),
  );
  expect([await push.subscribe(""), await push.state()]).toEqual(["none", { subscription: null }]);
  vi.useFakeTimers();
  const silent = nativePush({ ...plugin, register: async () => {} }, () => fakeStorage(new Map()));
  const asked = silent.subscribe("");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await asked).toBe("none");
  vi.useRealTimers();
  expect(await start().subscribe("")).toEqual({ token: "token-1" });
});
