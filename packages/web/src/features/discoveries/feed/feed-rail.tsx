import { Photo } from "@tablee/design-system/photo";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { formatDistance, formatNumber } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { Said } from "../../../language/said.tsx";
import { useNow } from "../../../language/now.ts";
import { useRegion } from "../../../language/device-habits.ts";
import { m } from "../../../paraglide/messages.js";
import { usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { APP_VERSION } from "../../../shell/app-version.ts";
import { openState, openWords } from "../../restaurants/open-state.ts";
import { DiscoveryLink } from "../card/discovery-link.tsx";
import { feedQuery } from "../card/discovery-queries.ts";
import { FeedRailSkeleton } from "./feed-rail-skeleton.tsx";
import { RailPeople } from "./rail-people.tsx";
import { RAIL_ROW, RailAll, RailSection } from "./rail-section.tsx";
import { thumbnail } from "../../pictures/picture-sizes.ts";
import { useSession } from "../../../session/session.ts";
import { offeredTo } from "../about/offered-to.ts";
import { placeName } from "../card/place-words.ts";

const SHOWN = 4;

/**
 * The column beside the feed on extra large layouts: whom a member could follow, what is popular, and which kitchens
 * nearby take orders now (discoveries §9).
 */
export function FeedRail() {
  const { status } = useSession();
  const { variant } = useSearch({ from: "/" });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6.5 pb-6">
      {/* An empty list of followed people suggests the same members itself. */}
      {status === "visitor" || variant === "following" ? null : <RailPeople />}
      <Trending />
      <OpenNear />
      <Footer />
    </div>
  );
}

const FOOTER_LINK = "hit text-ink-2 underline-offset-4 hover:underline";

function Footer() {
  useWords();
  return (
    <div className="num border-t border-line pt-6 text-cap text-ink-3">
      <p className="mb-1">
        <Link to="/terms-and-conditions" className={FOOTER_LINK}>
          {m.pages_terms()}
        </Link>
        {" · "}
        <Link to="/about" className={FOOTER_LINK}>
          {m.pages_about()}
        </Link>
      </p>
      Tablée {APP_VERSION}
    </div>
  );
}

function Trending() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const popular = useInfiniteQuery(feedQuery(orpc, "popular"));
  const { user } = useSession();
  const rows = offeredTo(popular.data?.pages[0]?.recommendations ?? [], user).slice(0, SHOWN);
  if (popular.isPending) return <FeedRailSkeleton />;
  if (rows.length === 0) return null;
  return (
    <RailSection title={m.shell_trending()} all={<RailAll to="/trends" />}>
      {rows.map((row) => (
        <li key={row.id}>
          <DiscoveryLink id={row.id} over="/" className={RAIL_ROW}>
            <RailPhoto src={row.image_url} />
            <span className="min-w-0 grow">
              <span className="block truncate text-bs font-semibold">
                <Said text={row.name} />
              </span>
              <span className="num block truncate text-cap text-ink-3">
                {placeName(row, language)}
                {" · "}
                {m.discoveries_likes({ count: row.likes, shown: formatNumber(row.likes, language) })}
              </span>
            </span>
          </DiscoveryLink>
        </li>
      ))}
    </RailSection>
  );
}

function OpenNear() {
  const language = useLanguage();
  const region = useRegion();
  const now = useNow();
  const { orpc } = useAppContext();
  const { latitude, longitude } = usePosition();
  const near = useQuery(
    orpc.restaurants.list.queryOptions({ input: { latitude, longitude, open: true, limit: SHOWN } }),
  );
  const rows = near.data?.restaurants ?? [];
  if (near.isPending) return <FeedRailSkeleton />;
  if (rows.length === 0) return null;
  return (
    <RailSection title={m.discoveries_open_near()} all={<RailAll to="/restaurants" />}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to="/menu/$restaurant" params={{ restaurant: String(row.id) }} className={RAIL_ROW}>
            <RailPhoto src={row.logo_image_path ?? row.cover_image_path} />
            <span className="min-w-0 grow">
              <span className="block truncate text-bs font-semibold">
                <Said text={row.name} />
              </span>
              <span className="num block truncate text-cap">
                <span className="font-medium text-success-ink">{openWords(openState(row, now), now, language)}</span>
                {row.distance_km === null ? null : (
                  <span className="text-ink-3"> · {formatDistance(row.distance_km, language, region)}</span>
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </RailSection>
  );
}

const RailPhoto = ({ src }: { src: string | null }) => (
  <Photo
    src={src && thumbnail(src)}
    alt=""
    ratio="1/1"
    corners="none"
    width={44}
    height={44}
    position="50% 70%"
    className="size-11 shrink-0 rounded-[0.625rem]"
  />
);
