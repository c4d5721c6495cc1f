import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { useToasts } from "@tablee/design-system/toasts";
import { Check, UserPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSheet } from "../../routes/use-sheet.ts";
import { useSession } from "../../session/session.ts";
import { Coming } from "../../shell/bars/coming.tsx";
import { useFollow } from "./follows.ts";

const UnfollowDialog = lazy(async () => ({ default: (await import("./unfollow-dialog.tsx")).UnfollowDialog }));

const REFUSALS = {
  own_account: () => m.members_refused_own(),
  user_blocked: () => m.members_refused_user_blocked(),
  member_blocked: () => m.members_refused_member_blocked(),
  too_many_followed: () => m.members_refused_too_many(),
  not_found: () => m.members_refused_gone(),
} satisfies RefusalWords<Contract["members"]["follow"]>;

export interface FollowButtonProps {
  member: { id: number; first_name: string };
  /** `action`: the main action of the view. `row`: one of many, or beside a name, quiet enough for its surroundings. */
  look?: "action" | "row";
  size?: "sm" | "md";
  /**
   * Unfollows without asking: in a sheet that the question would replace, or beside a page that may have a second button
   * for the same member, which asks.
   */
  atOnce?: boolean;
  className?: string;
}

const LOOKS = {
  action: { follow: "strong", followed: "outline" },
  row: { follow: "outline", followed: "quiet" },
} as const;

/**
 * Follows a member, or asks whether to unfollow (members §7). Not shown on one's own profile, nor for members whom the
 * viewer has blocked.
 */
export function FollowButton(props: FollowButtonProps) {
  const { member, look = "action", size = look === "row" ? "sm" : "md", atOnce = false, className = "" } = props;
  const { id, first_name: name } = member;
  useWords();
  const { status, user } = useSession();
  const { following, toggle } = useFollow(id);
  const toasts = useToasts();
  const sheet = useSheet(`unfollow-${id}`);
  if (user && (user.id === id || user.blocked.includes(id))) return null;

  const failed = (error: unknown) => {
    logFailure(error);
    // A refusal is explained; after any other failure only the button shows that nothing changed (wire §23).
    const text = wordsOfRefusal(REFUSALS, error);
    if (text !== null) toasts.show({ text, tone: "danger", id: `follow-${id}` });
  };
  const press = () => {
    if (status === "visitor") {
      // Visitors are asked to sign in (members §8).
      toasts.show({ text: m.members_login_to_follow(), tone: "info", id: "follow" });
    } else if (following && !atOnce) sheet.show();
    else toggle(failed);
  };
  return (
    <>
      <Button
        variant={LOOKS[look][following ? "followed" : "follow"]}
        size={size}
        aria-label={following ? m.members_unfollow_of({ name }) : m.members_follow_of({ name })}
        start={look === "row" ? null : following ? <Check aria-hidden="true" /> : <UserPlus aria-hidden="true" />}
        onClick={press}
        className={className}
      >
        {following ? m.members_followed() : m.members_follow()}
      </Button>
      {sheet.open && !atOnce ? (
        <Suspense fallback={<Coming />}>
          <UnfollowDialog
            name={name}
            hide={sheet.hide}
            unfollow={() => {
              sheet.hide();
              if (following) toggle(failed);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
