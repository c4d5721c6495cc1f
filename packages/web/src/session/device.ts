import * as v from "valibot";
import type { Platform } from "../platform/platform.ts";
import { stored } from "../storage/stored.ts";

/** The id of this device towards the server, created at the first sign-in and stored from then on (accounts §38). */
const kept = stored("device", v.object({ id: v.optional(v.nullable(v.string()), null) }));

function deviceId(): string {
  const known = kept.get().id;
  if (known !== null) return known;
  const id = crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((hex, byte) => hex + byte.toString(16).padStart(2, "0"), "");
  kept.set({ id });
  return id;
}

/** Patterns for user agents; the first match names the system, and its group the version. */
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["ios", /(?:iPhone|iPad|iPod).*? OS ([\d_]+)/],
  ["android", /Android ([\d.]+)/],
  ["windows", /Windows NT ([\d.]+)/],
  ["mac", /Mac OS X ([\d_.]+)/],
  ["chromeos", /CrOS \S+ ([\d.]+)/],
  ["linux", /Linux()/],
];
const BROWSER = /(Edg|OPR|Firefox|Chrome|Safari)\/[\d.]+/;

/** What a sign-in says about the device (accounts §38). A browser has no model, so its own name is used. */
export function deviceFacts(platform: Platform) {
  const agent = platform.user_agent;
  const system = SYSTEMS.map(([name, pattern]) => ({ name, found: pattern.exec(agent) })).find(({ found }) => found);
  return {
    device_id: deviceId(),
    device_model: (platform.model ?? BROWSER.exec(agent)?.[0] ?? "browser").slice(0, 100),
    os: system?.name ?? "unknown",
    os_version: system?.found?.[1]?.replaceAll("_", ".").slice(0, 60) ?? "",
    native: platform.kind === "native",
  };
}
