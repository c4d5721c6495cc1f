import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { LiveRegion } from "@tablee/design-system/live-region";
import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { createElement, type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useWords } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useMayBegin } from "../../../shell/ready/ready.ts";
import { useLatePart } from "../../../shell/use-late-part.ts";
import { menuOf } from "../../menus/reading/menu-queries.ts";
import { useLiveMenu } from "../../menus/reading/use-live-menu.ts";
import { useWholeMenu } from "../../menus/dish/use-whole-menu.ts";
import { attend, sharedTableOf } from "./table-registry.ts";
import { type AtTable, TableContext } from "./table-context.ts";
import { emptySeat, seatOf, seatsStore, tableKey } from "./table-seats.ts";
import { FIRST_SNAPSHOT } from "./table-snapshot.ts";
import { useChange } from "./use-change.ts";
import { useTableNews } from "./use-table-news.ts";
import { useReckoned } from "./use-reckoned.ts";

interface TableProviderProps {
  code: string;
  name: string;
  restaurant: RestaurantCard;
  children: ReactNode;
}

const tableShows = async () => (await import("./table-shows.tsx")).TableShows;

const nothing = () => () => undefined;
const firstSnapshot = () => FIRST_SNAPSHOT;

/**
 * Joins a table and keeps everything below it up to date. A device with a seat takes it at once; a device that opens
 * the table for the first time shows the menu first, and joins when the app is ready or the page is touched.
 */
export function TableProvider({ code: typed, name, restaurant, children }: TableProviderProps) {
  useWords();
  const { platform } = useAppContext();
  const code = tableKey(typed);
  const shared = sharedTableOf(code, platform);
  const snapshot = useSyncExternalStore(shared?.subscribe ?? nothing, shared?.snapshot ?? firstSnapshot, firstSnapshot);
  const hydrated = useHydrated();
  // A new object whenever the store changes: it is the key of the memo below.
  const stored = useSyncExternalStore(seatsStore.subscribe, seatsStore.get, () => null);
  const seat = useMemo(() => (stored && hydrated ? seatOf(code) : emptySeat(code)), [stored, hydrated, code]);
  const begun = useMayBegin() || seat.session !== null;
  useEffect(() => (begun ? attend(code, platform) : undefined), [begun, code, platform]);
  const table = useTableState(code, snapshot.table, begun);
  const menu = useMenu(restaurant.id, begun);
  const { said, fresh, see } = useTableNews(snapshot.table, snapshot.me);
  useLiveTable({ shared, restaurant_id: restaurant.id });
  const shows = useLatePart(tableShows, begun);

  const { reckoner, ...reckoned } = useReckoned({ code, restaurant, menu, snapshot, seat, table });
  const { change, askName } = useChange(shared, snapshot.phase);
  const at: AtTable = {
    code,
    name: table?.name ?? name,
    restaurant,
    menu,
    shared,
    snapshot,
    seat,
    table,
    ...reckoned,
    fresh,
    see,
    change,
    askName,
  };
  return (
    <TableContext value={at}>
      {children}
      {reckoner}
      {shows && createElement(shows, { shared, snapshot })}
      <LiveRegion>{said}</LiveRegion>
    </TableContext>
  );
}

/** Before joining, the state is fetched, and refetched while the diner makes up their mind. */
function useTableState(code: string, told: AtTable["table"], begun: boolean): AtTable["table"] {
  const { orpc } = useAppContext();
  const opened = useQuery({
    ...orpc.tables.get.queryOptions({ input: { code } }),
    enabled: begun && told === null,
    staleTime: 0,
    refetchInterval: 15_000,
    retry: false,
  });
  return told ?? opened.data?.table ?? null;
}

/**
 * What sells out in the kitchen is shown at the lines that contain it, so they are refreshed together with the menu.
 */
function useLiveTable({ shared, restaurant_id }: Pick<AtTable, "shared"> & { restaurant_id: number }) {
  // If there is no answer, the next change brings the state.
  const ask = useCallback(() => void shared?.look(), [shared]);
  useLiveMenu(restaurant_id, ask);
}

function useMenu(restaurant_id: number, wanted: boolean): AtTable["menu"] {
  const whole = useWholeMenu(restaurant_id, wanted);
  return whole.data ? menuOf(whole.data, "dine_in") : null;
}
