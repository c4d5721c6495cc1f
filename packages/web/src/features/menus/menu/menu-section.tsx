import { classNames } from "@tablee/design-system/class-names";
import { Photo } from "@tablee/design-system/photo";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import type { Currency } from "@tablee/domain/money/minor";
import { memo, type ReactNode, Suspense, useDeferredValue } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { ComboCard, ItemCard } from "../card/dish-card.tsx";
import { DishLink } from "../card/dish-link.tsx";
import { SkipToOrder } from "../card/skip-to-order.tsx";
import { useRovingCards } from "../card/use-roving-cards.ts";
import { ServedLine } from "./served-line.tsx";
import type { MenuOutline, OutlineItem, OutlineSection } from "../reading/menu-outline.ts";
import { useMenuOrdering } from "../reading/menu-ordering.ts";
import { COMBOS, type ItemsSection, MOST_SHOWN, mostShown, type SectionHead } from "../reading/menu-sections.ts";
import type { SectionKey } from "../reading/section-key.ts";
import { sectionName } from "../reading/menu-words.ts";

/**
 * The grid of a section. The number of cards per row depends on the container (`itemsPerRow` in menu-sections.ts has
 * the same steps as styles.css), so that the server's page fits every screen and nothing moves afterwards.
 */
const GRID = "menu-grid";
/** The grid of search results: rows on a phone, which show more of them at once. */
const ROWS = "menu-rows";
/** With three in a row, two rows hold five cards and the button. */
const FIVE = "@min-[35rem]:@max-[47rem]:[&>li:nth-child(n+6):not(:last-child)]:hidden";

export const sectionId = (key: SectionKey): string => `menu-${key}`;

interface FrameProps {
  head: SectionHead;
  timezone: string;
  cards: number;
  children: ReactNode;
}

function Frame({ head, timezone, cards, children }: FrameProps) {
  const language = useLanguage();
  const { key: sectionKey, own } = head;
  const rows = Math.ceil(Math.min(cards, MOST_SHOWN + 1) / 2);
  return (
    <section
      id={sectionId(sectionKey)}
      aria-labelledby={`${sectionId(sectionKey)}-name`}
      data-menu-section={sectionKey}
      // A section far outside the view is not rendered; its height is estimated, and remembered once it was seen.
      style={{ containIntrinsicBlockSize: `auto ${3.5 + rows * 18}rem` }}
      className="scroll-mt-(--menu-bar) pt-6 [content-visibility:auto] [overflow-clip-margin:0.5rem]"
    >
      <div className="mb-3 flex items-center gap-3">
        {own?.image_url ? (
          <Photo
            src={own.image_url}
            alt=""
            ratio="1/1"
            corners="inner"
            width={112}
            height={112}
            className="size-14 shrink-0"
          />
        ) : null}
        <div className="min-w-0">
          <h2 id={`${sectionId(sectionKey)}-name`} className="font-display text-t2 break-words">
            {sectionName(head, language)}
          </h2>
          {own?.hours ? <ServedLine section={own} timezone={timezone} /> : null}
        </div>
      </div>
      <div className="@container">{children}</div>
    </section>
  );
}

export interface SectionPlace {
  restaurant_id: number;
  currency: Currency;
  timezone: string;
  orderable: boolean;
}

/**
 * The items of one type, as many as fit, and "View more" for the rest (menus §22). Each section is hydrated on its own
 * after the page: no press has to wait for the end of a long menu.
 */
export const ItemSection = memo(function ItemSection(props: SectionPlace & { section: OutlineSection }) {
  return (
    <Suspense fallback={null}>
      <Items {...props} />
    </Suspense>
  );
});

function Items({ section, ...place }: SectionPlace & { section: OutlineSection }) {
  useWords();
  const { items, total } = section;
  const five = total > mostShown(3);
  return (
    <Frame head={section} timezone={place.timezone} cards={total}>
      <ItemGrid items={items} {...place} className={five ? FIVE : ""}>
        {five ? (
          <li className={total > MOST_SHOWN ? "" : "hidden @min-[35rem]:@max-[47rem]:block"}>
            <ViewMore section={section} restaurant_id={place.restaurant_id} />
          </li>
        ) : null}
      </ItemGrid>
    </Frame>
  );
}

/** All items of a section that pass a filter. */
export const FilteredSection = (props: SectionPlace & { section: ItemsSection<OutlineItem> }) => {
  const { section, ...place } = props;
  const { items } = section;
  return (
    <Frame head={section} timezone={place.timezone} cards={items.length}>
      <ItemGrid items={items} {...place} />
    </Frame>
  );
};

/**
 * From this many items on, cards outside the view are not rendered individually. A focus ring may overflow its card.
 */
const MANY = 24;
const FAR_AWAY = "[contain-intrinsic-block-size:auto_18rem] [content-visibility:auto] [overflow-clip-margin:0.5rem]";

/** A grid of item cards; also used by "View more" and the search. */
export function ItemGrid(
  props: SectionPlace & { items: readonly OutlineItem[]; rows?: boolean; children?: ReactNode; className?: string },
) {
  const { items, rows = false, children, className, ...place } = props;
  // The first cards are rendered at once and hundreds more in a deferred render, so that input never waits for them.
  const shown = useDeferredValue(items, items.slice(0, MANY));
  const counts = useMenuOrdering()?.items;
  const many = items.length > MANY;
  const { ref, isStop } = useRovingCards(shown.map(({ id }) => id));
  return (
    <>
      <ul ref={ref} className={classNames(rows ? ROWS : GRID, className)}>
        {shown.map((item) => (
          <li key={item.id} data-card={item.id} className={many ? FAR_AWAY : undefined}>
            <ItemCard item={item} row={rows} stop={isStop(item.id)} count={counts?.get(item.id) ?? 0} {...place} />
          </li>
        ))}
        {children}
      </ul>
      <SkipToOrder />
    </>
  );
}

interface ViewMoreProps {
  section: OutlineSection;
  restaurant_id: number;
}

function ViewMore({ section, restaurant_id }: ViewMoreProps) {
  const language = useLanguage();
  const { key, total } = section;
  const rest = (shown: number, className: string) => (
    <span className={classNames("num text-cap font-medium text-ink-2", className)}>
      {m.menu_view_more_count({ count: total - shown })}
    </span>
  );
  return (
    <DishLink
      path={`/menu/${restaurant_id}`}
      more={key}
      className="grid aspect-square place-content-center justify-items-center gap-1 rounded-photo bg-sunken p-3 text-center text-base font-semibold hover:bg-sunken-2"
    >
      {/* The accessible name includes the section, for people who do not see where the button is. */}
      <span aria-hidden="true">{m.menu_view_more()}</span>
      <VisuallyHidden>{m.menu_view_more_label({ section: sectionName(section, language) })}</VisuallyHidden>
      {total > MOST_SHOWN ? rest(MOST_SHOWN, "@min-[35rem]:@max-[47rem]:hidden") : null}
      {rest(mostShown(3), "hidden @min-[35rem]:@max-[47rem]:block")}
    </DishLink>
  );
}

type CombosProps = SectionPlace & Pick<MenuOutline, "combos"> & { rows?: boolean };

/** The combos, each with its promotion and lowest price. */
export const ComboSection = memo(function ComboSection(props: CombosProps) {
  return (
    <Suspense fallback={null}>
      <Combos {...props} />
    </Suspense>
  );
});

function Combos({ combos, rows = false, ...place }: CombosProps) {
  useWords();
  const counts = useMenuOrdering()?.combos;
  const { ref, isStop } = useRovingCards(combos.map(({ id }) => id));
  return (
    <Frame head={COMBOS} timezone={place.timezone} cards={combos.length}>
      <ul ref={ref} className={rows ? ROWS : GRID}>
        {combos.map((combo) => (
          <li key={combo.id} data-card={combo.id}>
            <ComboCard combo={combo} row={rows} stop={isStop(combo.id)} count={counts?.get(combo.id) ?? 0} {...place} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
