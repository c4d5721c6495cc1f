import { expect, it } from "vitest";
import { holdUnsaved, isAnythingUnsaved } from "./unsaved-tabs.ts";

// A channel only reaches its own origin, so there is no target origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (channel: BroadcastChannel, words: string) => channel.postMessage(words);

/** Another tab, in which something is unsaved. */
function otherTab() {
  const channel = new BroadcastChannel("unsaved");
  channel.addEventListener("message", ({ data }) => {
    if (data === "is anything unsaved?") say(channel, "yes");
  });
  return channel;
}

it("this page and the other tabs are asked whether something is unsaved", async () => {
  const leave = holdUnsaved();
  expect(await isAnythingUnsaved()).toBe(true);
  leave();
  expect(await isAnythingUnsaved(50)).toBe(false);
  const other = otherTab();
  expect(await isAnythingUnsaved(60_000)).toBe(true);
  other.close();
});

it("a page with something unsaved answers the others, and not once it is saved", async () => {
  const asking = new BroadcastChannel("unsaved");
  const heard: unknown[] = [];
  asking.addEventListener("message", ({ data }) => heard.push(data));
  const leave = holdUnsaved();
  say(asking, "is anything unsaved?");
  await expect.poll(() => heard).toEqual(["yes"]);
  leave();
  const other = otherTab();
  say(asking, "is anything unsaved?");
  // Messages keep their order: what the first page might have said would be there too.
  await expect.poll(() => heard.length).toBeGreaterThan(1);
  expect(heard).toEqual(["yes", "yes"]);
  other.close();
  asking.close();
});
