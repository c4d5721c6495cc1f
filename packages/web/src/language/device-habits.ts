import { useSyncExternalStore } from "react";

/** What the server renders with: the product's own city. The browser's values follow right after hydration. */
const SERVED_REGION = "en-CA";
const SERVED_TIMEZONE = "America/Toronto";

const never = () => () => undefined;
let timezone: string | undefined;

/** The same for code that runs only in the browser. */
export const deviceTimezone = () => (timezone ??= Intl.DateTimeFormat().resolvedOptions().timeZone || SERVED_TIMEZONE);

/** The browser's first language with its region ("en-CA"): it decides between kilometres and miles. */
export const useRegion = (): string =>
  useSyncExternalStore(
    never,
    () => navigator.language || SERVED_REGION,
    () => SERVED_REGION,
  );

/** The time zone of the person at the screen; a restaurant's hours are shown in the restaurant's own. */
export const useTimezone = (): string => useSyncExternalStore(never, deviceTimezone, () => SERVED_TIMEZONE);
