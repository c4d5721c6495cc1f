import type { MemberPage } from "@tablee/contract/members/member.schema";
import { Button } from "@tablee/design-system/button";
import { Skeleton } from "@tablee/design-system/skeleton";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { CallFailed } from "../../shell/call-failed.tsx";
import { MemberRow } from "./member-row.tsx";

interface MemberListProps {
  query: UseInfiniteQueryResult<InfiniteData<MemberPage>>;
  empty: string;
  renderAction: (id: number, first_name: string) => ReactNode;
}

/** A list of members, page by page. */
export function MemberList({ query, empty, renderAction }: MemberListProps) {
  useWords();
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  if (query.isPending) return <ListSkeleton />;
  if (query.isError && members.length === 0) {
    return <CallFailed error={query.error} retry={() => void query.refetch()} />;
  }
  if (members.length === 0) return <p className="py-6 text-ink-2">{empty}</p>;
  return (
    <>
      <ul>
        {members.map((member) => (
          <li key={member.id} className="border-b border-line last:border-0">
            <MemberRow member={member}>{renderAction(member.id, member.first_name)}</MemberRow>
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError ? (
        <p role="alert" className="mt-3 text-bs text-danger-ink">
          {m.discoveries_rest_failed()}
        </p>
      ) : null}
      {query.hasNextPage ? (
        <Button
          variant="quiet"
          block
          className="mt-3"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
        >
          {m.members_more_people()}
        </Button>
      ) : null}
    </>
  );
}

function ListSkeleton() {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.members_list_loading()} className="grid gap-4 py-2">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3.5">
          <Skeleton round className="size-12" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
