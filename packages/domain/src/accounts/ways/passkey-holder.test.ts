import { expect, it } from "vitest";
import { passkeyHolder } from "./passkey-holder.ts";

it("a passkey is held by this device unless the browser reports another", () => {
  expect(passkeyHolder({ attachment: undefined, transports: [] })).toBe("this_device");
  expect(passkeyHolder({ attachment: "platform", transports: ["internal", "hybrid"] })).toBe("this_device");
  expect(passkeyHolder({ attachment: "cross-platform", transports: ["hybrid", "internal"] })).toBe("phone");
  expect(passkeyHolder({ attachment: "cross-platform", transports: ["usb", "nfc"] })).toBe("security_key");
  expect(passkeyHolder({ attachment: "cross-platform", transports: [] })).toBe("security_key");
});
