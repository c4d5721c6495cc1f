import { describe, expect, test } from "vitest";
import { m } from "../paraglide/messages.js";

const EN = { locale: "en" } as const;

/** What the rules of docs/product quote of people's doings, letter by letter; journeys read the same messages. */
const QUOTED: [rule: string, said: () => string, words: string][] = [
  ["comments §2", () => m.comments_login({}, EN), "Login to write a comment"],
  ["comments §2", () => m.comments_author_blocked({}, EN), "This discovery's author has blocked you"],
  ["comments §8", () => m.comments_gone({}, EN), "This comment doesn't exist anymore"],
  ["comments §11", () => m.comments_deleted({}, EN), "Comment deleted"],
  ["comments §20", () => m.comments_go_to_phone({}, EN), "Go to phone validation"],
  ["comments §1", () => m.comments_counter({ count: 7, most: 500 }, EN), "7 / 500"],
  ["discoveries §2", () => m.discoveries_draft({}, EN), "Draft"],
  ["discoveries §2", () => m.discoveries_pending({}, EN), "Pending"],
  ["discoveries §2", () => m.discoveries_rejected({}, EN), "Rejected"],
  ["discoveries §3", () => m.publishing_public({}, EN), "Everybody"],
  ["discoveries §3", () => m.publishing_friends({}, EN), "My friends"],
  ["discoveries §3", () => m.publishing_private({}, EN), "Only me"],
  ["discoveries §10", () => m.discoveries_view_more({}, EN), "View More"],
  ["discoveries §15", () => m.discoveries_like_sign_in({}, EN), "You need to sign in first to like this discovery"],
  ["discoveries §15", () => m.discoveries_sign_in({}, EN), "Sign in"],
  ["discoveries §16", () => m.discoveries_report_submitted({}, EN), "Report Submitted"],
  ["discoveries §16", () => m.discoveries_report_canceled({}, EN), "Report Canceled"],
  ["comments §12", () => m.comments_reported({}, EN), "Report Submitted"],
  ["comments §12", () => m.comments_report_canceled({}, EN), "Report Canceled"],
  ["discoveries §22", () => m.publishing_saved({}, EN), "Modifications saved"],
  ["discoveries §22", () => m.publishing_visibility_saved({}, EN), "Discovery's visibility has been updated."],
  ["discoveries §22", () => m.publishing_delete_title({}, EN), "Delete this post?"],
  ["discoveries §22", () => m.publishing_delete_text({}, EN), "This action is irreversible."],
  ["discoveries §22", () => m.publishing_cancel({}, EN), "Cancel"],
  ["discoveries §22", () => m.publishing_confirm({}, EN), "Confirm"],
  ["discoveries §27", () => m.discoveries_because_followed({ name: "Inès" }, EN), "Because you follow Inès"],
  ["discoveries §27", () => m.discoveries_hide({}, EN), "Hide this"],
  ["members §5", () => m.members_amateur({}, EN), "Amateur"],
  ["members §5", () => m.members_food_critic({}, EN), "Food Critic"],
  ["members §5", () => m.members_gastronomic_critic({}, EN), "Gastronomic Critic"],
  ["members §5", () => m.members_star({}, EN), "VIP"],
  ["members §5", () => m.members_staff({}, EN), "Editor"],
  ["members §5", () => m.members_influencer({}, EN), "Foodie"],
  ["members §5", () => m.members_restaurant_owner({}, EN), "Restaurant Owner"],
  ["members §8", () => m.members_login_to_follow({}, EN), "Login in order to follow!"],
  ["notifications §5", () => m.notifications_and_others({ name: "Inès", count: 4 }, EN), "Inès and 4 others"],
  ["notifications §7", () => m.notifications_see_all({}, EN), "See all"],
  ["notifications §7", () => m.notifications_none({}, EN), "No Activity"],
  ["sharing §3", () => m.sharing_link({}, EN), "Share link"],
  ["sharing §3", () => m.sharing_social({}, EN), "Share on social"],
  ["sharing §4", () => m.sharing_failed_native({}, EN), "Unable to share this post for the moment"],
  ["sharing §2", () => m.sharing_gone_title({}, EN), "This Link is not valid"],
];
describe("what the rules quote is said letter by letter", () => {
  test.each(QUOTED)("%s %#", (_rule, said, words) => expect(said()).toBe(words));
});
