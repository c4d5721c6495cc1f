import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { EmptyState } from "@tablee/design-system/empty-state";
import { CALORIE_GUIDANCE } from "@tablee/domain/menus/calorie-bands";
import { textIn } from "@tablee/domain/language/text-in";
import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { formatNumber } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { OpenLine, takesOrders } from "../../restaurants/open-line.tsx";
import { openedPart } from "../../../shell/failures/opened-part.tsx";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { DishDialogs } from "../dish/dish-dialogs.tsx";
import { DishOffers } from "../reading/dish-offers.tsx";
import { ClosedSections } from "../reading/closed-sections.tsx";
import { DishSkeletons } from "../card/dish-skeletons.tsx";
import { FavouritesChip, useMemberFilter } from "../card/favourites-chip.tsx";
import { FilterButton, MenuFilterSheet } from "../filter/filter-button.tsx";
import { HeartsContext, useLateHearts } from "../card/hearts.ts";
import { KeptMenu } from "./kept-menu.tsx";
import { MenuBar } from "./menu-bar.tsx";
import { filterCount, type MenuFilter } from "../filter/menu-filter.ts";
import { MenuHead } from "./menu-head.tsx";
import type { MenuOutline } from "../reading/menu-outline.ts";
import { ComboSection, ItemSection, type SectionPlace } from "./menu-section.tsx";
import { COMBOS, type SectionHead } from "../reading/menu-sections.ts";
import { SignInToLike } from "../card/sign-in-to-like.tsx";
import { type MenuSearchState, useMenuSearch } from "../reading/use-menu-search.ts";
import { useDishNeeds } from "../dish/use-dish-needs.ts";

const FoundDishes = openedPart(async () => (await import("../filter/found-dishes.tsx")).FoundDishes);
const NO_FILTER: MenuFilter = { without: [], diets: [], liked: false };

export interface MenuScreenProps {
  outline: MenuOutline;
  modes: ReactNode;
  settings: ReactNode;
  /** The mode and time of the order in one small line, for the compact head. */
  settingsInShort: ReactNode;
  /** The basket, to the right on large layouts. */
  column: ReactNode;
}

/** A restaurant's menu (menus §21). Ordering is provided from outside: see menu-ordering.ts. */
export function MenuScreen({ outline, modes, settings, settingsInShort, column }: MenuScreenProps) {
  const { restaurant } = outline;
  const hearts = useLateHearts();
  const search = useMenuSearch();
  return (
    <HeartsContext value={hearts}>
      <ClosedSections outline={outline}>
        <DishOffers outline={outline}>
          <SignInToLike>
            <div
              data-own-head=""
              className="large:grid large:grid-cols-[minmax(0,1fr)_clamp(17rem,27vw,21.25rem)] [--compact-head:3.75rem] [--menu-bar:7.25rem] tablet:[--compact-head:0px] tablet:[--menu-bar:4.25rem]"
            >
              <div className="min-w-0 pb-12 tablet:px-7 tablet:pt-5">
                {/* On a phone the search takes the whole screen: results begin right below it. */}
                <div className={search.folded ? "mobile:hidden" : undefined}>
                  <MenuHead restaurant={restaurant} modes={modes} settings={settings} />
                </div>
                {search.folded ? <FoldedHead restaurant={restaurant} /> : null}
                {outline.total === 0 ? (
                  <NoMenu outline={outline} />
                ) : (
                  <MenuBody outline={outline} short={settingsInShort} search={search} />
                )}
              </div>
              <div className="hidden border-s border-line large:block">{column}</div>
            </div>
          </SignInToLike>
        </DishOffers>
      </ClosedSections>
    </HeartsContext>
  );
}

interface MenuBodyProps {
  outline: MenuOutline;
  short: ReactNode;
  search: MenuSearchState;
}

function MenuBody({ outline, short, search }: MenuBodyProps) {
  useWords();
  const now = useNow();
  const { restaurant, sections, combos } = outline;
  const { query, setQuery } = search;
  const [filter, setFilter] = useMemberFilter();
  const sheet = useSheet("menu-filter");
  const [foundHeads, setFoundHeads] = useState<SectionHead[] | null>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const needs = useDishNeeds(restaurant.id);
  const heads: SectionHead[] = [...sections, ...(combos.length > 0 ? [COMBOS] : [])];
  const filtering = filterCount(filter) > 0;
  const showAll = () => {
    setQuery("");
    setFilter(NO_FILTER);
  };
  const place = {
    restaurant_id: restaurant.id,
    currency: restaurant.currency,
    timezone: restaurant.timezone,
    orderable: takesOrders(restaurant, now),
  };
  return (
    <>
      <MenuBar
        sections={filtering ? (foundHeads ?? heads) : heads}
        filter={<FilterButton filter={filter} onPress={() => (needs(), sheet.show())} />}
        moreChips={<FavouritesChip filter={filter} onFilter={setFilter} />}
        search={search}
        onSearchFocus={needs}
        searchRef={searchInput}
        compactHead={<CompactHead restaurant={restaurant} short={short} />}
      />
      {import.meta.env.SSR && query.trim() === "" && !filtering ? (
        <KeptMenu outline={outline} className="px-gutter tablet:px-0">
          <WholeMenu outline={outline} place={place} />
        </KeptMenu>
      ) : (
        // Loads what a dialog needs when a pointer comes near a dish; the element itself is not interactive.
        <div onPointerOver={needs} onFocus={needs} onTouchStart={needs} className="px-gutter tablet:px-0">
          {query.trim() === "" && !filtering ? (
            <WholeMenu outline={outline} place={place} />
          ) : (
            <WhenHydrated>
              <FoundDishes
                {...{ query, filter, ...place, onShowAll: showAll, leave: showAll }}
                meanwhile={<DishSkeletons />}
                onFilter={setFilter}
                onSections={setFoundHeads}
              />
            </WhenHydrated>
          )}
        </div>
      )}
      <MenuFilterSheet sheet={sheet} restaurant_id={restaurant.id} />
      <DishDialogs restaurant_id={restaurant.id} outline={outline} />
    </>
  );
}

/** Renders what needs the whole menu only in the browser; the server renders its skeleton. */
function WhenHydrated({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return hydrated ? children : <DishSkeletons />;
}

/**
 * The rest of the head while the search takes a phone's screen: whose menu it is, and whether it can be ordered from.
 */
function FoldedHead({ restaurant }: { restaurant: RestaurantCard }) {
  const language = useLanguage();
  const now = useNow();
  return (
    <header className="px-gutter pt-safe text-cap text-ink-2 tablet:hidden">
      <h1 className="sr-only">{textIn(restaurant.name, language)}</h1>
      {takesOrders(restaurant, now) ? null : <OpenLine restaurant={restaurant} className="mt-2" />}
    </header>
  );
}

function CompactHead({ restaurant, short }: { restaurant: RestaurantCard; short: ReactNode }) {
  const language = useLanguage();
  return (
    <>
      <p className="truncate font-display text-t3">{textIn(restaurant.name, language)}</p>
      {/* The hours are never truncated. If both do not fit, the order's settings, which are shown before the hours, wrap to
          a second line, which the overflow hides. */}
      <p className="@container text-cap leading-[1.125rem] text-ink-2">
        <span className="flex h-[1.125rem] flex-row-reverse flex-wrap justify-end gap-x-2 overflow-hidden @max-[15rem]:h-auto">
          <OpenLine restaurant={restaurant} brief />
          <span className="flex gap-x-2 whitespace-nowrap @max-[15rem]:hidden">{short}</span>
        </span>
      </p>
    </>
  );
}

/** Section by section, each with as many items as it shows before "View more". */
const WholeMenu = ({ outline: { sections, combos }, place }: { outline: MenuOutline; place: SectionPlace }) => (
  <>
    {sections.map((section) => (
      <ItemSection key={section.key} section={section} {...place} />
    ))}
    {combos.length > 0 ? <ComboSection combos={combos} {...place} /> : null}
    <Guidance />
  </>
);

/** The recommended daily calories (menus §6). */
function Guidance() {
  const language = useLanguage();
  return (
    <p className="mt-10 max-w-[36rem] text-cap text-ink-3">
      {m.menu_calorie_guidance({
        adults: formatNumber(CALORIE_GUIDANCE.adults, language),
        children: formatNumber(CALORIE_GUIDANCE.children, language),
      })}
    </p>
  );
}

function NoMenu({ outline }: { outline: MenuOutline }) {
  const language = useLanguage();
  return (
    <EmptyState
      title={m.menu_none_title()}
      text={m.menu_none_text({ name: textIn(outline.restaurant.name, language) })}
    />
  );
}
