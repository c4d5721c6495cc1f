import { createApi } from "./api/create-api.ts";
import type { Platform } from "./platform/platform.ts";
import { type AppRouterOptions, createAppRouter } from "./router.tsx";
import { signedOut } from "./session/session.ts";
import { openTokens, readToken, storeToken } from "./session/token.ts";

/** What every entry has in common, once the device has said whether somebody is signed in: the calls and the router. */
export async function startApp(
  platform: Platform,
  how: (isMember: boolean) => Omit<AppRouterOptions, "api" | "platform">,
) {
  await openTokens(platform.tokens);
  const api = createApi({
    origin: platform.api_origin,
    token: readToken,
    onRenewedToken: (renewed, sent) => {
      // An answer that comes after a sign-out, or after somebody else signed in, brings nobody back.
      if (readToken() === sent) storeToken(renewed, "renewed");
    },
    onUnauthorized: (sent) => {
      // Only the token that was refused: a call that was under way while somebody signed in again logs nobody out.
      if (readToken() === sent) signedOut(router.options.context.queryClient);
    },
  });
  const router = createAppRouter({ ...how(readToken() !== null), api, platform });
  return router;
}
