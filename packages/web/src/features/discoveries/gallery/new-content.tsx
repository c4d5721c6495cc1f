import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Chip } from "@tablee/design-system/chip";
import { ChipRow } from "@tablee/design-system/chip-row";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Images } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { ListEnd } from "../about/list-end.tsx";
import { StatusBadge } from "../card/status-badge.tsx";
import type { GallerySearch } from "./gallery-search.ts";
import { GallerySkeleton, GalleryWall } from "./gallery-wall.tsx";

type Status = NonNullable<GallerySearch["status"]>;

const STATUS_WORDS: Record<Status, () => string> = {
  pending: () => m.discoveries_pending(),
  draft: () => m.discoveries_draft(),
  rejected: () => m.discoveries_rejected(),
};
const STATUSES = ["pending", "draft", "rejected"] as const;

interface NewContentProps {
  status: Status | undefined;
  /** The wall that everybody sees. */
  shown: ReactNode;
}

/** New Content (shell §10): pictures of every status, for administrators. */
export function NewContent({ status, shown }: NewContentProps) {
  useWords();
  return (
    <>
      <ChipRow
        label={m.gallery_statuses()}
        as="nav"
        activeKey={status ?? ""}
        className="-mx-gutter mt-4 px-gutter large:mx-0 large:px-0"
      >
        <Chip
          selected={status === undefined}
          aria-current={status === undefined ? "page" : undefined}
          render={<Link to="/content-gallery" search={{}} />}
        >
          {m.gallery_published()}
        </Chip>
        {STATUSES.map((one) => (
          <Chip
            key={one}
            selected={status === one}
            aria-current={status === one ? "page" : undefined}
            render={<Link to="/content-gallery" search={{ status: one }} />}
          >
            {STATUS_WORDS[one]()}
          </Chip>
        ))}
      </ChipRow>
      {status === undefined ? shown : <OfStatus key={status} status={status} />}
    </>
  );
}

const PAGE = 20;

const toQueue = ({ id }: Discovery, picture: ReactNode): ReactNode => (
  <Link to="/admin/queue" search={{ id }} className="block rounded-card">
    {picture}
  </Link>
);
const statusOf = ({ status }: Discovery): ReactNode => <StatusBadge status={status} />;

/** The pictures of one status; each leads to the moderators' screen, where it is decided on. */
function OfStatus({ status }: { status: Status }) {
  useWords();
  const { orpc } = useAppContext();
  const list = useInfiniteQuery({
    ...orpc.moderation.list.infiniteOptions({
      input: (continuation: string | undefined) => ({ status, limit: PAGE, ...(continuation ? { continuation } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.continuation ?? undefined,
    }),
    staleTime: 0,
  });
  const rows = list.data?.pages.flatMap((page) => page.recommendations) ?? [];
  if (list.isPending) return <GallerySkeleton />;
  if (!list.data) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  if (rows.length === 0) return <EmptyState icon={<Images />} title={m.gallery_none()} />;
  return (
    <>
      <GalleryWall rows={rows} link={toQueue} mark={statusOf} />
      <ListEnd
        more={list.hasNextPage}
        failed={list.isFetchNextPageError}
        load={() => void list.fetchNextPage({ cancelRefetch: false })}
        loaded={rows.length}
      />
    </>
  );
}
