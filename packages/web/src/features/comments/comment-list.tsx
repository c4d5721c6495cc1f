import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import type { CommentItemProps } from "./comment-about.ts";
import { commentsQuery } from "./comment-queries.ts";
import { CommentThread } from "./comment-thread.tsx";
import { StillFailed } from "./still-failed.tsx";

interface CommentListProps {
  discovery: Discovery;
  answer: CommentItemProps["answer"];
  /** Whether a comment is being sent. */
  pending: boolean;
}

/** Top-level comments, newest first, with more on request (comments §7). */
export function CommentList({ discovery, answer, pending }: CommentListProps) {
  useWords();
  const { orpc } = useAppContext();
  const list = useInfiniteQuery(commentsQuery(orpc, discovery.id));
  if (list.isPending) return <CommentsSkeleton />;
  if (list.isError && !list.data) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  const comments = list.data.pages.flatMap((page) => page.comments);
  return (
    <>
      {comments.length === 0 && !pending ? (
        <EmptyState icon={<MessageCircle />} title={m.comments_none_title()} text={m.comments_none_text()} />
      ) : (
        <ol className="divide-y divide-line" aria-label={m.comments_list()}>
          {comments.map((one) => (
            <CommentThread key={one.id} comment={one} discovery={discovery} answer={answer} />
          ))}
        </ol>
      )}
      {list.isFetchNextPageError ? <StillFailed error={list.error} retry={null} /> : null}
      {list.hasNextPage ? (
        <Button
          variant="quiet"
          block
          className="my-3"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {m.comments_more()}
        </Button>
      ) : null}
    </>
  );
}

export function CommentsSkeleton() {
  useWords();
  return (
    <div aria-busy="true" aria-label={m.comments_loading()} role="status" className="grid gap-5 py-3">
      {["w-3/4", "w-1/2", "w-2/3"].map((width) => (
        <div key={width} className="flex gap-3">
          <Skeleton className="size-10 shrink-0 !rounded-full" />
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
