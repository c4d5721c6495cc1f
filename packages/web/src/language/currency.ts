import type { Currency } from "@tablee/domain/money/minor";
import { useSyncExternalStore } from "react";
import { devicePreferences } from "../storage/device-preferences.ts";

const SERVED_CURRENCY: Currency = "CAD";

/** The currency of amounts behind which there is no restaurant (language §18); the server and the first render have CAD. */
export const useCurrency = (): Currency =>
  useSyncExternalStore(
    devicePreferences.subscribe,
    () => devicePreferences.get().currency,
    () => SERVED_CURRENCY,
  );
