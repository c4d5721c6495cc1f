import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { ChipRow } from "@tablee/design-system/chip-row";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useToasts } from "@tablee/design-system/toasts";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { LocateFixed, SearchX } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { knownPosition, locate, locateByAddress, locateIfAllowed, usePosition } from "../../platform/position.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { commonCuisines } from "./common-cuisines.ts";
import { cuisineWord } from "./cuisine-words.ts";
import { RestaurantListItem } from "./restaurant-list-item.tsx";
import { RestaurantOverlay } from "./restaurant-overlay.tsx";
import { restaurantsQuery } from "./restaurant-queries.ts";
import { RestaurantSkeletons } from "./restaurant-skeletons.tsx";
import { useNearEnd } from "./use-near-end.ts";

/** /restaurants: nearest first where the position is known, by cuisine, open now. */
export function RestaurantsPage() {
  useWords();
  const { cuisine, open } = useSearch({ from: "/restaurants" });
  const app = useAppContext();
  const { orpc } = app;
  const position = usePosition();
  const near = position.from === "fallback" ? null : position;
  const list = useInfiniteQuery({
    ...restaurantsQuery(orpc, { cuisine, open }, near),
    placeholderData: keepPreviousData,
  });
  const restaurants = list.data?.pages.flatMap((page) => page.restaurants) ?? [];
  useEffect(() => void locateIfAllowed(app), [app]);
  return (
    <div className="px-gutter pt-2 pb-12 tablet:px-7 tablet:pt-6">
      <h1 className="font-display text-d2 large:text-d1">
        {near ? m.restaurants_title_around() : m.restaurants_title()}
      </h1>
      <Filters />
      {list.isPending ? (
        <RestaurantSkeletons />
      ) : list.isError && restaurants.length === 0 ? (
        <CallFailed error={list.error} retry={() => void list.refetch()} />
      ) : restaurants.length === 0 ? (
        <NoneFound />
      ) : (
        <List restaurants={restaurants} waiting={list.isPlaceholderData} />
      )}
      <More
        wanted={list.hasNextPage && !list.isPlaceholderData}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
      <RestaurantOverlay restaurants={restaurants} />
    </div>
  );
}

/** Cuisines of the whole list, so that they stay while one of them is chosen. */
function Filters() {
  useWords();
  const { cuisine, open } = useSearch({ from: "/restaurants" });
  const { orpc } = useAppContext();
  const all = useInfiniteQuery(restaurantsQuery(orpc, {}, null));
  const found = commonCuisines(all.data?.pages.flatMap((page) => page.restaurants) ?? []);
  const cuisines = cuisine === undefined || found.includes(cuisine) ? found : [cuisine, ...found];
  const chosen = (value: string | undefined) => (value === cuisine ? undefined : value);
  return (
    <ChipRow
      label={m.restaurants_filters()}
      activeKey={cuisine ?? null}
      className="-mx-gutter my-3 px-gutter tablet:-mx-7 tablet:px-7"
    >
      <NearMe />
      <Chip
        selected={open === true}
        aria-current={open ? "true" : undefined}
        render={<Link to="/restaurants" search={{ cuisine, ...(open ? {} : { open: true }) }} resetScroll={false} />}
      >
        {m.restaurants_open_now()}
      </Chip>
      <span aria-hidden="true" className="h-5 w-px shrink-0 bg-line" />
      {cuisines.map((each) => (
        <Chip
          key={each}
          selected={each === cuisine}
          aria-current={each === cuisine ? "true" : undefined}
          render={<Link to="/restaurants" search={{ open, cuisine: chosen(each) }} resetScroll={false} />}
        >
          {cuisineWord(each)}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** Asks the device where it is, once somebody wants that. */
function NearMe() {
  useWords();
  const app = useAppContext();
  const position = usePosition();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const found = await locate(app.platform);
    if (!found) await locateByAddress(app);
    setBusy(false);
    if (found) return;
    const byAddress = knownPosition().from === "address";
    toasts.show({ text: byAddress ? m.restaurants_located_by_address() : m.restaurants_not_located(), tone: "info" });
  };
  return (
    <Chip
      selected={position.from === "device"}
      disabled={busy}
      start={<LocateFixed aria-hidden="true" />}
      onClick={() => void ask()}
    >
      {busy ? m.restaurants_locating() : m.restaurants_near_me()}
    </Chip>
  );
}

function List({ restaurants, waiting }: { restaurants: RestaurantCard[]; waiting: boolean }) {
  const { user } = useSession();
  const favourites = new Set(user?.favorite_restaurants);
  return (
    <ul
      aria-busy={waiting}
      className={`grid grid-cols-1 gap-x-5 gap-y-7 transition-opacity duration-150 tablet:grid-cols-2 large:grid-cols-3 ${waiting ? "opacity-60" : ""}`}
    >
      {restaurants.map((restaurant, index) => (
        <li
          key={restaurant.id}
          className="[contain-intrinsic-block-size:auto_20rem] [content-visibility:auto] [overflow-clip-margin:0.5rem]"
        >
          <RestaurantListItem restaurant={restaurant} favourite={favourites.has(restaurant.id)} priority={index < 2} />
        </li>
      ))}
    </ul>
  );
}

interface MoreProps {
  wanted: boolean;
  busy: boolean;
  /** The rest could not be fetched; then it is asked for again by hand only. */
  failed: boolean;
  onMore: () => void;
}

function More({ wanted, busy, failed, onMore }: MoreProps) {
  useWords();
  const anchor = useNearEnd(wanted && !busy && !failed ? onMore : null);
  if (!wanted) return null;
  return (
    <div ref={anchor} className="grid justify-items-center gap-3 pt-8">
      {failed && !busy ? (
        <p role="alert" className="text-center text-bs text-danger-ink">
          {m.restaurants_rest_failed()}
        </p>
      ) : null}
      <Button variant="quiet" loading={busy} onClick={onMore}>
        {busy ? m.restaurants_loading_more() : m.restaurants_more()}
      </Button>
    </div>
  );
}

const NoneFound = () => {
  useWords();
  return (
    <EmptyState
      icon={<SearchX />}
      title={m.restaurants_none_title()}
      text={m.restaurants_none_text()}
      action={
        <Button variant="quiet" render={<Link to="/restaurants" search={{}} />}>
          {m.restaurants_show_all()}
        </Button>
      }
    />
  );
};
