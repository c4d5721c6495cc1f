const DEFAULT_TIMEZONE = "America/Toronto";

/**
 * Timezones of the provinces that differ from Toronto's, by province code. A province with several timezones has that
 * of its largest city.
 */
const PROVINCES: Readonly<Record<string, string>> = {
  NL: "America/St_Johns",
  NS: "America/Halifax",
  NB: "America/Halifax",
  PE: "America/Halifax",
  MB: "America/Winnipeg",
  SK: "America/Regina",
  AB: "America/Edmonton",
  NT: "America/Edmonton",
  BC: "America/Vancouver",
  YT: "America/Whitehorse",
};

const PACIFIC = ["CA", "NV", "OR", "WA"];
const MOUNTAIN = ["CO", "ID", "MT", "NM", "UT", "WY"];
const CENTRAL = ["AL", "AR", "IA", "IL", "KS", "LA", "MN", "MO", "MS", "ND", "NE", "OK", "SD", "TN", "TX", "WI"];

const zoned = (states: readonly string[], zone: string) => states.map((state) => [state, zone] as const);
const STATES: Readonly<Record<string, string>> = Object.fromEntries([
  ...zoned(PACIFIC, "America/Los_Angeles"),
  ...zoned(MOUNTAIN, "America/Denver"),
  ...zoned(CENTRAL, "America/Chicago"),
  ["AZ", "America/Phoenix"],
  ["AK", "America/Anchorage"],
  ["HI", "Pacific/Honolulu"],
]);

/** Countries with one timezone, or nearly so. */
const COUNTRIES: Readonly<Record<string, string>> = { FR: "Europe/Paris", GB: "Europe/London", US: "America/New_York" };

const found = (zones: Readonly<Record<string, string>>, key: string): string | null =>
  Object.hasOwn(zones, key) ? (zones[key] ?? null) : null;

/**
 * The timezone of a member's address, as far as the address determines it; otherwise Tablée's home timezone
 * (accounts §50). The state is free text: anything but a known code is ignored, and the country decides.
 */
export function homeTimezone({ country, state }: { country: string | null; state: string | null }): string {
  const land = (country ?? "CA").trim().toUpperCase();
  const code = (state ?? "").trim().toUpperCase();
  const near = land === "CA" ? found(PROVINCES, code) : land === "US" ? found(STATES, code) : null;
  return near ?? found(COUNTRIES, land) ?? DEFAULT_TIMEZONE;
}
