import { dropForTab, OWN_FORM } from "../storage/for-tab.ts";

/**
 * Removes what a member had begun and not submitted from this tab and this device when they sign out. Offline, the code
 * for this may not load; nobody stays signed in because of that.
 */
export async function leaveNothingBegun(): Promise<void> {
  dropForTab(OWN_FORM);
  await Promise.allSettled([
    import("../features/discoveries/publishing/kept-composition.ts").then(({ forgetAllBegun }) => forgetAllBegun()),
    import("../features/comments/comment-drafts.ts").then(({ forgetDrafts }) => forgetDrafts()),
  ]);
}
