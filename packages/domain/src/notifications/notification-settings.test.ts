import { expect, it } from "vitest";
import { isTold, settingsWith } from "./notification-settings.ts";

it("notifies in the app and by push by default, by mail only where chosen", () => {
  expect(isTold({}, "like", "app")).toBe(true);
  expect(isTold({}, "order_ready", "push")).toBe(true);
  expect(isTold({}, "order_ready", "mail")).toBe(false);
  const chosen = { order_ready: { mail: true }, like: { push: false } };
  expect(isTold(chosen, "order_ready", "mail")).toBe(true);
  expect(isTold(chosen, "like", "push")).toBe(false);
  expect(isTold(chosen, "like", "app")).toBe(true);
});

it("a new choice leaves the types and channels unchanged that it does not name", () => {
  const stored = { like: { push: false }, order_ready: { mail: true } };
  expect(settingsWith(stored, { like: { app: false }, follow: { push: false } })).toEqual({
    like: { push: false, app: false },
    order_ready: { mail: true },
    follow: { push: false },
  });
  expect(settingsWith(stored, {})).toEqual(stored);
});
