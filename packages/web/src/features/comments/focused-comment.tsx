import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { CommentsSkeleton } from "./comment-list.tsx";
import type { CommentItemProps } from "./comment-about.ts";
import { contextQuery } from "./comment-queries.ts";
import { CommentThread } from "./comment-thread.tsx";

interface FocusedCommentProps {
  /** The comment that a link led to; undefined: show all. */
  id: number | undefined;
  /** The discovery over which it is shown. */
  of: number;
  answer: CommentItemProps["answer"];
  showAll?: (() => void) | undefined;
  /** The whole list, shown if no link leads to a comment, or if that comment is gone. */
  children: ReactNode;
}

/**
 * The comment that a link leads to, with the comment that it answers, its own answers, and the way to all
 * (comments §8).
 */
export function FocusedComment({ id, of, answer, showAll, children }: FocusedCommentProps) {
  useWords();
  const { orpc } = useAppContext();
  const context = useQuery({ ...contextQuery(orpc, id ?? 0), enabled: id !== undefined });
  const isLed = id !== undefined;
  if (isLed && context.isPending) return <CommentsSkeleton />;
  if (isLed && context.isError && !context.data) {
    return <CallFailed error={context.error} retry={() => void context.refetch()} />;
  }
  // The address may name a comment of another discovery, which is not shown here.
  const found =
    isLed && context.data && "comment" in context.data && context.data.recommendation.id === of ? context.data : null;
  if (!found) {
    // The list keeps its position in the tree, and with it the answers that are open, when writing leads from this view
    // to that of all comments.
    return (
      <>
        {isLed ? <Notice tone="info" title={m.comments_gone()} className="mb-3" /> : null}
        {children}
      </>
    );
  }
  return (
    <>
      <ol aria-label={m.comments_list()}>
        <CommentThread
          comment={found.comment}
          discovery={found.recommendation}
          answer={answer}
          focus={{ id: id ?? 0, answers: found.comment.responses }}
        />
      </ol>
      <Button variant="quiet" block className="my-3" onClick={showAll}>
        {m.comments_show_all()}
      </Button>
    </>
  );
}
