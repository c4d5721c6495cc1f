import { textIn } from "@tablee/domain/language/text-in";
import { useInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { PlaceDiscoveries } from "../discoveries/about/place-discoveries.tsx";
import { allRecommendedQuery } from "../discoveries/about/recommended-query.ts";
import { RecommendedTile } from "../discoveries/about/recommended-tile.tsx";
import { restaurantCardQuery } from "./restaurant-queries.ts";

/** The page /restaurants/{id}/recommended: everything that is recommended there (discoveries §31). */
export function RecommendedPage() {
  const language = useLanguage();
  const context = useAppContext();
  const { restaurant_id } = useParams({ from: "/restaurants/$restaurant_id/recommended" });
  const { data: restaurant } = useSuspenseQuery(restaurantCardQuery(context, Number(restaurant_id)));
  const list = useInfiniteQuery(allRecommendedQuery(context.orpc, restaurant.id));
  return (
    <PlaceDiscoveries
      title={m.discoveries_here_at({ name: textIn(restaurant.name, language) })}
      renderBack={(shared, arrow) => (
        <Link to="/restaurants/$restaurant_id" params={{ restaurant_id }} {...shared}>
          {arrow}
          {textIn(restaurant.name, language)}
        </Link>
      )}
      list={list}
      renderTile={(discovery, sizes) => <RecommendedTile discovery={discovery} sizes={sizes} />}
    />
  );
}
