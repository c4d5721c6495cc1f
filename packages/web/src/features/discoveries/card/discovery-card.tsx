import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Photo } from "@tablee/design-system/photo";
import { MapPin } from "lucide-react";
import { memo, Suspense } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { Said } from "../../../language/said.tsx";
import { Age } from "./age.tsx";
import { AuthorLine } from "./author-line.tsx";
import { CommentCount } from "./comment-count.tsx";
import { DiscoveryLink, type FeedPlace } from "./discovery-link.tsx";
import { LikeButton } from "./like-button.tsx";
import { MoreButton } from "./more-button.tsx";
import { OpenPill } from "./open-pill.tsx";
import { CardOrderButton, useOrderChoice } from "./order-button.tsx";
import { CARD_SIZES, PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";
import { PlaceLink } from "./place-link.tsx";
import { StatusBadge } from "../feed/deferred-parts.ts";
import { placeName, useDistance } from "./place-words.ts";
import { ShareButton } from "./share-button.tsx";

export interface DiscoveryCardProps {
  discovery: Discovery;
  /** The list that contains it. */
  over: FeedPlace;
  /** Whether it is among the first of a page: its photo is fetched at once. */
  first: boolean;
}

/** A card of the feed, without a box: the photo, then text on the paper. Order is the only filled button. */
export const DiscoveryCard = memo(function DiscoveryCard({ discovery, over, first }: DiscoveryCardProps) {
  useWords();
  const orders = useOrderChoice(discovery) === "order_now";
  const title = `discovery-${discovery.id}`;
  return (
    <article aria-labelledby={title}>
      <CardPhoto discovery={discovery} over={over} first={first} title={title} />
      <div className="feed-card-facts items-center pt-3 tablet:pt-2.5">
        <div className="feed-card-author min-w-0 [grid-area:author]">
          <AuthorLine discovery={discovery} />
        </div>
        {/* Without Order the time stands in its place; with both, Order comes first. */}
        <div className="feed-card-order [grid-area:order] tablet:justify-self-end tablet:ps-1">
          {orders ? <CardOrderButton discovery={discovery} /> : <Age moment={discovery.date_creation} />}
        </div>
        <div className="feed-card-reactions contents items-center text-ink-2 [grid-area:reactions] tablet:-ms-2.5 tablet:flex tablet:flex-wrap">
          <LikeButton discovery={discovery} />
          <CommentCount discovery={discovery} />
          <ShareButton discovery={discovery} className="text-ink-2 tablet:-mx-1" />
        </div>
        <MoreButton
          discovery={discovery}
          className="text-ink-2 [grid-area:more] tablet:-my-1 tablet:-me-2.5 tablet:justify-self-end"
        />
        {/* It takes the space that the reactions leave: a date with its year wraps into two short lines. */}
        {orders ? (
          <Age
            moment={discovery.date_creation}
            className="flex-1 basis-0 text-end leading-4 text-balance tablet:hidden"
          />
        ) : null}
      </div>
    </article>
  );
});

interface CardPhotoProps extends DiscoveryCardProps {
  title: string;
}

function CardPhoto({ discovery, over, first, title }: CardPhotoProps) {
  return (
    <Photo
      src={discovery.image_url}
      srcSet={pictureSet(discovery.image_url)}
      sizes={CARD_SIZES}
      alt=""
      {...PICTURE}
      ratio="4/5"
      priority={first}
      veil
    >
      {discovery.restaurant ? <OpenPill restaurant={discovery.restaurant} /> : null}
      <div className="absolute inset-0 flex flex-col justify-end text-on-photo [--focus:var(--on-photo)]">
        <div className="feed-card-caption px-4.5 pb-3 tablet:px-4 tablet:pb-2.5">
          {discovery.status === "approved" ? null : (
            <Suspense fallback={null}>
              <StatusBadge status={discovery.status} />
            </Suspense>
          )}
          <h2 id={title} className="line-clamp-3 font-display text-t1 tablet:text-t2">
            {/* The whole photo is a link, and the link of the place lies above it. */}
            <DiscoveryLink id={discovery.id} over={over} className="feed-card-link">
              <Said text={discovery.name} />
            </DiscoveryLink>
          </h2>
          <Place discovery={discovery} />
        </div>
      </div>
    </Photo>
  );
}

function Place({ discovery }: { discovery: Discovery }) {
  const language = useLanguage();
  const distance = useDistance(discovery);
  return (
    // The distance wraps below a long name; no line begins with a dot.
    <p className="flex flex-wrap items-center gap-x-1.5 text-bs font-medium tablet:text-cap">
      <span className="flex max-w-full min-w-0 items-center gap-1.5">
        <MapPin aria-hidden="true" className="size-4 shrink-0 stroke-2 tablet:size-3.5" />
        <PlaceLink
          discovery={discovery}
          className="relative z-1 -my-1.5 min-w-0 rounded-inner py-3 decoration-1 tablet:-my-1.75 tablet:py-3.25 underline-offset-[3px] hover:underline"
        >
          <span className="line-clamp-2">{placeName(discovery, language)}</span>
        </PlaceLink>
        {distance ? <span aria-hidden="true">·</span> : null}
      </span>
      {distance ? <span className="num">{distance}</span> : null}
    </p>
  );
}
