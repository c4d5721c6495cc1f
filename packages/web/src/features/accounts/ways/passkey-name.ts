import { deviceName } from "@tablee/domain/accounts/device-name";
import { passkeyHolder } from "@tablee/domain/accounts/ways/passkey-holder";
import { m } from "../../../paraglide/messages.js";
import type { Platform } from "../../../platform/platform.ts";
import { deviceFacts } from "../../../session/device.ts";

/** The longest name that the contract accepts. */
const LENGTH = 50;

/** Returns what its owner would call this device, such as "iPhone · Safari"; "" if it reports nothing about itself. */
function thisDevice(platform: Platform): string {
  const { what, system } = deviceName(deviceFacts(platform));
  const model = /iPhone|iPad/.exec(platform.user_agent)?.[0] ?? system;
  return [model, what].filter((word) => word !== null).join(" · ");
}

/** Returns the name of a new passkey, which says where it is stored; its member can change it. */
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
