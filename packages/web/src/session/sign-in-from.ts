import type { AnyRouter } from "@tanstack/react-router";
import { rememberReturnPath } from "./return-path.ts";

/**
 * Goes to the sign-in, which leads back to the page and the sheet that are open now (accounts §10). It takes over the
 * step of an open sheet, so that Back leads to the page without it.
 */
export function signInFrom(router: AnyRouter): Promise<void> {
  const { maskedLocation, href, state } = router.latestLocation;
  rememberReturnPath(maskedLocation?.href ?? href, maskedLocation ? null : (state.sheet ?? null));
  return router.navigate({ to: "/login", replace: state.sheet !== undefined });
}
