import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import type { Point } from "@tablee/domain/restaurants/distance";
import { useSyncExternalStore } from "react";
import type { Platform } from "./platform.ts";

/** Where somebody is taken to be until the device tells (places §1). */
const FALLBACK: KnownPosition = { ...FALLBACK_POSITION, from: "fallback" };

export interface KnownPosition extends Point {
  /** `fallback`: the fixed place of places §1, because the device has not told or will not. */
  from: "device" | "fallback";
}

let known = FALLBACK;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where this person is. The same object until it changes; the server and the first render have the fallback. */
export const usePosition = (): KnownPosition =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => FALLBACK,
  );

/** The same, asked once: after `locate` has answered. */
export const knownPosition = (): KnownPosition => known;

/** Asks the device, which may ask the person: only after a press that needs it. `false`: the fallback stays. */
export function locate(platform: Platform): Promise<boolean> {
  asked ??= platform.position().then((found) => {
    asked = null;
    if (!found) return false;
    known = { ...found, from: "device" };
    for (const listener of listeners) listener();
    return true;
  });
  return asked;
}

/** Asks the device only where the person allowed it before, so that nobody is asked at the door. */
export async function locateIfAllowed(platform: Platform): Promise<void> {
  if (await platform.positionAllowed()) await locate(platform);
}
