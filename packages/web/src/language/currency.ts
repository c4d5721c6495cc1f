import type { Currency } from "@tablee/domain/money/minor";
import { useSyncExternalStore } from "react";
import { devicePreferences } from "../storage/device-preferences.ts";

const SERVED_CURRENCY: Currency = "CAD";

/** The currency of amounts that belong to no restaurant (language §18); CAD on the server and in the first render. */
export const useCurrency = (): Currency =>
  useSyncExternalStore(
    devicePreferences.subscribe,
    () => devicePreferences.get().currency,
    () => SERVED_CURRENCY,
  );
