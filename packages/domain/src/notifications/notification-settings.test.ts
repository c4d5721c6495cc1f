import { expect, it } from "vitest";
import { isTold, settingsWith } from "./notification-settings.ts";

it("tells of everything in the app and by push, by mail of what was asked for", () => {
  expect(isTold({}, "like", "app")).toBe(true);
  expect(isTold({}, "order_ready", "push")).toBe(true);
  expect(isTold({}, "order_ready", "mail")).toBe(false);
  const chosen = { order_ready: { mail: true }, like: { push: false } };
  expect(isTold(chosen, "order_ready", "mail")).toBe(true);
  expect(isTold(chosen, "like", "push")).toBe(false);
  expect(isTold(chosen, "like", "app")).toBe(true);
});

it("a new choice leaves alone what it does not speak of", () => {
  const stored = { like: { push: false }, order_ready: { mail: true } };
  expect(settingsWith(stored, { like: { app: false }, follow: { push: false } })).toEqual({
    like: { push: false, app: false },
    order_ready: { mail: true },
    follow: { push: false },
  });
  expect(settingsWith(stored, {})).toEqual(stored);
});
