import type { Api } from "../../api/create-api.ts";
import type { PushDevice } from "../../platform/platform.ts";
import { keptPush } from "../../storage/kept-push.ts";

/**
 * Registers this browser again where its push address is another than when its person turned push on here
 * (notifications §12): browsers change it by themselves. Asks nobody; answers whether it did.
 */
export async function renewPush(account_id: number, push: PushDevice, api: Api): Promise<boolean> {
  const kept = keptPush.get();
  if (kept.account_id !== account_id || kept.endpoint === null) return false;
  const state = await push.state();
  const subscription = typeof state === "string" ? null : state.subscription;
  if (subscription === null || subscription.endpoint === kept.endpoint) return false;
  await api.notifications.registerWebPush({ subscription });
  keptPush.set({ endpoint: subscription.endpoint });
  return true;
}
