import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import type { Point } from "@tablee/domain/restaurants/distance";
import { useSyncExternalStore } from "react";
import type { AppContext } from "../routes/app-context.ts";
import type { Platform } from "./platform.ts";

/** Where somebody is taken to be until somebody tells (places §1). */
const FALLBACK: KnownPosition = { ...FALLBACK_POSITION, from: "fallback" };

export interface KnownPosition extends Point {
  /**
   * `address`: roughly, where the network's address is. `fallback`: the fixed place. Either because the device has not
   * told or will not.
   */
  from: "device" | "address" | "fallback";
}

let known = FALLBACK;
let asked: Promise<boolean> | null = null;
let askedServer: Promise<void> | null = null;
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
    know({ ...found, from: "device" });
    return true;
  });
  return asked;
}

/** Where the device has not told: asks our server where the network's address is, once. Never fails. */
export function locateByAddress({ orpc }: Pick<AppContext, "orpc">): Promise<void> {
  if (known.from !== "fallback") return Promise.resolve();
  askedServer ??= orpc.places.position
    .call()
    .then(({ latitude, longitude, from }) => {
      // The device, which knows better, may have told meanwhile.
      if (from === "address" && known.from === "fallback") know({ latitude, longitude, from });
    })
    .catch(() => {
      askedServer = null;
    });
  return askedServer;
}

/**
 * Asks the device only where the person allowed it before, so that nobody is asked at the door; else the network's
 * address tells.
 */
export async function locateIfAllowed(app: Pick<AppContext, "platform" | "orpc">): Promise<void> {
  const { platform } = app;
  const told = (await platform.positionAllowed()) && (await locate(platform));
  if (!told) await locateByAddress(app);
}

function know(position: KnownPosition): void {
  known = position;
  for (const listener of listeners) listener();
}
