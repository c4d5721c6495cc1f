import { useSyncExternalStore } from "react";

/** What the server renders for: the product's own city. The browser's answers come right after hydration. */
const SERVED_REGION = "en-CA";
const SERVED_TIMEZONE = "America/Toronto";

const never = () => () => undefined;
let timezone: string | undefined;

/** The same for what is asked for in the browser alone. */
export const deviceTimezone = () => (timezone ??= Intl.DateTimeFormat().resolvedOptions().timeZone || SERVED_TIMEZONE);

/** The browser's first language with its region ("en-CA"): it decides between kilometres and miles. */
export const useRegion = (): string =>
  useSyncExternalStore(
    never,
    () => navigator.language || SERVED_REGION,
    () => SERVED_REGION,
  );

/** The timezone of the person at the screen; a restaurant's own hours are told in the restaurant's. */
export const useTimezone = (): string => useSyncExternalStore(never, deviceTimezone, () => SERVED_TIMEZONE);
