import type { ReportedComment } from "@tablee/contract/moderation/moderation.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Badge } from "@tablee/design-system/badge";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Message } from "@tablee/design-system/message";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { spacesInAny } from "@tablee/domain/language/french-spaces";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CheckCheck, Flag, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useWords } from "../../language/language.ts";
import { Said } from "../../language/said.tsx";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { Rows } from "../admin/admin-frame.tsx";
import { Age } from "../discoveries/card/age.tsx";
import { fullName, initialsOf } from "../members/member-name.ts";
import { reportedQuery } from "./moderation-queries.ts";
import { judgementFailure } from "./moderation-words.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useKeys } from "./use-keys.ts";

/** The comments that members report, to be deleted for a reason or dismissed (moderation §11). */
export function ReportedComments() {
  useWords();
  const { orpc } = useAppContext();
  const list = useInfiniteQuery(reportedQuery(orpc));
  const rows = list.data?.pages.flatMap((page) => page.comments) ?? [];
  if (list.isPending) return <Rows />;
  if (list.isError && rows.length === 0) {
    const again = <Button onClick={() => void list.refetch()}>{m.moderation_again()}</Button>;
    return <EmptyState title={m.moderation_failed()} action={again} />;
  }
  if (rows.length === 0) return <EmptyState icon={<CheckCheck />} title={m.moderation_empty_comments()} />;
  return (
    <>
      <p className="mt-3 text-cap text-ink-3 mobile:hidden">{m.moderation_comment_keys()}</p>
      <List rows={rows} />
      {list.hasNextPage ? (
        <Button
          variant="quiet"
          className="mt-4"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {m.moderation_more()}
        </Button>
      ) : null}
    </>
  );
}

/** J and K move between comments; A and R decide on the current one. */
function List({ rows }: { rows: readonly ReportedComment[] }) {
  useWords();
  const list = useRef<HTMLUListElement>(null);
  const go = (by: 1 | -1) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [])];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    items[at < 0 ? 0 : Math.min(items.length - 1, Math.max(0, at + by))]?.focus();
  };
  const press = (which: "keep" | "delete") =>
    list.current?.querySelector<HTMLElement>(`:scope > li:focus-within [data-does=${which}]`)?.click();
  useKeys({ j: () => go(1), k: () => go(-1), a: () => press("keep"), r: () => press("delete") });
  return (
    <ul ref={list} aria-label={m.moderation_comments_list()} className="mt-2 grid max-w-[44rem] grid-cols-1 gap-3">
      {rows.map((row) => (
        <Reported key={row.id} row={row} />
      ))}
    </ul>
  );
}

/** Decides once; afterwards, or if somebody was faster, the list is refetched. */
function useJudge(id: number) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    networkMode: "always",
    // Without a reason the report is dismissed.
    mutationFn: (reason: string | null) =>
      api.moderation.judge({ id, judgement: reason === null ? "dismissed" : "deleted", reason }),
    onSuccess: (_done, reason) => {
      const text = reason === null ? m.moderation_comment_kept() : m.moderation_comment_deleted();
      toasts.show({ text, tone: "success", id: "decision" });
    },
    onError: (error) => {
      toasts.show({ text: judgementFailure(error), tone: "warning", id: "decision" });
    },
    onSettled: () => client.invalidateQueries({ queryKey: orpc.moderation.comments.key() }),
  });
}

function Reported({ row }: { row: ReportedComment }) {
  useWords();
  const judge = useJudge(row.id);
  const [asking, setAsking] = useState(false);
  const { may_decide } = row;
  const name = fullName(row);
  return (
    <li tabIndex={-1} className="rounded-card border border-line p-4">
      <Words row={row} />
      {may_decide ? null : (
        <Message tone="info" className="mt-3">
          {m.moderation_own_comment()}
        </Message>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          disabled={!may_decide}
          loading={judge.isPending && !asking}
          data-does="keep"
          aria-label={m.moderation_keep_of({ name })}
          onClick={() => (judge.isPending ? undefined : judge.mutate(null))}
        >
          {m.moderation_keep()}
        </Button>
        <Button
          variant="outline"
          start={<Trash2 aria-hidden="true" />}
          disabled={!may_decide || (judge.isPending && !asking)}
          data-does="delete"
          aria-label={m.moderation_delete_of({ name })}
          onClick={() => setAsking(true)}
        >
          {m.moderation_delete_comment()}
        </Button>
      </div>
      {asking ? (
        <ReasonDialog
          title={m.moderation_delete_title()}
          hint={m.moderation_record_hint()}
          confirm={m.moderation_delete_comment()}
          busy={judge.isPending}
          // A refused dismissal is reported elsewhere.
          failure={judge.isError && judge.variables !== null ? judgementFailure(judge.error) : null}
          onClose={() => {
            judge.reset();
            setAsking(false);
          }}
          onConfirm={(reason) => judge.mutate(reason, { onSuccess: () => setAsking(false) })}
        />
      ) : null}
    </li>
  );
}

/** Who wrote it, where, the text, and who reports it. */
function Words({ row }: { row: ReportedComment }) {
  useWords();
  const { reporters } = row;
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar src={row.avatar_url} initials={initialsOf(row)} size={40} />
        <div className="min-w-0 grow">
          <p className="truncate font-semibold">{fullName(row)}</p>
          <p className="flex gap-2 text-bs text-ink-2">
            <Link
              to="/discovery/$id"
              params={{ id: String(row.recommendation_id) }}
              className="hit truncate underline decoration-line-control underline-offset-[3px] hover:decoration-ink"
            >
              <Said text={row.recommendation_name} />
            </Link>
            <Age moment={row.date_creation} className="shrink-0" />
          </p>
        </div>
      </div>
      <blockquote className="mt-3 whitespace-pre-line wrap-anywhere">{spacesInAny(row.text)}</blockquote>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-bs text-ink-2">
        <Badge tone="warning" icon={<Flag />}>
          {m.moderation_reports({ count: reporters.length })}
        </Badge>
        {m.moderation_comment_reporters({ names: reporters.map(({ name }) => name).join(", ") })}
      </p>
    </>
  );
}
