import { IDENTITY_PROVIDERS } from "@tablee/domain/accounts/identity-provider";
import * as v from "valibot";
import { keepForTab, takeForTab } from "../../../storage/for-tab.ts";

const KEY = "provider";

/** What this tab waits for while its person is at a provider: nobody else's browser has the key. */
const Pending = v.object({
  provider: v.picklist(IDENTITY_PROVIDERS),
  key: v.string(),
  intent: v.picklist(["sign_in", "connect", "confirm"]),
  /** Whether the sign-in shall be remembered. */
  remember: v.optional(v.boolean(), true),
  /** Where a sign-in began, for whoever thinks better of it. */
  began: v.optional(v.picklist(["/login", "/register"]), "/login"),
});
export type PendingProvider = v.InferOutput<typeof Pending>;

/** A browser that keeps nothing comes back to a failure that says so. */
export const keepPendingProvider = (pending: v.InferInput<typeof Pending>): void => keepForTab(KEY, pending);

/** What was kept, once; null where this tab waits for nothing. */
export function takePendingProvider(): PendingProvider | null {
  const kept = v.safeParse(Pending, takeForTab(KEY));
  return kept.success ? kept.output : null;
}
