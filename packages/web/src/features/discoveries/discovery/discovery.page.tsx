import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { Photo } from "@tablee/design-system/photo";
import { textIn } from "@tablee/domain/language/text-in";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useAskedAsMember } from "../../../session/ask-as-member.ts";
import { DiscoveryActions, DiscoveryBody } from "./discovery-body.tsx";
import { DiscoveryRow } from "../card/discovery-row.tsx";
import { discoveryQuery, feedQuery } from "../card/discovery-queries.ts";
import { isGone } from "./gone.ts";
import { DiscoveryAsked, Gone } from "./gone.page.tsx";
import { LinkedComment } from "./linked-comment.tsx";
import { MoreButton } from "../card/more-button.tsx";
import { nextOf } from "../card/next-of.ts";
import { OpenPill } from "../card/open-pill.tsx";
import { PAGE_SIZES, PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";
import { StickyFoot } from "../../../shell/bars/sticky-foot.tsx";

/** The buttons on the photo, which on a phone lies under the status bar: the way back, and what else one can do. */
function OverPhoto({ discovery }: { discovery: Discovery }) {
  useWords();
  return (
    <div className="pt-safe absolute inset-x-0 top-0 tablet:hidden">
      <div className="flex items-center justify-between gap-3 px-3 pt-3">
        <IconButton variant="plate" label={m.discoveries_back_to_feed()} render={<Link to="/" />}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <MoreButton discovery={discovery} variant="plate" />
      </div>
    </div>
  );
}

/**
 * The page of a discovery, opened from outside or reloaded: photo beside text on large screens, above it on small ones.
 */
export function DiscoveryPage() {
  const language = useLanguage();
  const { orpc, host_facts } = useAppContext();
  const { id } = useParams({ from: "/discovery/$id" });
  const { comment } = useSearch({ from: "/discovery/$id" });
  // The loader has fetched it; after a sign-out, here or in another tab, it is refetched as a visitor.
  const { data: discovery, error } = useQuery({
    ...discoveryQuery(orpc, Number(id)),
    throwOnError: (failure, { state }) => state.data === undefined && !isGone(failure),
  });
  useAskedAsMember("discoveries", "get");
  // Only what is cached already: the page does not wait for what may come next.
  const more = useInfiniteQuery({ ...feedQuery(orpc, "for_you"), enabled: host_facts.site === null });
  const rows = more.data?.pages[0]?.recommendations ?? [];
  // Deleted elsewhere while it was cached here, or no longer visible to this viewer.
  if (isGone(error)) return <Gone />;
  if (!discovery) return <DiscoveryAsked />;
  return (
    <article
      data-own-head=""
      className="tablet:grid tablet:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] tablet:items-start tablet:gap-8 tablet:px-gutter tablet:pt-6 large:gap-10 large:px-7 large:pt-8"
    >
      <div className="relative mobile:-mx-[env(safe-area-inset-left,0px)] tablet:sticky tablet:top-6">
        <Photo
          src={discovery.image_url}
          srcSet={pictureSet(discovery.image_url)}
          sizes={PAGE_SIZES}
          alt={m.discoveries_photo({ name: textIn(discovery.name, language) })}
          {...PICTURE}
          ratio="4/5"
          corners="none"
          position="50% 52%"
          priority
          className="w-full mobile:max-h-[50dvh] tablet:max-h-[calc(100dvh-3rem)] tablet:rounded-card"
        >
          <span className="mobile:[&>*]:!top-auto mobile:[&>*]:!bottom-9">
            {discovery.restaurant ? <OpenPill restaurant={discovery.restaurant} /> : null}
          </span>
        </Photo>
        <OverPhoto discovery={discovery} />
      </div>
      <div className="relative -mt-6 min-w-0 rounded-t-sheet bg-paper px-5 pt-6 pb-6 tablet:mt-0 tablet:p-0 tablet:pb-10">
        {comment === undefined ? null : <LinkedComment key={comment} discovery={discovery} comment={comment} />}
        <DiscoveryBody discovery={discovery} heading="h1">
          <DiscoveryRow
            rows={nextOf(rows, discovery.id)}
            over={null}
            renderMore={(shared) => <Link to="/" {...shared} />}
          />
        </DiscoveryBody>
      </div>
      <StickyFoot className="[@media(height<30rem)]:static sticky bottom-[calc(var(--bars)+env(safe-area-inset-bottom,0px))] z-bar border-t border-line bg-glass px-gutter py-2.5 backdrop-blur-xl tablet:hidden">
        <DiscoveryActions discovery={discovery} />
      </StickyFoot>
    </article>
  );
}
