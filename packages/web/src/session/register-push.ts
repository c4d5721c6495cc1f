import type { Api } from "../api/create-api.ts";
import type { Platform, PushSubscribed, PushToken } from "../platform/platform.ts";
import { keptPush } from "../storage/kept-push.ts";
import { deviceFacts } from "./device.ts";

type Reached = PushSubscribed | PushToken;

/** The address by which the push service knows this device. */
export const pushAddress = (reached: Reached): string => ("token" in reached ? reached.token : reached.endpoint);

/** Registers this device's push address on the server for the signed-in member. false: it belongs to somebody else. */
export async function registerPush(
  account_id: number,
  { platform, api }: { platform: Platform; api: Api },
  reached: Reached,
): Promise<boolean> {
  const { notifications } = api;
  const registered =
    "token" in reached
      ? notifications.registerDeviceToken({ token: reached.token, device_id: deviceFacts(platform).device_id })
      : notifications.registerWebPush({ subscription: reached });
  const kept = await registered;
  if (kept) keptPush.set({ account_id, endpoint: pushAddress(reached) });
  return kept;
}
