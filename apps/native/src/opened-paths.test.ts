import { describe, expect, it, vi } from "vitest";
import { followOpened, pathOfLink, pathOfPush } from "./opened-paths.ts";
import { FakeDevice } from "./testing/fake-device.ts";

const OURS = ["https://tablee.test"];

describe("a link that opens the app", () => {
  it.each([
    ["https://tablee.test", "/"],
    ["https://tablee.test/menu/1?item=2#top", "/menu/1?item=2#top"],
    ["HTTPS://TABLEE.test:443/share/é", "/share/%C3%A9"],
  ])("%s leads to %s", (address, path) => expect(pathOfLink(address, OURS)).toBe(path));

  it.each([
    "https://tablee.test.evil.example/menu/1",
    "https://tablee.test@evil.example/",
    "http://tablee.test/menu/1",
    "https://tablee.test//evil.example",
    "https://tablee.test/.//evil.example",
    "app.tablee://tablee.test/menu/1",
    "javascript:alert(1)",
    "/menu/1",
    "",
  ])("%s leads nowhere", (address) => expect(pathOfLink(address, OURS)).toBeNull());
});

describe("a pushed message that is pressed", () => {
  it("leads to the path in its data, if that is a path of the app", () => {
    expect(pathOfPush({ redirect: "/orders/history/4" })).toBe("/orders/history/4");
    for (const redirect of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "",
      7,
    ]) {
      expect(pathOfPush({ redirect })).toBeNull();
    }
    expect([pathOfPush(undefined), pathOfPush(null), pathOfPush("x"), pathOfPush({})]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

it("the app opens the page of a link or a pressed message, and nothing for foreign ones", async () => {
  const device = new FakeDevice();
  const open = vi.fn();
  followOpened(device.plugins(), { origins: OURS, open });
  await vi.dynamicImportSettled();
  device.say("appUrlOpen", { url: "https://tablee.test/menu/1" });
  device.say("appUrlOpen", { url: "https://evil.example/menu/2" });
  device.say("pushNotificationActionPerformed", { notification: { data: { redirect: "/notifications" } } });
  device.say("pushNotificationActionPerformed", { notification: { data: {} } });
  expect(open.mock.calls).toEqual([["/menu/1"], ["/notifications"]]);
});
