import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { NewComment } from "@tablee/contract/comments/comments.events";
import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import { COMMENTS_PREVIEW } from "@tablee/domain/comments/comment-lists";
import type { Orpc } from "../../api/query-options.ts";
import {
  answersQuery,
  type CommentPage,
  commentsQuery,
  type FirstComments,
  lateAnswersQuery,
  NONE_LATE,
  previewQuery,
} from "./comment-queries.ts";

interface Caches {
  client: QueryClient;
  orpc: Orpc;
}
type Lists<Page> = InfiniteData<Page, string | null>;
type Change = (comments: Comment[]) => Comment[];

/**
 * The comments that were added and removed: one that arrives twice, as the answer of a call and as an event, counts
 * once.
 */
const known = new WeakMap<QueryClient, Set<string>>();
const isFirst = (client: QueryClient, mark: string): boolean => {
  const marks = known.get(client) ?? new Set<string>();
  known.set(client, marks);
  if (marks.has(mark)) return false;
  marks.add(mark);
  return true;
};

const changed = <Page extends CommentPage>(list: Lists<Page>, change: Change): Lists<Page> => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, comments: change(page.comments) })),
});
const changeList = ({ client, orpc }: Caches, id: number, change: Change): void => {
  client.setQueryData<Lists<FirstComments>>(commentsQuery(orpc, id).queryKey, (list) => list && changed(list, change));
  client.setQueryData<Comment[]>(previewQuery(orpc, id).queryKey, (list) => list && change(list));
};
const atPage = <Page extends CommentPage>(list: Lists<Page>, at: number, change: Change): Lists<Page> => ({
  ...list,
  pages: list.pages.map((page, one) => (one === at ? { ...page, comments: change(page.comments) } : page)),
});
const changeAnswers = ({ client, orpc }: Caches, parent: number, change: Change): void => {
  for (const { queryKey } of [answersQuery(orpc, parent), lateAnswersQuery(orpc, parent)]) {
    client.setQueryData<Lists<CommentPage>>(queryKey, (list) => list && changed(list, change));
  }
};

/** Adds an answer below the others, or, while more of those are to be loaded, to those that are shown after them. */
const enterAnswer = ({ client, orpc }: Caches, parent: number, comment: Comment): void => {
  const add: Change = (comments) => [...comments, comment];
  const { queryKey } = answersQuery(orpc, parent);
  const { pages = [] } = client.getQueryData<Lists<CommentPage>>(queryKey) ?? {};
  if (pages.some((page) => page.comments.some(({ id }) => id === comment.id))) return;
  if (pages.at(-1)?.next === null) {
    client.setQueryData<Lists<CommentPage>>(queryKey, (list) => list && atPage(list, list.pages.length - 1, add));
  } else {
    const late = lateAnswersQuery(orpc, parent).queryKey;
    client.setQueryData<Lists<CommentPage>>(late, (list = NONE_LATE) => atPage(list, 0, add));
  }
};

/** Changes the number of comments wherever the discovery is shown. */
const count = ({ client, orpc }: Caches, id: number, by: number, first: boolean): void => {
  const counted = <Row extends Discovery>(row: Row): Row =>
    row.id === id
      ? {
          ...row,
          comments: Math.max(0, row.comments + by),
          root_comments: Math.max(0, row.root_comments + (first ? by : 0)),
        }
      : row;
  client.setQueriesData<InfiniteData<DiscoveryPage>>(
    { queryKey: orpc.discoveries.list.key({ type: "infinite" }) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, recommendations: page.recommendations.map(counted) })),
      },
  );
  client.setQueryData<Discovery>(orpc.discoveries.get.queryKey({ input: { id } }), (row) => row && counted(row));
};

const withAnswers =
  (id: number, by: number): Change =>
  (comments) =>
    comments.flatMap((one) => {
      if (one.id !== id) return [one];
      const response_count = Math.max(0, one.response_count + by);
      // A deleted one was only there for its answers.
      return one.deleted && response_count === 0 ? [] : [{ ...one, response_count }];
    });

/** Adds a comment to the caches, whether it is the answer of a call or came by the socket; no other code does. */
export function enterComment(caches: Caches, id: number, { comment }: Pick<NewComment, "comment">): void {
  const { client, orpc } = caches;
  if (!isFirst(client, `in ${comment.id}`)) return;
  const { parent_id } = comment;
  count(caches, id, 1, parent_id === null);
  if (parent_id !== null) {
    changeList(caches, id, withAnswers(parent_id, 1));
    enterAnswer(caches, parent_id, comment);
    void client.invalidateQueries({ queryKey: orpc.comments.context.key() });
    return;
  }
  const has = ({ comments }: Pick<CommentPage, "comments">) => comments.some((one) => one.id === comment.id);
  client.setQueryData<Lists<FirstComments>>(commentsQuery(orpc, id).queryKey, (list) =>
    list && !list.pages.some(has) ? atPage(list, 0, (comments) => [comment, ...comments]) : list,
  );
  client.setQueryData<Comment[]>(previewQuery(orpc, id).queryKey, (list) =>
    list && !has({ comments: list }) ? [comment, ...list].slice(0, COMMENTS_PREVIEW) : list,
  );
}

/** Removes a comment's text everywhere; its place stays if it has answers (comments §11). */
export function removeComment(
  caches: Caches,
  id: number,
  { id: comment_id, parent_id: parent }: Pick<Comment, "id" | "parent_id">,
): void {
  const { client, orpc } = caches;
  if (!isFirst(client, `out ${comment_id}`)) return;
  const gone: Change = (comments) =>
    comments.flatMap((one) => {
      if (one.id !== comment_id) return [one];
      return one.response_count > 0 ? [{ ...one, text: "", deleted: true }] : [];
    });
  changeList(caches, id, gone);
  if (parent !== null) {
    changeAnswers(caches, parent, gone);
    changeList(caches, id, withAnswers(parent, -1));
  }
  count(caches, id, -1, parent === null);
  void client.invalidateQueries({ queryKey: orpc.comments.context.key() });
}

/** Marks a member's comments as blocked by the discovery's author, or as no longer blocked. */
export function markBlocked(caches: Caches, id: number, account_id: number, blocked: boolean): void {
  const mark: Change = (comments) =>
    comments.map((one) => (one.account_id === account_id ? { ...one, blocked_by_author: blocked } : one));
  changeList(caches, id, mark);
  const { client, orpc } = caches;
  client.setQueriesData<Lists<CommentPage>>(
    { queryKey: orpc.comments.responses.key({ type: "infinite" }) },
    (list) => list && changed(list, mark),
  );
  void client.invalidateQueries({ queryKey: orpc.comments.context.key() });
}

/** Records whether the member has reported a comment. */
export function markReported({ client, orpc }: Caches, id: number, comment_id: number, reported: boolean): void {
  const noted = <Row extends Discovery>(row: Row): Row => {
    const others = row.reported_comments.filter((one) => one !== comment_id);
    return { ...row, reported_comments: reported ? [...others, comment_id] : others };
  };
  client.setQueryData<Lists<FirstComments>>(
    commentsQuery(orpc, id).queryKey,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, recommendation: noted(page.recommendation) })) },
  );
  client.setQueryData<Discovery>(orpc.discoveries.get.queryKey({ input: { id } }), (row) => row && noted(row));
  client.setQueriesData<{ recommendation?: Discovery }>({ queryKey: orpc.comments.context.key() }, (context) =>
    context?.recommendation ? { ...context, recommendation: noted(context.recommendation) } : context,
  );
}
