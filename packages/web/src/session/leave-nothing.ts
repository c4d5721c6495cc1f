import { dropForTab, OWN_FORM } from "../storage/for-tab.ts";

/**
 * What a member had begun and not handed in goes from this tab, and from the device, with their sign-out. Without a
 * connection what forgets may not load; nobody stays signed in for that.
 */
export async function leaveNothingBegun(): Promise<void> {
  dropForTab(OWN_FORM);
  await Promise.allSettled([
    import("../features/discoveries/publishing/kept-composition.ts").then(({ forgetAllBegun }) => forgetAllBegun()),
    import("../features/comments/comment-drafts.ts").then(({ forgetDrafts }) => forgetDrafts()),
  ]);
}
