import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { LiveRegion } from "@tablee/design-system/live-region";
import { useDeferredValue, useMemo } from "react";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { DishSkeletons } from "./dish-skeletons.tsx";
import { findDishes } from "./find-dishes.ts";
import { outlineItem } from "./menu-outline.ts";
import { ItemGrid, type SectionPlace } from "./menu-section.tsx";
import { useWholeMenu } from "./use-dish-needs.ts";

interface SearchedDishesProps extends SectionPlace {
  query: string;
  onShowAll: () => void;
}

/** The dishes that a search in the menu finds, in one grid. */
export function SearchedDishes({ query, onShowAll, ...place }: SearchedDishesProps) {
  useLanguage();
  const { data: restaurant } = useWholeMenu(place.restaurant_id);
  const asked = useDeferredValue(query);
  const menu = restaurant?.menu;
  const found = useMemo(() => {
    if (!menu) return null;
    const customisable = new Set(menu.modifier_groups.flatMap((group) => group.items));
    return findDishes(menu.items, asked).map((item) => outlineItem(item, customisable.has(item.id)));
  }, [menu, asked]);
  if (!found) return <DishSkeletons />;
  const words = m.menu_search_found({ count: found.length, query: asked.trim() });
  return (
    <section aria-label={words} className="@container min-h-[60vh] pt-6">
      <LiveRegion>{words}</LiveRegion>
      {found.length === 0 ? (
        <EmptyState
          align="start"
          title={m.menu_search_none_title()}
          text={m.menu_search_none_text()}
          action={
            <Button variant="quiet" onClick={onShowAll}>
              {m.menu_search_show_all()}
            </Button>
          }
        />
      ) : (
        <>
          <h2 className="mb-3 text-bs text-ink-2">{words}</h2>
          <ItemGrid items={found} {...place} />
        </>
      )}
    </section>
  );
}
