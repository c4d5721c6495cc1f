import { ORPCError } from "@orpc/client";
import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { m } from "../../../paraglide/messages.js";
import type { LoginFailure } from "../login-failure.ts";

/** How the providers write themselves. */
export const PROVIDER_NAMES: Record<IdentityProvider, string> = { google: "Google", apple: "Apple" };

/** What a sign-in through a provider that failed says: accounts §13. */
export function socialFailure(provider: IdentityProvider, error: unknown): LoginFailure {
  const code = error instanceof ORPCError ? error.code : "";
  const title = m.accounts_login_failed();
  if (code === "connect_needed") {
    return { tone: "warning", title, text: m.ways_connect_needed({ provider: PROVIDER_NAMES[provider] }) };
  }
  if (code === "already_connected") {
    return { tone: "warning", title: "", text: m.ways_already_connected({ provider: PROVIDER_NAMES[provider] }) };
  }
  const apple = provider === "apple" && code === "social_invalid";
  return { tone: "danger", title, text: apple ? m.ways_apple_failed() : m.accounts_login_other() };
}
