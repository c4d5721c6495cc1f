/** The runtime knows it; the compiler's library does not yet. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** Where restaurants are that make themselves: to ask all lands of the earth takes the runtime a third of a second. */
const LANDS = "CA US FR BE LU IE DE IT ES PT NL AT FI GR".split(" ");

/** The country, two letters, whose clock this is, among those whose money we know; else null. */
export const countryOfClock = (timezone: string): string | null =>
  LANDS.find((land) => (new Intl.Locale(`und-${land}`) as WithZones).getTimeZones?.()?.includes(timezone)) ?? null;
