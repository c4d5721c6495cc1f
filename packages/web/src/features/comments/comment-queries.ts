import { COMMENTS_PAGE } from "@tablee/domain/comments/comment-lists";
import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Orpc } from "../../api/query-options.ts";

const STALE_MS = 30_000;

/** A page as the server gave it: where it goes on stays as that was, whatever enters and goes meanwhile. */
export interface CommentPage {
  comments: Comment[];
  /** null: it was the last (comments §22). */
  next: string | null;
}
/** With how the discovery stood. */
export interface FirstComments extends CommentPage {
  recommendation: Discovery;
}

export const pageOf = (comments: Comment[]): CommentPage => ({
  comments,
  next: comments.length < COMMENTS_PAGE ? null : (comments.at(-1)?.date_creation ?? null),
});

const FROM_FIRST = null as string | null;
const asked = (id: number, continuation: string | null) => ({ id, ...(continuation === null ? {} : { continuation }) });

/** A discovery's first comments, page by page, newest first. */
export const commentsQuery = (orpc: Orpc, id: number) =>
  infiniteQueryOptions({
    queryKey: orpc.comments.list.key({ type: "infinite", input: { id } }),
    queryFn: async ({ pageParam, signal }): Promise<FirstComments> => {
      const { recommendation, comments } = await orpc.comments.list.call(asked(id, pageParam), { signal });
      return { recommendation, ...pageOf(comments) };
    },
    initialPageParam: FROM_FIRST,
    getNextPageParam: (last) => last.next,
    staleTime: STALE_MS,
  });

/** The answers to a comment, oldest first. */
export const answersQuery = (orpc: Orpc, id: number) =>
  infiniteQueryOptions({
    queryKey: orpc.comments.responses.key({ type: "infinite", input: { id } }),
    queryFn: async ({ pageParam, signal }): Promise<CommentPage> =>
      pageOf(await orpc.comments.responses.call(asked(id, pageParam), { signal })),
    initialPageParam: FROM_FIRST,
    getNextPageParam: (last) => last.next,
    staleTime: STALE_MS,
  });

export const previewQuery = (orpc: Orpc, id: number) =>
  orpc.comments.preview.queryOptions({ input: { id }, staleTime: STALE_MS });

export const contextQuery = (orpc: Orpc, id: number) =>
  orpc.comments.context.queryOptions({ input: { id }, staleTime: STALE_MS });
