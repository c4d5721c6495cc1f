import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import type { Point } from "@tablee/domain/restaurants/distance";
import { useSyncExternalStore } from "react";
import type { AppContext } from "../routes/app-context.ts";
import type { Platform } from "./platform.ts";

/** The position that is assumed until a better one is known (places §1). */
const FALLBACK: KnownPosition = { ...FALLBACK_POSITION, from: "fallback" };

export interface KnownPosition extends Point {
  /**
   * `address`: the approximate position of the network address. `fallback`: the fixed place. Both apply only while the
   * device's own position is unknown or refused.
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

/** The person's position. The same object until it changes; the server and the first render have the fallback. */
export const usePosition = (): KnownPosition =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => FALLBACK,
  );

/** The same for a single read, after `locate` has resolved. */
export const knownPosition = (): KnownPosition => known;

/**
 * Asks the device, which may prompt the person: only after a press that needs it. Resolves to false if it gives none.
 */
export function locate(platform: Platform): Promise<boolean> {
  asked ??= platform.position().then((found) => {
    asked = null;
    if (!found) return false;
    know({ ...found, from: "device" });
    return true;
  });
  return asked;
}

/** Asks our server once for the position of the network address, if the device has given none. Never fails. */
export function locateByAddress({ orpc }: Pick<AppContext, "orpc">): Promise<void> {
  if (known.from !== "fallback") return Promise.resolve();
  askedServer ??= orpc.places.position
    .call()
    .then(({ latitude, longitude, from }) => {
      // The device's answer, which is more accurate, may have come first.
      if (from === "address" && known.from === "fallback") know({ latitude, longitude, from });
    })
    .catch(() => {
      askedServer = null;
    });
  return askedServer;
}

/**
 * Asks the device only if the person has already allowed it, so that arriving visitors are not prompted; otherwise uses
 * the network address.
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
