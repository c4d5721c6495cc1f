import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Images } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { openedPart } from "../../../shell/failures/opened-part.tsx";
import { DiscoveryLink } from "../card/discovery-link.tsx";
import { feedQuery } from "../card/discovery-queries.ts";
import { ListEnd } from "../about/list-end.tsx";
import { GallerySkeleton, GalleryWall } from "./gallery-wall.tsx";

const NewContent = openedPart(async () => (await import("./new-content.tsx")).NewContent);

/** The newest pictures (shell §5); administrators also see those that are hidden from everybody else. */
export function GalleryPage() {
  useWords();
  const { user } = useSession();
  const { status } = useSearch({ from: "/content-gallery" });
  const navigate = useNavigate({ from: "/content-gallery" });
  const [plain, setPlain] = useState(false);
  return (
    <div className="mx-auto w-full max-w-content px-gutter pt-2 pb-16 tablet:pt-8 large:px-9">
      <h1 className="font-display text-d2 tablet:text-d1">{m.gallery_title()}</h1>
      <p className="mt-2 max-w-[34rem] text-body text-ink-2">{m.gallery_text()}</p>
      {user?.admin && !plain ? (
        <NewContent
          meanwhile={status ? <GallerySkeleton /> : <Shown />}
          leave={() => {
            setPlain(true);
            // The address then asks for what is shown.
            void navigate({ search: {}, replace: true });
          }}
          status={status}
          shown={<Shown />}
        />
      ) : (
        <Shown />
      )}
    </div>
  );
}

const toDiscovery = ({ id }: Discovery, picture: ReactNode): ReactNode => (
  <DiscoveryLink id={id} over={null} className="block rounded-card">
    {picture}
  </DiscoveryLink>
);

/** The pictures that everybody sees. */
function Shown() {
  useWords();
  const { orpc } = useAppContext();
  const list = useInfiniteQuery(feedQuery(orpc, "fresh"));
  const rows = list.data?.pages.flatMap((page) => page.recommendations) ?? [];
  if (list.isPending) return <GallerySkeleton />;
  if (!list.data) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Images />}
        title={m.gallery_empty()}
        action={<Button render={<Link to="/" />}>{m.shell_back_to_feed()}</Button>}
      />
    );
  }
  return (
    <>
      <GalleryWall rows={rows} link={toDiscovery} />
      <ListEnd
        more={list.hasNextPage}
        failed={list.isFetchNextPageError}
        load={() => void list.fetchNextPage({ cancelRefetch: false })}
        loaded={rows.length}
      />
    </>
  );
}
