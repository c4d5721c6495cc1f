import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { LiveRegion } from "@tablee/design-system/live-region";
import { useDeferredValue, useEffect, useMemo } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { DishSkeletons } from "../card/dish-skeletons.tsx";
import { ChoicesFailed } from "../card/dish-states.tsx";
import { Missed } from "./missed.tsx";
import { findDishes } from "./find-dishes.ts";
import { dishesOf, type FoundMenu } from "./filtered-menu.ts";
import { filterCount, type MenuFilter } from "./menu-filter.ts";
import { ComboSection, FilteredSection, ItemGrid, type SectionPlace } from "../menu/menu-section.tsx";
import { COMBOS, type SectionHead } from "../reading/menu-sections.ts";
import { useWholeMenu } from "../dish/use-whole-menu.ts";

interface FoundDishesProps extends SectionPlace {
  query: string;
  filter: MenuFilter;
  onFilter: (filter: MenuFilter) => void;
  /** Clears search and filter. */
  onShowAll: () => void;
  /** Reports the sections that can be jumped to. */
  onSections: (heads: SectionHead[]) => void;
}

/** The results of a search in the menu, in one grid; those of a filter, section by section; or of both. */
export function FoundDishes({ query, filter, onFilter, onShowAll, onSections, ...place }: FoundDishesProps) {
  useWords();
  const asked = useDeferredValue(query).trim();
  const { found, failed, refetch } = useFound(place.restaurant_id, asked, filter);
  useEffect(() => {
    if (found && asked === "") onSections(headsOf(found));
  }, [found, asked, onSections]);
  if (!found) return failed ? <ChoicesFailed title={m.menu_dishes_failed()} onRetry={refetch} /> : <DishSkeletons />;
  const count = found.items.length + found.combos.length;
  const isMiss = count === 0 && filterCount(filter) === 0;
  const words = asked === "" ? m.menu_filter_found({ count }) : m.menu_search_found({ count, query: asked });
  return (
    <section aria-label={words} className="@container min-h-[60vh] pt-6 mobile:pt-3">
      <LiveRegion>{words}</LiveRegion>
      {isMiss ? <Missed restaurant_id={place.restaurant_id} query={asked} /> : null}
      {filterCount(filter) > 0 ? <ActiveFilters filter={filter} onFilter={onFilter} /> : null}
      {count === 0 ? (
        <EmptyState
          align="start"
          title={asked === "" ? m.menu_filter_none_title() : m.menu_search_none_title()}
          text={asked === "" ? m.menu_filter_none_text() : m.menu_search_none_text()}
          action={
            <Button variant="quiet" onClick={onShowAll}>
              {m.menu_search_show_all()}
            </Button>
          }
        />
      ) : (
        <>
          <h2 className="mb-1 text-bs text-ink-2">{words}</h2>
          <Found found={found} inOne={asked !== ""} place={place} />
        </>
      )}
    </section>
  );
}

function Found({ found, inOne, place }: { found: FoundMenu; inOne: boolean; place: SectionPlace }) {
  const combos = found.combos.length > 0 ? <ComboSection combos={found.combos} rows={inOne} {...place} /> : null;
  if (inOne) {
    return (
      <>
        {found.items.length > 0 ? <ItemGrid rows items={found.items} className="pt-2" {...place} /> : null}
        {combos}
      </>
    );
  }
  return (
    <>
      {found.sections.map((section) => (
        <FilteredSection key={section.key} section={section} {...place} />
      ))}
      {combos}
    </>
  );
}

const headsOf = ({ sections, combos }: FoundMenu): SectionHead[] => [
  ...sections,
  ...(combos.length > 0 ? [COMBOS] : []),
];

interface Search {
  /** null until the whole menu has loaded, and the member's likes if they are needed. */
  found: FoundMenu | null;
  /** The menu could not be loaded. */
  failed: boolean;
  refetch: () => void;
}

function useFound(restaurant_id: number, asked: string, { without, diets, liked }: MenuFilter): Search {
  const { data, isError, refetch } = useWholeMenu(restaurant_id);
  const menu = data?.menu;
  const { user } = useSession();
  const favorites = liked ? user?.favorite_items : null;
  const found = useMemo(() => {
    if (!menu || favorites === undefined) return null;
    const fitting = dishesOf(menu, { without, diets, liked: favorites && new Set(favorites) });
    if (asked === "") return fitting;
    return { ...fitting, items: findDishes(fitting.items, asked), combos: findDishes(fitting.combos, asked) };
  }, [menu, favorites, without, diets, asked]);
  return { found, failed: isError && !data, refetch: () => void refetch() };
}
