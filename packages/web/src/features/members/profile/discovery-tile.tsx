import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Photo } from "@tablee/design-system/photo";
import { useLanguage } from "../../../language/language.ts";
import { Said } from "../../../language/said.tsx";
import { DiscoveryLink, type FeedPlace } from "../../discoveries/card/discovery-link.tsx";
import { PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";
import { placeName } from "../../discoveries/card/place-words.ts";
import { StatusBadge } from "../../discoveries/card/status-badge.tsx";

const SIZES = "(width <= 48rem) calc(50vw - 1.5rem), (width <= 64rem) calc(33vw - 2rem), 16rem";

export interface DiscoveryTileProps {
  discovery: Discovery;
  over: FeedPlace;
  /** Whether it is in the first row, whose photos are fetched at once. */
  first: boolean;
}

/** A discovery on a profile, where its author is known: the photo with its name, and the place below. */
export function DiscoveryTile({ discovery, over, first }: DiscoveryTileProps) {
  const language = useLanguage();
  const place = placeName(discovery, language);
  return (
    <DiscoveryLink id={discovery.id} over={over} className="group block rounded-card">
      <Photo
        src={discovery.image_url}
        srcSet={pictureSet(discovery.image_url)}
        sizes={SIZES}
        alt=""
        {...PICTURE}
        ratio="4/5"
        priority={first}
      />
      <span className="mt-2 block">
        {discovery.status === "approved" ? null : <StatusBadge status={discovery.status} />}
        <span className="line-clamp-2 font-display text-dish decoration-1 underline-offset-[3px] group-hover:underline">
          <Said text={discovery.name} />
        </span>
        {place ? <span className="mt-0.5 block truncate text-mic text-ink-3">{place}</span> : null}
      </span>
    </DiscoveryLink>
  );
}
