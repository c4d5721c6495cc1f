import { IDENTITY_PROVIDERS } from "@tablee/domain/accounts/identity-provider";
import * as v from "valibot";
import { keepForTab, takeForTab } from "../../../storage/for-tab.ts";

const KEY = "provider";

/** What this tab waits for while its person is at a provider. Only this browser has the key. */
const Pending = v.object({
  provider: v.picklist(IDENTITY_PROVIDERS),
  key: v.string(),
  intent: v.picklist(["sign_in", "connect", "confirm"]),
  /** Whether the sign-in is to be remembered. */
  remember: v.optional(v.boolean(), true),
  /** The page on which the sign-in began, to return to after a cancellation. */
  began: v.optional(v.picklist(["/login", "/register"]), "/login"),
});
export type PendingProvider = v.InferOutput<typeof Pending>;

/** Stores the pending request. If the browser cannot store it, returning from the provider shows a failure. */
export const keepPendingProvider = (pending: v.InferInput<typeof Pending>): void => keepForTab(KEY, pending);

/** Reads and removes the pending request; null if this tab waits for nothing. */
export function takePendingProvider(): PendingProvider | null {
  const kept = v.safeParse(Pending, takeForTab(KEY));
  return kept.success ? kept.output : null;
}
