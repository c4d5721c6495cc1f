import { EmptyState } from "@tablee/design-system/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Hash } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { DiscoveryWall, DiscoveryWallSkeleton } from "../../discoveries/feed/discovery-wall.tsx";
import { hashtagLabel } from "./hashtag-words.ts";
import { hashtagQuery } from "./trends-queries.ts";

/** The discoveries with a hashtag, from everywhere. */
export function HashtagDiscoveries({ hashtag, open }: { hashtag: string; open: number | undefined }) {
  useWords();
  return (
    <>
      <header className="px-gutter pt-2 pb-5 tablet:pt-6 large:px-7 large:pt-8">
        <Link
          to="/trends/$category"
          params={{ category: "hashtags" }}
          className="mb-1 inline-flex min-h-11 items-center gap-1.5 text-bs font-medium text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {m.search_hashtag_all()}
        </Link>
        <h1 className="font-display text-d2 wrap-anywhere tablet:text-d1">{hashtagLabel(hashtag)}</h1>
        <p className="mt-1.5 text-ink-2">{m.search_hashtag_text()}</p>
      </header>
      <div className="px-gutter large:px-7">
        <Found hashtag={hashtag} open={open} />
      </div>
    </>
  );
}

function Found({ hashtag, open }: { hashtag: string; open: number | undefined }) {
  useWords();
  const { orpc } = useAppContext();
  const found = useQuery(hashtagQuery(orpc, hashtag));
  if (found.isPending) return <DiscoveryWallSkeleton />;
  if (!found.data) return <CallFailed error={found.error} retry={() => void found.refetch()} />;
  return (
    <DiscoveryWall
      rows={found.data.recommendations}
      variant="popular"
      over="/trends"
      open={open}
      empty={
        <EmptyState
          icon={<Hash />}
          title={m.search_hashtag_none_title({ hashtag: hashtagLabel(hashtag) })}
          text={m.search_hashtag_none_text()}
        />
      }
    />
  );
}
