const DEFAULT_TIMEZONE = "America/Toronto";

/** Of the provinces whose clocks differ from Toronto's, by their codes. Of one with several clocks: its largest city's. */
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

/** Countries with one clock, or nearly. */
const COUNTRIES: Readonly<Record<string, string>> = { FR: "Europe/Paris", GB: "Europe/London", US: "America/New_York" };

const found = (zones: Readonly<Record<string, string>>, key: string): string | null =>
  Object.hasOwn(zones, key) ? (zones[key] ?? null) : null;

/**
 * The clock of where a member lives, as far as the address tells; else that of where Tablée is at home (accounts §50).
 * A state is what somebody wrote: anything but its code tells no more than the country.
 */
export function homeTimezone({ country, state }: { country: string | null; state: string | null }): string {
  const land = (country ?? "CA").trim().toUpperCase();
  const code = (state ?? "").trim().toUpperCase();
  const near = land === "CA" ? found(PROVINCES, code) : land === "US" ? found(STATES, code) : null;
  return near ?? found(COUNTRIES, land) ?? DEFAULT_TIMEZONE;
}
