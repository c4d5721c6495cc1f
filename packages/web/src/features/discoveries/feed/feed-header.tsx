import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import { FEED_VARIANTS, type FeedVariant } from "@tablee/domain/discoveries/discovery";
import { Link } from "@tanstack/react-router";
import { MapPin } from "lucide-react";
import { Suspense, useSyncExternalStore } from "react";
import { useTimezone } from "../../../language/device-habits.ts";
import { useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { usePosition } from "../../../platform/position.ts";
import { isKept } from "../../../storage/is-kept.ts";
import { TodaysZone } from "./deferred-parts.ts";
import { feedTitle, VARIANT_WORDS } from "./feed-heading.ts";

/**
 * The key under which today's zone is stored (storage/zone-of-today.ts), repeated here so that its code is loaded only
 * for those who have visited one.
 */
const ZONE_KEY = "zone";

const never = () => () => undefined;
const isZoned = () => isKept(ZONE_KEY);

const WHERE = {
  device: () => m.discoveries_around_position(),
  address: () => m.discoveries_around_area(),
  fallback: () => m.discoveries_city(),
} as const;

/**
 * The header of the feed: place and time in one line, and a title; on a phone the tabs suffice. The tabs stay visible
 * while scrolling.
 */
export function FeedHeader({ variant }: { variant: FeedVariant }) {
  useWords();
  const now = useNow();
  const timezone = useTimezone();
  const here = usePosition();
  const zoned = useSyncExternalStore(never, isZoned, () => false);
  return (
    <>
      <header className="px-gutter mobile:sr-only tablet:pt-6 large:px-7">
        <p className="mb-1.5 flex items-center gap-1.5 text-bs font-medium text-ink-2">
          <MapPin aria-hidden="true" className="size-4 stroke-2" />
          {WHERE[here.from]()}
        </p>
        <h1 className="font-display text-d1">{feedTitle(variant, now, timezone)}</h1>
      </header>
      <div className="sticky top-safe z-bar overflow-x-clip bg-glass px-gutter backdrop-blur-xl tablet:mt-3 large:px-7">
        <TabLinks label={m.discoveries_feed()} activeKey={variant} className="mobile:-mx-gutter mobile:px-gutter">
          {FEED_VARIANTS.map((each) => (
            <TabLink
              key={each}
              current={each === variant}
              render={<Link to="/" search={each === "for_you" ? {} : { variant: each }} />}
            >
              {VARIANT_WORDS[each]()}
            </TabLink>
          ))}
          {zoned ? (
            <Suspense fallback={null}>
              <TodaysZone />
            </Suspense>
          ) : null}
        </TabLinks>
      </div>
    </>
  );
}
