import { Button } from "@tablee/design-system/button";
import { useOnePress } from "@tablee/design-system/dialogs/one-press";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useRouter } from "@tanstack/react-router";
import { Check, UserPlus } from "lucide-react";
import { useState } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { type Sheet, useSheet } from "../../routes/steps/use-sheet.ts";
import { useSession } from "../../session/session.ts";
import { useFollow } from "./follows.ts";
import { openedPart } from "../../shell/failures/opened-part.tsx";

const UnfollowDialog = openedPart(async () => (await import("./unfollow-dialog.tsx")).UnfollowDialog);

/** What is said seldom comes when it is. */
const words = () => import("./follow-words.ts");

export interface FollowButtonProps {
  member: { id: number; first_name: string };
  /** `action`: the main action of the view. `row`: one of many, or beside a name, quiet enough for its surroundings. */
  look?: "action" | "row";
  size?: "sm" | "md";
  /**
   * The question is no step of the history: in a sheet, which that step would close, or beside a page that may have a
   * second button for the same member, which it would ask too.
   */
  asksInPlace?: boolean;
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
  const { member, look = "action", size = look === "row" ? "sm" : "md", asksInPlace = false, className = "" } = props;
  const { id, first_name: name } = member;
  useWords();
  const { status, user } = useSession();
  const { following, toggle } = useFollow(id);
  const toasts = useToasts();
  const router = useRouter();
  const sheet = useSheet(`unfollow-${id}`);
  const [asked, setAsked] = useState(false);
  const question: Sheet = asksInPlace
    ? { open: asked, show: () => setAsked(true), hide: () => setAsked(false) }
    : sheet;
  const onePress = useOnePress(true);
  if (user && (user.id === id || user.blocked.includes(id))) return null;

  const failed = (failure: unknown) => {
    logFailure(failure);
    void words().then(({ tellRefused }) => tellRefused(toasts, id, failure));
  };
  const press = ({ timeStamp }: { timeStamp: number }) => {
    // The second press of a double press would undo the first, or ask whether to.
    if (!onePress.isFirst(timeStamp)) return;
    if (status === "visitor") void words().then(({ askVisitor }) => askVisitor(router, toasts));
    else if (following) question.show();
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
      {question.open ? (
        <UnfollowDialog
          leave={question.hide}
          name={name}
          isStep={!asksInPlace}
          hide={question.hide}
          unfollow={() => {
            question.hide();
            if (following) toggle(failed);
          }}
        />
      ) : null}
    </>
  );
}
