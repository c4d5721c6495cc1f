import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { type CommentRefusal, commentRefusal } from "@tablee/domain/comments/comment-refusal";
import { textRefusal } from "@tablee/domain/comments/comment-text";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isCallError } from "../../api/call-error.ts";
import { failureLine } from "../../api/failure-words.ts";
import { wordsOfRefusal } from "../../api/refusal-words.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { useToldIfClosed } from "../../shell/failures/use-told-if-closed.ts";
import { speaksForPlace } from "./comment-about.ts";
import { enterComment } from "./comment-cache.ts";
import { type CommentDraft, draftSent } from "./comment-drafts.ts";
import { POST_REFUSALS } from "./comment-words.ts";

export interface Refused {
  code: string | null;
  words: string;
}

/** The number of attempts when answers are lost; they share a key, so the server writes one comment. */
const TRIES = 3;
const AGAIN_MS = 600;
/**
 * Whether no answer arrived, so that the comment may have been written. A time-out is told instead (wire §12); sent again
 * by hand, it has the same key.
 */
const isLost = (error: unknown): boolean => !isCallError(error) || error.code === "offline" || error.status >= 500;

/** Sends the draft. What is known to be refused is refused here, with the same texts as by the server. */
export function useSendComment(discovery: Discovery, onSent?: () => void) {
  const { orpc, queryClient } = useAppContext();
  const { user } = useSession();
  const [refused, setRefused] = useState<Refused | null>(null);
  const tellIfClosed = useToldIfClosed();
  const caches = { client: queryClient, orpc };
  const sending = useMutation({
    mutationFn: (draft: CommentDraft) =>
      orpc.comments.create.call(
        { id: discovery.id, text: draft.text, parent_id: draft.answers?.id ?? null },
        { context: { idempotencyKey: draft.key } },
      ),
    retry: (tries, error) => tries < TRIES - 1 && isLost(error),
    retryDelay: (tries) => AGAIN_MS * 2 ** tries,
    onSuccess: (comment, draft) => {
      enterComment(caches, discovery.id, { comment });
      if (user) draftSent(user.id, discovery.id, draft);
      onSent?.();
    },
    onError: (error) => {
      const code = isCallError(error) ? error.code : null;
      // The author was unfollowed elsewhere: following again is the way out.
      if (code === "follow_required") void queryClient.invalidateQueries({ queryKey: orpc.accounts.currentUser.key() });
      const words = wordsOfRefusal(POST_REFUSALS, error) ?? failureLine(error);
      setRefused({ code, words });
      tellIfClosed(words);
    },
  });
  const refusedHere = (draft: CommentDraft): CommentRefusal | null =>
    user &&
    commentRefusal({
      phone_verified: user.phone_verified,
      text: textRefusal(draft.text),
      discovery: true,
      parent: null,
      blocked: discovery.current_user_blocked,
      follows: user.id === discovery.account_id || user.following.includes(discovery.account_id),
      for_the_place: draft.answers !== null && speaksForPlace(user, discovery),
      spam: false,
    });
  const send = (draft: CommentDraft): void => {
    if (sending.isPending) return;
    const code = refusedHere(draft);
    // comments §1: a blank text is silently not sent.
    if (code === "text_empty") return;
    if (code) return setRefused({ code, words: POST_REFUSALS[code]() });
    setRefused(null);
    return sending.mutate(draft);
  };
  const pending = sending.isPending ? sending.variables : null;
  return { send, pending, refused, forget: () => setRefused(null) };
}
