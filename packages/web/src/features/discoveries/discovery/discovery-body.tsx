import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { hasText } from "@tablee/domain/language/text-in";
import { MapPin } from "lucide-react";
import { createElement, type ReactNode } from "react";
import { useLanguage } from "../../../language/language.ts";
import { Said } from "../../../language/said.tsx";
import { useLatePart } from "../../../shell/use-late-part.ts";
import { CommentsPreview } from "../../comments/comments-preview.tsx";
import { AuthorLine } from "../card/author-line.tsx";
import { AuthorCard } from "./author-card.tsx";
import { FollowButton } from "../../members/follow-button.tsx";
import { BlockNotice } from "./block-notice.tsx";
import { CommentsButton } from "./comments-button.tsx";
import { DebugReason } from "./debug-reason.tsx";
import { EstablishmentCard } from "./establishment-card.tsx";
import { OwnStanding } from "./own-standing.tsx";
import { LikeButton } from "../card/like-button.tsx";
import { MoreButton } from "../card/more-button.tsx";
import { OrderButton } from "../card/order-button.tsx";
import { PlaceLink } from "../card/place-link.tsx";
import { placeName, useDistance } from "../card/place-words.ts";
import { ShareButton } from "../card/share-button.tsx";

export interface DiscoveryBodyProps {
  discovery: Discovery;
  /** h1 on its own page, h2 in a dialog over one. */
  heading: "h1" | "h2";
  /** Whether comments are started below it, at the bottom of the dialog. */
  writtenBelow?: boolean;
  /** What follows it: the next discoveries. */
  children?: ReactNode;
}

/**
 * The text of a discovery: title, place, author, words, actions and establishment (discoveries §12). On a phone the
 * actions are a separate bar (`DiscoveryActions`); otherwise they stand below the words.
 */
export function DiscoveryBody({ discovery, heading: Heading, writtenBelow = false, children }: DiscoveryBodyProps) {
  const words = [discovery.description, discovery.short_description].find(hasText);
  return (
    <div className="@container flex flex-col">
      <BlockNotice discovery={discovery} />
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <Status status={discovery.status} />
          <Heading className="font-display text-d2">
            <Said text={discovery.name} />
          </Heading>
        </div>
        <span className="tablet:hidden">
          <LikeButton discovery={discovery} look="title" />
        </span>
      </div>
      <PlaceLine discovery={discovery} />
      <OwnStanding discovery={discovery} />
      <div className="mt-4.5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line pt-4.5 tablet:order-first tablet:mt-0 tablet:mb-5 tablet:border-0 tablet:pt-0">
        <div className="flex min-w-0 grow basis-[10.75rem]">
          <AuthorLine discovery={discovery} age />
        </div>
        <FollowButton member={{ id: discovery.account_id, first_name: discovery.first_name }} look="row" />
      </div>
      {words ? (
        <p className="mt-4 text-body whitespace-pre-line tablet:text-ink-2">
          <Said text={words} />
        </p>
      ) : null}
      <div className="mt-5 flex items-stretch gap-2 mobile:hidden">
        <OrderButton discovery={discovery} className="grow" />
        <LikeButton discovery={discovery} look="button" />
        <ShareButton discovery={discovery} variant="quiet" className="!rounded-control" />
        <MoreButton discovery={discovery} variant="quiet" className="!rounded-control" />
      </div>
      {discovery.status === "draft" ? null : <CommentsPreview discovery={discovery} writtenBelow={writtenBelow} />}
      <div className="grid grid-cols-1 gap-x-3 @min-[30rem]:grid-cols-2">
        <AuthorCard discovery={discovery} />
        <EstablishmentCard discovery={discovery} />
      </div>
      <DebugReason discovery={discovery} />
      {children}
    </div>
  );
}

const statusBadge = async () => (await import("../card/status-badge.tsx")).StatusBadge;

/** The status of a discovery that others cannot see yet; loaded only for such a discovery. */
function Status({ status }: Pick<Discovery, "status">) {
  const badge = useLatePart(statusBadge, status !== "approved");
  return badge && createElement(badge, { status });
}

function PlaceLine({ discovery }: { discovery: Discovery }) {
  const language = useLanguage();
  const distance = useDistance(discovery);
  const name = placeName(discovery, language);
  if (!name) return null;
  const street = discovery.google_place_address?.split(",")[0];
  return (
    <p className="mt-2 flex items-start gap-1.5 font-medium text-ink-2">
      <MapPin aria-hidden="true" className="mt-[0.1875rem] size-4 shrink-0 stroke-2" />
      <span className="min-w-0">
        <PlaceLink
          discovery={discovery}
          className="hit underline decoration-line-control decoration-1 underline-offset-[3px] hover:decoration-ink"
        >
          {street ? `${name}, ${street}` : name}
        </PlaceLink>
        {/* The dot stays at the end of a line: no line begins with it. */}
        {distance ? (
          <span className="text-ink-3">
            {"\u00a0· "}
            <span className="num inline-block">{distance}</span>
          </span>
        ) : null}
      </span>
    </p>
  );
}

const BAR_BUTTON = "shell-action-square !rounded-control";

/**
 * The bar of actions on a phone: comments, share, and where the discovery leads; its sizes are in bars.css. "More" lies
 * on the photo.
 */
export function DiscoveryActions({ discovery }: { discovery: Discovery }) {
  return (
    <div className="shell-actions">
      <CommentsButton discovery={discovery} className={BAR_BUTTON} />
      <ShareButton discovery={discovery} variant="quiet" className={BAR_BUTTON} />
      <OrderButton discovery={discovery} size="lg" className="shell-action-main" />
    </div>
  );
}
