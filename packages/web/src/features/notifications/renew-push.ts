import type { Api } from "../../api/create-api.ts";
import type { Platform } from "../../platform/platform.ts";
import { pushAddress, registerPush } from "../../session/register-push.ts";
import { keptPush } from "../../storage/kept-push.ts";

/**
 * Registers this device again for the member who turned push on here (notifications §12): a browser if its address has
 * changed, which it does by itself; a native app at each start, because the server forgets it with the session. Never
 * asks the person; returns whether it registered.
 */
export async function renewPush(account_id: number, platform: Platform, api: Api): Promise<boolean> {
  const kept = keptPush.get();
  if (kept.account_id !== account_id || kept.endpoint === null) return false;
  const state = await platform.push.state();
  const subscription = typeof state === "string" ? null : state.subscription;
  if (subscription === null) return false;
  if (!("token" in subscription) && pushAddress(subscription) === kept.endpoint) return false;
  return registerPush(account_id, { platform, api }, subscription);
}
