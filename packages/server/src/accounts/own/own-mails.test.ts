import { expect, it, vi } from "vitest";
import type { Services } from "../../services.ts";
import { DEFAULT_SETTINGS } from "../../ports/settings.ts";
import { ownMailQueue } from "./own-mails.ts";

it("a link that an older version left in the queue is mailed unchanged", async () => {
  const send = vi.fn<Services["mail"]["send"]>(async () => {});
  const services = { settings: DEFAULT_SETTINGS, mail: { send } } as unknown as Services;
  const path = "/email/verification/4c1d";
  await ownMailQueue.work(services, { to: "ines@tablee.test", language: "fr", kind: "confirm_email", path });
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: "ines@tablee.test", path }));
});

it("the mail about a deletion has a button to sign in and keep the account", async () => {
  const send = vi.fn<Services["mail"]["send"]>(async () => {});
  const services = { settings: DEFAULT_SETTINGS, mail: { send } } as unknown as Services;
  await ownMailQueue.work(services, { to: "ines@tablee.test", language: "en", kind: "deletion_asked", path: "/login" });
  expect(send.mock.calls[0]?.[0].text).toContain("Sign in and keep my account");
});
