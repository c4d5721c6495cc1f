import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSession } from "../../session/session.ts";
import { FollowButton } from "../members/follow-button.tsx";
import { isOpenToTalk, speaksForPlace } from "./comment-about.ts";
import { useCommentDraft } from "./comment-drafts.ts";
import { CommentForm } from "./comment-form.tsx";
import type { useSendComment } from "./use-send-comment.ts";

interface CommentWritingProps {
  discovery: Discovery;
  sending: ReturnType<typeof useSendComment>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The button that a visitor sees instead. */
  login: RefObject<HTMLElement | null>;
}

const signInFrom = async (router: AnyRouter) => (await import("../../session/sign-in-from.ts")).signInFrom(router);

/** Below the comments: the field, or why there is none (comments §2). */
export function CommentWriting({ discovery, sending, field, login }: CommentWritingProps) {
  useWords();
  const router = useRouter();
  const { status, user } = useSession();
  useFieldOnceFollowed(discovery.account_id, field);
  if (!isOpenToTalk(discovery)) return <p className="text-bs text-ink-2">{m.comments_closed()}</p>;
  if (status === "visitor") {
    return (
      <Button variant="strong" block ref={login} onClick={() => void signInFrom(router)}>
        {m.comments_login()}
      </Button>
    );
  }
  if (!user) return null;
  if (discovery.current_user_blocked) return <Blocked id={discovery.id} sending={sending.pending !== null} />;
  const follows = user.id === discovery.account_id || user.following.includes(discovery.account_id);
  const owns = speaksForPlace(user, discovery);
  return (
    <>
      {owns && !follows ? <p className="mb-2 text-bs text-ink-2">{m.comments_owner_may_answer()}</p> : null}
      {follows || owns || sending.refused ? null : (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-bs text-ink-2">
          <p>{m.comments_follow_required()}</p>
          <FollowButton member={{ id: discovery.account_id, first_name: discovery.first_name }} size="sm" />
        </div>
      )}
      <CommentForm discovery={discovery} sending={sending} field={field} />
    </>
  );
}

/** Moves the focus to the field after the reader follows the author from here: the button that they pressed is gone. */
function useFieldOnceFollowed(author: number, field: CommentWritingProps["field"]): void {
  const { user } = useSession();
  const follows = user ? user.following.includes(author) : null;
  const before = useRef(follows);
  useEffect(() => {
    if (follows && before.current === false) field.current?.focus();
    before.current = follows;
  }, [follows, field]);
}

/**
 * Shows members who are blocked while they write their text, so that they can copy it. A text that is being sent stays
 * in the list until its answer arrives: it is not known yet whether it was refused.
 */
function Blocked({ id, sending }: { id: number; sending: boolean }) {
  useWords();
  const { draft } = useCommentDraft(id);
  const text = draft.text.trim();
  return (
    <>
      <Notice tone="warning" title={m.comments_author_blocked()} />
      {text === "" || sending ? null : (
        <figure className="mt-3">
          <figcaption className="text-cap text-ink-3">{m.comments_not_sent()}</figcaption>
          <blockquote className="max-h-40 overflow-y-auto text-base break-words whitespace-pre-line select-text">
            {text}
          </blockquote>
        </figure>
      )}
    </>
  );
}
