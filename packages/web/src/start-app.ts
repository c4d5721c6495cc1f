import { createApi } from "./api/create-api.ts";
import type { Platform } from "./platform/platform.ts";
import { type AppRouterOptions, createAppRouter } from "./router.tsx";
import { sessionEnded } from "./session/session.ts";
import { openTokens, readToken, replaceToken } from "./session/token.ts";

/** What every entry has in common, once the device has said whether somebody is signed in: the calls and the router. */
export async function startApp(
  platform: Platform,
  how: (isMember: boolean) => Omit<AppRouterOptions, "api" | "platform">,
) {
  await openTokens(platform.tokens);
  const api = createApi({
    origin: platform.api_origin,
    token: readToken,
    // Only the token that was sent: an answer that comes after a sign-out brings nobody back, and a call that was under
    // way while somebody signed in again logs nobody out, here or on another page.
    onRenewedToken: (renewed, sent) => replaceToken(sent, renewed),
    onUnauthorized: (sent) => sessionEnded(router.options.context.queryClient, sent),
  });
  const router = createAppRouter({ ...how(readToken() !== null), api, platform });
  return router;
}
