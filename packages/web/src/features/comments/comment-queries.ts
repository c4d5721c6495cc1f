import { COMMENTS_PAGE } from "@tablee/domain/comments/comment-lists";
import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { logFailure } from "../../api/log-failure.ts";
import type { Orpc } from "../../api/query-options.ts";

const STALE_MS = 30_000;

/** A page as the server returned it: its `next` does not change when comments are added or removed meanwhile. */
export interface CommentPage {
  comments: Comment[];
  /** Where the next page starts; null for the last one (comments §22). */
  next: string | null;
}
/** Includes the state of the discovery. */
export interface FirstComments extends CommentPage {
  recommendation: Discovery;
}

export const pageOf = (comments: Comment[]): CommentPage => ({
  comments,
  next: comments.length < COMMENTS_PAGE ? null : (comments.at(-1)?.date_creation ?? null),
});

/** Waits for an answer; a failure is also logged (wire §23). */
async function loaded<Answer>(asked: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!signal.aborted) logFailure(error);
    throw error;
  }
}

const FROM_FIRST = null as string | null;
const asked = (id: number, continuation: string | null) => ({ id, ...(continuation === null ? {} : { continuation }) });

/** The top-level comments of a discovery, page by page, newest first. */
export const commentsQuery = (orpc: Orpc, id: number) =>
  infiniteQueryOptions({
    queryKey: orpc.comments.list.key({ type: "infinite", input: { id } }),
    queryFn: async ({ pageParam, signal }): Promise<FirstComments> => {
      const { recommendation, comments } = await loaded(
        orpc.comments.list.call(asked(id, pageParam), { signal }),
        signal,
      );
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
      pageOf(await loaded(orpc.comments.responses.call(asked(id, pageParam), { signal }), signal)),
    initialPageParam: FROM_FIRST,
    getNextPageParam: (last) => last.next,
    staleTime: STALE_MS,
  });

type Answers = Pick<InfiniteData<CommentPage>, "pages">;

export const NONE_LATE: InfiniteData<CommentPage, string | null> = {
  pages: [{ comments: [], next: null }],
  pageParams: [null],
};

/**
 * Answers that were written while answers before them are still to be loaded, one's own among them. No call reads them:
 * they are added as they come (comment-cache.ts), and dropped when all comments are to be read anew.
 */
export const lateAnswersQuery = (orpc: Orpc, id: number) =>
  queryOptions({
    queryKey: [...answersQuery(orpc, id).queryKey, "late"] as readonly unknown[],
    queryFn: async () => NONE_LATE,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The late answers that no loaded page has: the last one may have been read before they were written. */
export const lateOf = (list: Answers | undefined, late: Answers | undefined): Comment[] => {
  if (!list || !late) return [];
  const there = new Set(list.pages.flatMap((page) => page.comments.map(({ id }) => id)));
  return late.pages.flatMap((page) => page.comments.filter(({ id }) => !there.has(id)));
};

export const previewQuery = (orpc: Orpc, id: number) =>
  queryOptions({
    queryKey: orpc.comments.preview.queryKey({ input: { id } }),
    queryFn: ({ signal }) => loaded(orpc.comments.preview.call({ id }, { signal }), signal),
    staleTime: STALE_MS,
  });

export const contextQuery = (orpc: Orpc, id: number) =>
  queryOptions({
    queryKey: orpc.comments.context.queryKey({ input: { id } }),
    queryFn: ({ signal }) => loaded(orpc.comments.context.call({ id }, { signal }), signal),
    staleTime: STALE_MS,
  });
