import { COMMENTS_PAGE } from "@tablee/domain/comments/comment-lists";
import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { Orpc } from "../../api/query-options.ts";

const STALE_MS = 30_000;

/** What comes after a page; a page with fewer than a full one is the last (comments §22). */
const after = (loaded: readonly Comment[]): string | undefined =>
  loaded.length < COMMENTS_PAGE ? undefined : loaded.at(-1)?.date_creation;

/** A discovery's first comments, page by page, newest first. */
export const commentsQuery = (orpc: Orpc, id: number) =>
  orpc.comments.list.infiniteOptions({
    input: (continuation: string | undefined) => ({ id, ...(continuation ? { continuation } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => after(last.comments),
    staleTime: STALE_MS,
  });

/** The answers to a comment, oldest first. */
export const answersQuery = (orpc: Orpc, id: number) =>
  orpc.comments.responses.infiniteOptions({
    input: (continuation: string | undefined) => ({ id, ...(continuation ? { continuation } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => after(last),
    staleTime: STALE_MS,
  });

export const previewQuery = (orpc: Orpc, id: number) =>
  orpc.comments.preview.queryOptions({ input: { id }, staleTime: STALE_MS });

export const contextQuery = (orpc: Orpc, id: number) =>
  orpc.comments.context.queryOptions({ input: { id }, staleTime: STALE_MS });
