import { Photo } from "@tablee/design-system/photo";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
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
import { thumbnail } from "../card/picture-sizes.ts";
import { useSession } from "../../../session/session.ts";
import { offeredTo } from "../card/reactions.ts";
import { placeName } from "../card/place-words.ts";

const SHOWN = 4;

/** The column beside the feed on extra large layouts: what is popular, and which kitchens nearby take orders now. */
export function FeedRail() {
  useWords();
  return (
    <div className="sticky top-17 grid grid-cols-[minmax(0,1fr)] gap-6.5">
      <Trending />
      <OpenNear />
      <p className="num border-t border-line pt-6 text-cap text-ink-3">Tablée {APP_VERSION}</p>
    </div>
  );
}

function RailSection({ title, all, children }: { title: string; all: ReactNode; children: ReactNode }) {
  return (
    <section className="not-first:border-t not-first:border-line not-first:pt-6.5">
      <div className="mb-1.5 flex items-baseline justify-between">
        <h2 className="font-display text-t3">{title}</h2>
        {all}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

const SEE_ALL = "hit text-cap font-semibold text-ink-2 hover:text-ink";
const ROW = "flex items-center gap-3 rounded-control py-[0.4375rem]";

function Trending() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const popular = useInfiniteQuery(feedQuery(orpc, "popular"));
  const { user } = useSession();
  const rows = offeredTo(popular.data?.pages[0]?.recommendations ?? [], user).slice(0, SHOWN);
  if (popular.isPending) return <FeedRailSkeleton />;
  if (rows.length === 0) return null;
  return (
    <RailSection
      title={m.shell_trending()}
      all={
        <Link to="/trends" className={SEE_ALL}>
          {m.discoveries_see_all()}
        </Link>
      }
    >
      {rows.map((row) => (
        <li key={row.id}>
          <DiscoveryLink id={row.id} over="/" className={ROW}>
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
    <RailSection
      title={m.discoveries_open_near()}
      all={
        <Link to="/restaurants" className={SEE_ALL}>
          {m.discoveries_see_all()}
        </Link>
      }
    >
      {rows.map((row) => (
        <li key={row.id}>
          <Link to="/menu/$restaurant" params={{ restaurant: String(row.id) }} className={ROW}>
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
