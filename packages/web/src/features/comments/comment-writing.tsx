import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { useRouter } from "@tanstack/react-router";
import type { RefObject } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSession } from "../../session/session.ts";
import { FollowButton } from "../members/follow-button.tsx";
import { isOpenToTalk } from "./comment-about.ts";
import { CommentForm } from "./comment-form.tsx";
import type { useSendComment } from "./use-send-comment.ts";

interface CommentWritingProps {
  discovery: Discovery;
  sending: ReturnType<typeof useSendComment>;
  field: RefObject<HTMLTextAreaElement | null>;
}

const remember = async (path: string) => (await import("../../session/return-path.ts")).rememberReturnPath(path);

/** The foot of the comments: the field, or why there is none (comments §2). */
export function CommentWriting({ discovery, sending, field }: CommentWritingProps) {
  useWords();
  const router = useRouter();
  const { status, user } = useSession();
  if (!isOpenToTalk(discovery)) return <p className="text-bs text-ink-2">{m.comments_closed()}</p>;
  if (status === "visitor") {
    const signIn = async () => {
      await remember(router.latestLocation.maskedLocation?.href ?? router.latestLocation.href);
      await router.navigate({ to: "/login", replace: true });
    };
    return (
      <Button variant="strong" block onClick={() => void signIn()}>
        {m.comments_login()}
      </Button>
    );
  }
  if (!user) return null;
  if (discovery.current_user_blocked) return <Notice tone="warning" title={m.comments_author_blocked()} />;
  const follows = user.id === discovery.account_id || user.following.includes(discovery.account_id);
  return (
    <>
      {follows || sending.refused ? null : (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-bs text-ink-2">
          <p>{m.comments_follow_required()}</p>
          <FollowButton
            member={{ id: discovery.account_id, first_name: discovery.first_name }}
            size="sm"
            className="mt-2"
          />
        </div>
      )}
      <CommentForm discovery={discovery} sending={sending} field={field} />
    </>
  );
}
