import { textIn } from "@tablee/domain/language/text-in";
import { useInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { PlaceDiscoveries } from "../discoveries/about/place-discoveries.tsx";
import { RowTile } from "../discoveries/about/row-tile.tsx";
import { DiscoveryLink } from "../discoveries/card/discovery-link.tsx";
import { placeName } from "../discoveries/card/place-words.ts";
import { zoneDiscoveriesQuery, zoneQuery } from "./places-queries.ts";

/** The page /zone/{zone}/recommended: everything that is recommended there (discoveries §10). */
export function ZoneRecommendedPage() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { zone: name } = useParams({ from: "/zone/$zone/recommended" });
  const { zone } = useSuspenseQuery(zoneQuery(orpc, name)).data;
  const list = useInfiniteQuery(zoneDiscoveriesQuery(orpc, name));
  return (
    <PlaceDiscoveries
      title={m.discoveries_here_at({ name: textIn(zone.name, language) })}
      renderBack={(shared, arrow) => (
        <Link to="/zone/$zone" params={{ zone: name }} {...shared}>
          {arrow}
          {textIn(zone.name, language)}
        </Link>
      )}
      list={list}
      renderTile={(discovery, sizes) => (
        <DiscoveryLink id={discovery.id} over={null} className="block rounded-photo">
          <RowTile discovery={discovery} sizes={sizes}>
            <span className="mt-0.5 line-clamp-2 text-mic text-ink-3">{placeName(discovery, language)}</span>
          </RowTile>
        </DiscoveryLink>
      )}
    />
  );
}
