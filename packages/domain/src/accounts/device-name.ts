/** Browsers, by the word that `device_model` starts with. */
const BROWSERS = new Map([
  ["Chrome", "Chrome"],
  ["Edg", "Edge"],
  ["Firefox", "Firefox"],
  ["OPR", "Opera"],
  ["Safari", "Safari"],
]);
const SYSTEMS = new Map([
  ["android", "Android"],
  ["chromeos", "ChromeOS"],
  ["ios", "iOS"],
  ["linux", "Linux"],
  ["mac", "macOS"],
  ["windows", "Windows"],
]);
const MODEL_LENGTH = 40;

export interface DeviceName {
  /** The browser, or for a native app the device's model; null if it did not report one. */
  what: string | null;
  /** The system; null: unknown. */
  system: string | null;
  native: boolean;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The name of a device as its member would recognise it, from what the device reported at sign-in. */
export function deviceName(facts: Readonly<Record<string, unknown>> | null): DeviceName {
  const native = facts?.["native"] === true;
  const model = textOf(facts?.["device_model"]);
  const browser = BROWSERS.get(model.split("/")[0] ?? "") ?? null;
  const said = model === "" || model === "browser" ? null : [...model].slice(0, MODEL_LENGTH).join("");
  return { what: native ? said : browser, system: SYSTEMS.get(textOf(facts?.["os"])) ?? null, native };
}
