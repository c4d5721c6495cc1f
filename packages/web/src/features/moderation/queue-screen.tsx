import type { Waiting } from "@tablee/contract/moderation/moderation.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { LARGE, useMediaQuery } from "@tablee/design-system/media-query";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { CaseView } from "./case-view.tsx";
import { Rows } from "../admin/admin-frame.tsx";
import { queueQuery } from "./moderation-queries.ts";
import type { QueueView } from "./queue-view.ts";
import { QueueRow } from "./queue-row.tsx";
import { ReportedComments } from "./reported-comments.tsx";
import { useKeys } from "./use-keys.ts";

/** The tabs of the queue, and the chosen list. */
export function QueueScreen() {
  useWords();
  const { view = "waiting", id } = useSearch({ from: "/admin/queue" });
  if (view === "comments") {
    return (
      <>
        <Views view={view} />
        <ReportedComments />
      </>
    );
  }
  return <Discoveries key={view} view={view} id={id} />;
}

function Views({ view }: { view: QueueView }) {
  useWords();
  const navigate = useNavigate({ from: "/admin/queue" });
  return (
    <div className="max-w-[22rem]">
      <SegmentedControl<QueueView>
        label={m.moderation_views()}
        value={view}
        onValueChange={(next) => void navigate({ search: { view: next, id: undefined } })}
        items={[
          { value: "waiting", label: m.moderation_waiting() },
          { value: "rejected", label: m.moderation_rejected() },
          { value: "comments", label: m.moderation_comments() },
        ]}
      />
    </div>
  );
}

/**
 * The list on the left, and beside it the discovery that is shown: the first, until another is chosen. On a phone one
 * of the two.
 */
function Discoveries({ view, id: chosen }: { view: QueueView; id: number | undefined }) {
  const { orpc } = useAppContext();
  const navigate = useNavigate({ from: "/admin/queue" });
  const list = useInfiniteQuery(queueQuery(orpc, view));
  const rows = list.data?.pages.flatMap((page) => page.recommendations) ?? [];
  const isBeside = useMediaQuery(LARGE);
  // A moderator who looks at the first discovery keeps seeing it if another moderator decides on it meanwhile: a key
  // pressed for one must never apply to the next. null: the last one was decided.
  const [held, setHeld] = useState<number | null>();
  if (held === undefined && chosen === undefined && isBeside && rows[0]) setHeld(rows[0].id);
  const id = chosen ?? (isBeside ? (held ?? rows[0]?.id) : undefined);
  const look = (next: number | undefined) =>
    void navigate({ search: { view, id: next }, replace: chosen !== undefined });
  const at = rows.findIndex((row) => row.id === id);
  const beside = (step: number): number | undefined => rows[at < 0 ? 0 : at + step]?.id;
  const next = async () => {
    const following = beside(1);
    if (following !== undefined) return look(following);
    const { data } = await list.fetchNextPage();
    const more = data?.pages.flatMap((page) => page.recommendations) ?? [];
    look(more[at + 1]?.id ?? id);
  };
  useKeys({ j: () => (id === undefined ? look(rows[0]?.id) : undefined) });
  return (
    <div className="grid grid-cols-1 gap-6 large:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]">
      <div className={id === undefined ? "" : "hidden large:block"}>
        <Views view={view} />
        <List rows={rows} list={list} view={view} current={id} />
      </div>
      {id === undefined ? null : (
        <CaseView
          key={id}
          id={id}
          onBack={() => look(undefined)}
          onNext={beside(1) === undefined && !list.hasNextPage ? null : () => void next()}
          onPrevious={at > 0 ? () => look(beside(-1)) : null}
          onDecided={() => {
            setHeld(null);
            look(beside(1) ?? (at > 0 ? beside(-1) : undefined));
          }}
        />
      )}
    </div>
  );
}

type ListQuery = Pick<
  ReturnType<typeof useInfiniteQuery>,
  "isPending" | "isError" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage" | "refetch"
>;

interface ListProps {
  rows: readonly Waiting[];
  list: ListQuery;
  view: QueueView;
  current: number | undefined;
}

function List({ rows, list, view, current }: ListProps) {
  useWords();
  if (list.isPending) return <Rows />;
  if (list.isError && rows.length === 0) {
    const again = <Button onClick={() => void list.refetch()}>{m.moderation_again()}</Button>;
    return <EmptyState title={m.moderation_failed()} action={again} />;
  }
  if (rows.length === 0) {
    if (view === "rejected") return <EmptyState title={m.moderation_empty_rejected()} />;
    return <EmptyState icon={<CheckCheck />} title={m.moderation_empty()} text={m.moderation_empty_text()} />;
  }
  return (
    <>
      <ul aria-label={m.moderation_list()} className="mt-4 grid grid-cols-1 gap-2">
        {rows.map((row) => (
          <QueueRow key={row.id} row={row} view={view} current={row.id === current} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button
          block
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
