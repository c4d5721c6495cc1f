import { Chip } from "@tablee/design-system/chip";
import { ChipRow } from "@tablee/design-system/chip-row";
import type { Point } from "@tablee/domain/restaurants/distance";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Heart, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode } from "react";
import { useRegion } from "../../../language/device-habits.ts";
import { formatDistance } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { tagWord } from "../../../language/tag-words.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { useSession } from "../../../session/session.ts";
import { commonCuisines } from "../common-cuisines.ts";
import { cuisineWord } from "../cuisine-words.ts";
import { listModeWord } from "../list-words.ts";
import { restaurantsQuery } from "../restaurant-queries.ts";
import type { RestaurantsFilter } from "../restaurants-search.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const FilterSheet = openedPart(async () => (await import("./filter-sheet.tsx")).FilterSheet);

/**
 * The filters of the list (restaurants §32): the most common directly, the others in a sheet; all are in the address.
 */
export function ListFilters({ near }: { near: Point | null }) {
  const language = useLanguage();
  const region = useRegion();
  const { cuisine, open, favorites, mode, serves, tag, radius } = useSearch({ from: "/restaurants" });
  const { user } = useSession();
  const sheet = useSheet("filters");
  const fromSheet = chosenInSheet({ mode, serves, tag, radius }, (km) => formatDistance(km, language, region));
  return (
    <>
      <ChipRow
        label={m.restaurants_filters()}
        activeKey={cuisine ?? null}
        className="-mx-gutter my-3 px-gutter tablet:-mx-7 tablet:px-7"
      >
        <Chip start={<SlidersHorizontal aria-hidden="true" />} aria-haspopup="dialog" onClick={sheet.show}>
          {fromSheet.length > 0 ? m.restaurants_filters_count({ count: fromSheet.length }) : m.restaurants_filters()}
        </Chip>
        {fromSheet.map(({ key, word }) => (
          <Chip
            key={key}
            selected
            end={<X aria-hidden="true" />}
            aria-label={m.restaurants_filter_remove({ filter: word })}
            render={
              <Link to="/restaurants" search={(search) => ({ ...search, [key]: undefined })} resetScroll={false} />
            }
          >
            {word}
          </Chip>
        ))}
        <Toggle name="open" on={open === true}>
          {m.restaurants_open_now()}
        </Toggle>
        {user || favorites ? (
          <Toggle name="favorites" on={favorites === true} start={<Heart aria-hidden="true" />}>
            {m.restaurants_favourites()}
          </Toggle>
        ) : null}
        <span aria-hidden="true" className="h-5 w-px shrink-0 bg-line" />
        <Cuisines near={near} />
      </ChipRow>
      {sheet.open ? <FilterSheet leave={sheet.hide} sheet={sheet} /> : null}
    </>
  );
}

/** Returns what was chosen in the sheet, as text. */
function chosenInSheet(
  { mode, serves, tag, radius }: RestaurantsFilter,
  length: (km: number) => string,
): { key: keyof RestaurantsFilter; word: string }[] {
  return [
    ...(mode ? [{ key: "mode" as const, word: listModeWord(mode) }] : []),
    ...(serves ? [{ key: "serves" as const, word: tagWord(serves) }] : []),
    ...(tag ? [{ key: "tag" as const, word: tagWord(tag) }] : []),
    ...(radius ? [{ key: "radius" as const, word: m.restaurants_within({ distance: length(radius / 1_000) }) }] : []),
  ];
}

interface ToggleProps {
  name: "open" | "favorites";
  on: boolean;
  start?: ReactNode;
  children: ReactNode;
}

const Toggle = ({ name, on, start, children }: ToggleProps) => (
  <Chip
    selected={on}
    start={start}
    aria-current={on ? "true" : undefined}
    render={
      <Link to="/restaurants" search={(search) => ({ ...search, [name]: on ? undefined : true })} resetScroll={false} />
    }
  >
    {children}
  </Chip>
);

/** The cuisines of the whole list, so that they stay when one of them is chosen. */
function Cuisines({ near }: { near: Point | null }) {
  useWords();
  const { cuisine } = useSearch({ from: "/restaurants" });
  const { orpc } = useAppContext();
  const all = useInfiniteQuery(restaurantsQuery(orpc, {}, near));
  const found = commonCuisines(all.data?.pages.flatMap((page) => page.restaurants) ?? []);
  const cuisines = cuisine === undefined || found.includes(cuisine) ? found : [cuisine, ...found];
  return cuisines.map((each) => (
    <Chip
      key={each}
      selected={each === cuisine}
      aria-current={each === cuisine ? "true" : undefined}
      render={
        <Link
          to="/restaurants"
          search={(search) => ({ ...search, cuisine: each === cuisine ? undefined : each })}
          resetScroll={false}
        />
      }
    >
      {cuisineWord(each)}
    </Chip>
  ));
}
