import { deviceName } from "@tablee/domain/accounts/device-name";
import { passkeyHolder } from "@tablee/domain/accounts/ways/passkey-holder";
import { m } from "../../../paraglide/messages.js";
import type { Platform } from "../../../platform/platform.ts";
import { deviceFacts } from "../../../session/device.ts";

/** As long as the contract lets a name be. */
const LENGTH = 50;

/** What this device is called by whoever holds it: "iPhone · Safari"; "" where it says nothing of itself. */
function thisDevice(platform: Platform): string {
  const { what, system } = deviceName(deviceFacts(platform));
  const model = /iPhone|iPad/.exec(platform.user_agent)?.[0] ?? system;
  return [model, what].filter((word) => word !== null).join(" · ");
}

/** The name that a new passkey gets, until its member has a better one: where it is. */
export function nameOfNewPasskey(
  platform: Platform,
  made: { attachment: string | undefined; transports: readonly string[] },
): string {
  const holder = passkeyHolder(made);
  if (holder === "phone") return m.ways_passkey_on_phone();
  if (holder === "security_key") return m.ways_passkey_on_key();
  const device = thisDevice(platform);
  return device === "" ? m.ways_passkey() : [...m.ways_passkey_on({ device })].slice(0, LENGTH).join("");
}
