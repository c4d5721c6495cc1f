import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatNumber } from "../../language/formats.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import type { CommentItemProps } from "./comment-about.ts";
import { StillFailed } from "./still-failed.tsx";
import { COMMENT_ACTION, CommentItem } from "./comment-item.tsx";
import { answersQuery, lateAnswersQuery, lateOf } from "./comment-queries.ts";

interface CommentThreadProps {
  comment: Comment;
  discovery: Discovery;
  answer: CommentItemProps["answer"];
  /** The comment that a link led to, and the answers shown with it. */
  focus?: { id: number; answers: Comment["responses"] } | undefined;
}

/** A top-level comment and its answers, which can be shown and hidden (comments §7). */
export function CommentThread({ comment, discovery, answer, focus }: CommentThreadProps) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const [shown, setShown] = useState(false);
  const answers = useInfiniteQuery({ ...answersQuery(orpc, comment.id), enabled: shown });
  const { data: late } = useQuery({ ...lateAnswersQuery(orpc, comment.id), enabled: shown });
  const after = shown ? lateOf(answers.data, late) : [];
  // Somebody who answers sees the earlier answers, and then their own.
  const answerHere: CommentItemProps["answer"] =
    answer &&
    ((whom) => {
      setShown(true);
      answer(whom);
    });
  const { response_count: count } = comment;
  const few = shown ? answers.data?.pages.flatMap((page) => page.comments) : focus?.answers;
  const words = { count, shown: formatNumber(count, language) };
  const label = shown
    ? m.comments_hide_answers()
    : focus
      ? m.comments_show_all_answers(words)
      : m.comments_show_answers(words);
  const toggles = count > 0 && !(focus && !shown && focus.answers.length >= count);
  return (
    <li className="py-3">
      <CommentItem comment={comment} discovery={discovery} answer={answerHere} focused={focus?.id === comment.id}>
        {toggles ? (
          <button type="button" aria-expanded={shown} className={COMMENT_ACTION} onClick={() => setShown(!shown)}>
            {label}
          </button>
        ) : null}
      </CommentItem>
      <div className="ms-13">
        {shown && answers.isPending ? <Skeleton className="my-2 h-12 w-2/3" /> : null}
        {few?.length ? (
          <Answers of={comment.first_name} comments={few} discovery={discovery} answer={answerHere} focus={focus?.id} />
        ) : null}
        {shown && answers.hasNextPage ? (
          <MoreAnswers
            loading={answers.isFetchingNextPage}
            load={() => void answers.fetchNextPage({ cancelRefetch: false })}
          />
        ) : null}
        {after.length > 0 ? (
          <Answers
            of={comment.first_name}
            comments={after}
            discovery={discovery}
            answer={answerHere}
            focus={focus?.id}
          />
        ) : null}
        {shown && answers.error && (answers.isFetchNextPageError || !answers.data) ? (
          <StillFailed error={answers.error} retry={answers.data ? null : () => void answers.refetch()} />
        ) : null}
      </div>
    </li>
  );
}

function MoreAnswers({ loading, load }: { loading: boolean; load: () => void }) {
  useWords();
  return (
    <Button variant="ghost" size="sm" className="-ms-2" loading={loading} onClick={load}>
      {m.comments_more_answers()}
    </Button>
  );
}

interface AnswersProps {
  /** The author of the comment that they answer. */
  of: string;
  comments: readonly CommentItemProps["comment"][];
  discovery: Discovery;
  answer: CommentItemProps["answer"];
  focus: number | undefined;
}

function Answers({ of, comments, discovery, answer, focus }: AnswersProps) {
  useWords();
  return (
    <ol
      className="grid grid-cols-1 gap-4 border-s-2 border-line ps-4 pt-1"
      aria-label={m.comments_answers_of({ name: of })}
    >
      {comments.map((one) => (
        <li key={one.id}>
          <CommentItem comment={one} discovery={discovery} answer={answer} focused={focus === one.id} small />
        </li>
      ))}
    </ol>
  );
}
