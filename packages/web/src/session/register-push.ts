import type { Api } from "../api/create-api.ts";
import type { Platform, PushSubscribed, PushToken } from "../platform/platform.ts";
import { keptPush } from "../storage/kept-push.ts";
import { deviceFacts } from "./device.ts";

type Reached = PushSubscribed | PushToken;

/** What the service that reaches this device knows it by. */
export const pushAddress = (reached: Reached): string => ("token" in reached ? reached.token : reached.endpoint);

/** Tells the server how this device is reached, for the member who asks. false: the address is somebody else's. */
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
