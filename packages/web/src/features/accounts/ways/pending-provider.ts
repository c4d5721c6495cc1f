import { IDENTITY_PROVIDERS } from "@tablee/domain/accounts/identity-provider";
import * as z from "zod/mini";
import { keepForTab, takeForTab } from "../../../storage/for-tab.ts";

const KEY = "provider";

/** What this tab waits for while its person is at a provider: nobody else's browser has the key. */
const Pending = z.object({
  provider: z.enum(IDENTITY_PROVIDERS),
  key: z.string(),
  intent: z.enum(["sign_in", "connect", "confirm"]),
  /** Whether the sign-in shall be remembered. */
  remember: z._default(z.boolean(), true),
  /** Where a sign-in began, for whoever thinks better of it. */
  began: z._default(z.enum(["/login", "/register"]), "/login"),
});
export type PendingProvider = z.output<typeof Pending>;

/** A browser that keeps nothing comes back to a failure that says so. */
export const keepPendingProvider = (pending: z.input<typeof Pending>): void => keepForTab(KEY, pending);

/** What was kept, once; null where this tab waits for nothing. */
export function takePendingProvider(): PendingProvider | null {
  const kept = Pending.safeParse(takeForTab(KEY));
  return kept.success ? kept.data : null;
}
