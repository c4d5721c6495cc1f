import { tellBeforeNextPress } from "./shell/ready/before-next-press.ts";
import { createApi } from "./api/create-api.ts";
import type { Platform } from "./platform/platform.ts";
import { type AppRouterOptions, createAppRouter } from "./router.tsx";
import { sessionEnded } from "./session/session.ts";
import { openTokens, readToken, replaceToken } from "./session/token.ts";

/**
 * The part of starting that all entries have in common: the calls and the router, made once the device has said whether
 * somebody is signed in.
 */
export async function startApp(
  platform: Platform,
  how: (isMember: boolean) => Omit<AppRouterOptions, "api" | "platform">,
) {
  tellBeforeNextPress();
  await openTokens(platform.tokens);
  const api = createApi({
    origin: platform.api_origin,
    token: readToken,
    // Both apply only to the token that was sent: an answer that arrives after a sign-out signs nobody in again, and a
    // call that was in flight while somebody signed in again signs nobody out, here or in another tab.
    onRenewedToken: (renewed, sent) => replaceToken(sent, renewed),
    onUnauthorized: (sent) => sessionEnded(router.options.context.queryClient, sent),
  });
  const router = createAppRouter({ ...how(readToken() !== null), api, platform });
  return router;
}
