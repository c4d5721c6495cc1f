import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { isCallError } from "../../../api/call-error.ts";
import { m } from "../../../paraglide/messages.js";
import type { PendingProvider } from "./pending-provider.ts";
import type { LoginFailure } from "../login-failure.ts";

/** The providers' names as they write them. */
export const PROVIDER_NAMES: Record<IdentityProvider, string> = { google: "Google", apple: "Apple" };

/** Returns the text for a failure at a provider, by what the provider was used for: accounts §13. */
export function socialFailure(
  provider: IdentityProvider,
  error: unknown,
  intent: PendingProvider["intent"] = "sign_in",
): LoginFailure {
  const code = isCallError(error) ? error.code : "";
  if (intent !== "sign_in" && code !== "already_connected") {
    const name = PROVIDER_NAMES[provider];
    const failed = intent === "connect" ? m.ways_connect_failed({ provider: name }) : m.ways_confirm_not();
    return { tone: "danger", title: failed, text: m.ways_confirm_failed() };
  }
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
