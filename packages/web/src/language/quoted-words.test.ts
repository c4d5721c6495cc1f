import { describe, expect, test } from "vitest";
import { m } from "../paraglide/messages.js";

const EN = { locale: "en" } as const;

/** The messages that docs/product quotes word for word; journeys read the same ones. */
const QUOTED: [words: string, said: () => string][] = [
  ["Login to write a comment", () => m.comments_login({}, EN)],
  ["This discovery's author has blocked you", () => m.comments_author_blocked({}, EN)],
  ["This comment doesn't exist anymore", () => m.comments_gone({}, EN)],
  ["Comment deleted", () => m.comments_deleted({}, EN)],
  ["Go to phone validation", () => m.comments_go_to_phone({}, EN)],
  ["7 / 500", () => m.comments_counter({ count: 7, most: 500 }, EN)],
  ["Draft", () => m.discoveries_draft({}, EN)],
  ["Pending", () => m.discoveries_pending({}, EN)],
  ["Rejected", () => m.discoveries_rejected({}, EN)],
  ["Everybody", () => m.publishing_public({}, EN)],
  ["My friends", () => m.publishing_friends({}, EN)],
  ["Only me", () => m.publishing_private({}, EN)],
  ["View More", () => m.discoveries_view_more({}, EN)],
  ["You need to sign in first to like this discovery", () => m.discoveries_like_sign_in({}, EN)],
  ["Sign in", () => m.discoveries_sign_in({}, EN)],
  ["Report Submitted", () => m.discoveries_report_submitted({}, EN)],
  ["Report Canceled", () => m.discoveries_report_canceled({}, EN)],
  ["Report Submitted", () => m.comments_reported({}, EN)],
  ["Report Canceled", () => m.comments_report_canceled({}, EN)],
  ["Modifications saved", () => m.publishing_saved({}, EN)],
  ["Discovery's visibility has been updated.", () => m.publishing_visibility_saved({}, EN)],
  ["Delete this post?", () => m.publishing_delete_title({}, EN)],
  ["This action is irreversible.", () => m.publishing_delete_text({}, EN)],
  ["Cancel", () => m.publishing_cancel({}, EN)],
  ["Confirm", () => m.publishing_confirm({}, EN)],
  ["Because you follow Inès", () => m.discoveries_because_followed({ name: "Inès" }, EN)],
  ["Hide this", () => m.discoveries_hide({}, EN)],
  ["Amateur", () => m.members_amateur({}, EN)],
  ["Food Critic", () => m.members_food_critic({}, EN)],
  ["Gastronomic Critic", () => m.members_gastronomic_critic({}, EN)],
  ["VIP", () => m.members_star({}, EN)],
  ["Editor", () => m.members_staff({}, EN)],
  ["Foodie", () => m.members_influencer({}, EN)],
  ["Restaurant Owner", () => m.members_restaurant_owner({}, EN)],
  ["Login in order to follow!", () => m.members_login_to_follow({}, EN)],
  ["Inès and 4 others", () => m.notifications_and_others({ name: "Inès", count: 4 }, EN)],
  ["See all", () => m.notifications_see_all({}, EN)],
  ["No Activity", () => m.notifications_none({}, EN)],
  ["Share link", () => m.sharing_link({}, EN)],
  ["Share on social", () => m.sharing_social({}, EN)],
  ["Unable to share this post for the moment", () => m.sharing_failed_native({}, EN)],
  ["You don't have the permission to access this resource", () => m.errors_denied_text({}, EN)],
  ["This Link is not valid", () => m.sharing_gone_title({}, EN)],
];
describe("messages that the rules quote are word for word the same", () => {
  test.each(QUOTED)("%s", (words, said) => expect(said()).toBe(words));
});
