import { type InfiniteData, QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { COMMENTS_PAGE } from "@tablee/domain/comments/comment-lists";
import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { createOrpc } from "../../api/query-options.ts";
import { enterComment, markBlocked, removeComment } from "./comment-cache.ts";
import {
  answersQuery,
  type CommentPage,
  commentsQuery,
  type FirstComments,
  lateAnswersQuery,
  lateOf,
  pageOf,
} from "./comment-queries.ts";

const nothing = () => undefined;
// Only its query keys are used here: no call is made.
const orpc = createOrpc(
  createApi({ origin: "http://localhost", token: () => null, onRenewedToken: nothing, onUnauthorized: nothing }),
);
const DISCOVERY = 7;
const comment = (id: number, parent_id: number | null = null): Comment =>
  ({ id, parent_id, text: `c${id}`, date_creation: `d${id}`, response_count: 0 }) as Comment;
const full = (from: number, parent: number | null = null) =>
  Array.from({ length: COMMENTS_PAGE }, (_, at) => comment(from + at, parent));
const recommendation = { id: DISCOVERY, comments: 30, root_comments: 30 } as Discovery;
const listed = <Page>(...pages: Page[]): InfiniteData<Page, string | null> => ({ pages, pageParams: [null] });

let client: QueryClient;
const caches = () => ({ client, orpc });
const firsts = () => client.getQueryData<InfiniteData<FirstComments>>(commentsQuery(orpc, DISCOVERY).queryKey);
const answers = () => client.getQueryData<InfiniteData<CommentPage>>(answersQuery(orpc, 1).queryKey);
const keepFirsts = (comments: Comment[]) =>
  client.setQueryData(commentsQuery(orpc, DISCOVERY).queryKey, listed({ recommendation, ...pageOf(comments) }));
const keepAnswers = (...pages: Comment[][]) =>
  client.setQueryData(answersQuery(orpc, 1).queryKey, listed(...pages.map(pageOf)));
const idsOf = (list: InfiniteData<CommentPage> | undefined) =>
  list?.pages.flatMap((page) => page.comments.map(({ id }) => id));

beforeEach(() => {
  client = new QueryClient();
});

describe("the next page of a list of comments", () => {
  test("starts where the server said, even if a comment of the page before is deleted", () => {
    keepFirsts(full(100));
    const last = comment(100 + COMMENTS_PAGE - 1);
    expect(firsts()?.pages[0]?.next).toBe(last.date_creation);
    removeComment(caches(), DISCOVERY, last);
    expect(firsts()?.pages[0]?.comments).toHaveLength(COMMENTS_PAGE - 1);
    expect(firsts()?.pages[0]?.next).toBe(last.date_creation);
  });

  test("does not exist after the last page, even if new comments fill that page", () => {
    keepFirsts(full(100).slice(1));
    enterComment(caches(), DISCOVERY, { comment: comment(200) });
    expect(firsts()?.pages[0]?.comments).toHaveLength(COMMENTS_PAGE);
    expect(firsts()?.pages[0]?.next).toBeNull();
  });
});

describe("a new answer to a comment", () => {
  test("is shown below the others if all of them are loaded, and is counted", () => {
    keepFirsts([comment(1)]);
    keepAnswers([comment(11, 1)]);
    enterComment(caches(), DISCOVERY, { comment: comment(12, 1) });
    expect(idsOf(answers())).toEqual([11, 12]);
    expect(firsts()?.pages[0]?.comments[0]?.response_count).toBe(1);
  });

  const late = () => client.getQueryData(lateAnswersQuery(orpc, 1).queryKey);
  const lateIds = () => lateOf(answers(), late()).map(({ id }) => id);

  test("is shown after the loaded ones while answers before it are still to be fetched, and counted", () => {
    keepFirsts([comment(1)]);
    keepAnswers(full(100, 1));
    for (const id of [500, 501, 500]) enterComment(caches(), DISCOVERY, { comment: comment(id, 1) });
    expect(lateIds()).toEqual([500, 501]);
    expect(idsOf(answers())).not.toContain(500);
    expect(answers()?.pages[0]?.next).toBe(`d${100 + COMMENTS_PAGE - 1}`);
    expect(firsts()?.pages[0]?.comments[0]?.response_count).toBe(2);
  });

  test("is shown once when the page that contains it is loaded", () => {
    keepAnswers(full(100, 1));
    for (const id of [500, 501]) enterComment(caches(), DISCOVERY, { comment: comment(id, 1) });
    keepAnswers(full(100, 1), [...full(200, 1).slice(1), comment(500, 1)]);
    expect(lateIds()).toEqual([501]);
    keepAnswers(full(100, 1), full(200, 1), [comment(500, 1), comment(501, 1)]);
    expect(lateIds()).toEqual([]);
  });

  test("stays if it was written while the last page, which does not contain it yet, was in flight", () => {
    keepAnswers(full(100, 1));
    enterComment(caches(), DISCOVERY, { comment: comment(500, 1) });
    keepAnswers(full(100, 1), [comment(200, 1)]);
    expect(answers()?.pages.at(-1)?.next).toBeNull();
    expect(lateIds()).toEqual([500]);
  });

  test("is shown too if the first page arrives only after it, and leaves when it is deleted", () => {
    enterComment(caches(), DISCOVERY, { comment: comment(500, 1) });
    expect(lateIds()).toEqual([]);
    keepAnswers(full(100, 1));
    expect(lateIds()).toEqual([500]);
    removeComment(caches(), DISCOVERY, comment(500, 1));
    expect(lateIds()).toEqual([]);
  });

  test("that came late is marked with the others if the author blocks its writer", () => {
    keepAnswers(full(100, 1));
    enterComment(caches(), DISCOVERY, { comment: { ...comment(500, 1), account_id: 9 } });
    markBlocked(caches(), DISCOVERY, 9, true);
    expect(lateOf(answers(), late())).toMatchObject([{ id: 500, blocked_by_author: true }]);
  });

  test("that came late goes when all comments are read anew, which brings what is to be shown", async () => {
    keepAnswers(full(100, 1));
    enterComment(caches(), DISCOVERY, { comment: comment(500, 1) });
    const stop = new QueryObserver(client, lateAnswersQuery(orpc, 1)).subscribe(nothing);
    await client.invalidateQueries({ queryKey: lateAnswersQuery(orpc, 1).queryKey });
    expect(lateIds()).toEqual([]);
    stop();
  });
});

describe("a deleted comment", () => {
  test("keeps its place while it has answers, and not after the last one is deleted (comments §11)", () => {
    keepFirsts([{ ...comment(1), response_count: 2 }, comment(2)]);
    removeComment(caches(), DISCOVERY, comment(1));
    removeComment(caches(), DISCOVERY, comment(11, 1));
    expect(firsts()?.pages[0]?.comments).toMatchObject([{ id: 1, deleted: true, response_count: 1 }, { id: 2 }]);
    removeComment(caches(), DISCOVERY, comment(12, 1));
    expect(firsts()?.pages[0]?.comments).toMatchObject([{ id: 2 }]);
  });
});
