import { Chip } from "@tablee/design-system/chip";
import { ChipRow } from "@tablee/design-system/chip-row";
import { classNames } from "@tablee/design-system/class-names";
import { IconButton } from "@tablee/design-system/icon-button";
import { SearchInput } from "@tablee/design-system/inputs/search-input";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, Search } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { calm, type GoTo, useSectionInSight } from "./use-section-in-sight.ts";
import { useWayBack } from "./use-way-back.ts";
import { sectionId } from "./menu-section.tsx";
import type { SectionHead } from "../reading/menu-sections.ts";
import type { SectionKey } from "../reading/section-key.ts";
import { sectionName } from "../reading/menu-words.ts";
import type { MenuSearchState } from "../reading/use-menu-search.ts";

interface MenuBarProps {
  sections: readonly SectionHead[];
  search: MenuSearchState;
  /** Called when somebody is about to search, so that the whole menu can be loaded. */
  onSearchFocus: () => void;
  searchRef: RefObject<HTMLInputElement | null>;
  /** The button that opens the filter, beside the search. */
  filter: ReactNode;
  /** Chips after those of the sections. */
  moreChips: ReactNode;
  /** The name and state in small, for when the head has scrolled away. */
  compactHead: ReactNode;
}

/** The search, and the row of sections that sticks and follows the scroll position (menus §21). */
export function MenuBar({ sections, search, onSearchFocus, searchRef, ...parts }: MenuBarProps) {
  useWords();
  const { query, setQuery: onQuery, folded } = search;
  const onFocus = () => (onSearchFocus(), search.begin());
  const searching = query.trim() !== "";
  const bar = useRef<HTMLDivElement>(null);
  const [inSight, goTo] = useSectionInSight(sections, !searching, bar);
  const active = searching ? null : inSight;
  const headGone = useOutOfSight("menu-name");
  return (
    <>
      <CompactHead shown={headGone && !folded} searchRef={searchRef}>
        {parts.compactHead}
      </CompactHead>
      {/* A container query, because beside the basket there may be no more room than on a phone. */}
      <div
        className={classNames(
          "@container",
          folded &&
            "mobile:sticky mobile:top-notice mobile:z-bar mobile:border-b mobile:border-line mobile:bg-paper pt-below-notice",
        )}
      >
        <div className="flex items-center gap-2 px-gutter pt-2 pb-1 tablet:px-0 tablet:@min-[34rem]:hidden">
          {folded ? (
            <IconButton label={m.menu_search_leave()} className="-ms-2.5 tablet:hidden" onClick={search.leave}>
              <ChevronLeft aria-hidden="true" className="!size-6" />
            </IconButton>
          ) : null}
          <MenuSearchInput {...{ query, onQuery, onFocus }} ref={searchRef} />
          {parts.filter}
        </div>
      </div>
      <div
        ref={bar}
        className={classNames(
          "@container sticky top-head z-bar border-b border-line bg-paper px-gutter pt-1 pb-2 tablet:top-notice tablet:px-0 tablet:pt-2.5 tablet:pb-3",
          folded && "mobile:hidden",
        )}
      >
        <div className="tablet:flex tablet:items-center tablet:gap-4">
          <div className="min-w-0 tablet:grow">
            <SectionChips {...{ sections, active, goTo }} giveUp={searching ? () => onQuery("") : null}>
              {parts.moreChips}
            </SectionChips>
          </div>
          <div className="ms-auto hidden w-[min(16.5rem,46cqi)] shrink-0 items-center gap-2 tablet:@min-[34rem]:flex">
            <MenuSearchInput {...{ query, onQuery, onFocus }} />
            {parts.filter}
          </div>
        </div>
      </div>
    </>
  );
}

interface SectionChipsProps {
  sections: readonly SectionHead[];
  active: SectionKey | null;
  goTo: GoTo;
  /** Ends a search first, so that the sections are there to jump to. */
  giveUp: (() => void) | null;
  children: ReactNode;
}

function SectionChips({ sections, active, goTo, giveUp, children }: SectionChipsProps) {
  const language = useLanguage();
  return (
    <ChipRow
      as="nav"
      label={m.menu_categories()}
      activeKey={active}
      className="-mx-gutter px-gutter tablet:mx-0 tablet:px-0.5"
    >
      {sections.map((head) => (
        <Chip
          key={head.key}
          selected={head.key === active}
          aria-current={head.key === active ? "true" : undefined}
          render={<a href={`#${sectionId(head.key)}`} onClick={(event) => goTo(event, head.key, giveUp)} />}
        >
          {sectionName(head, language)}
        </Chip>
      ))}
      {children}
    </ChipRow>
  );
}

interface SearchProps {
  query: string;
  onQuery: (query: string) => void;
  onFocus: () => void;
  ref?: RefObject<HTMLInputElement | null>;
}

const MenuSearchInput = ({ query, onQuery, onFocus, ref }: SearchProps) => {
  useWords();
  return (
    <SearchInput
      {...(ref ? { ref } : {})}
      label={m.menu_search()}
      placeholder={m.menu_search()}
      clearLabel={m.menu_search_clear()}
      value={query}
      onValueChange={onQuery}
      onFocus={onFocus}
      className="min-w-0 grow"
    />
  );
};

/** On a phone: the name and the order's settings, once the cover has scrolled away. */
function CompactHead(props: { shown: boolean; searchRef: MenuBarProps["searchRef"]; children: ReactNode }) {
  useWords();
  const { shown, searchRef, children } = props;
  const back = useWayBack();
  return (
    <div
      inert={!shown}
      className={classNames(
        "pt-below-notice fixed inset-x-0 top-notice z-bar bg-paper transition-opacity duration-150 tablet:hidden",
        shown ? "opacity-100" : "opacity-0",
      )}
    >
      <div className="flex h-(--compact-head) items-center gap-1 px-1">
        {back ? (
          <IconButton label={m.menu_back()} render={<Link {...back} />}>
            <ChevronLeft aria-hidden="true" className="!size-6" />
          </IconButton>
        ) : null}
        <div className="min-w-0 grow">{children}</div>
        <IconButton
          label={m.menu_search()}
          onClick={() => {
            searchRef.current?.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
            searchRef.current?.focus({ preventScroll: true });
          }}
        >
          <Search aria-hidden="true" className="!size-6" />
        </IconButton>
      </div>
    </div>
  );
}

/** Whether an element has scrolled out of view at the top. */
function useOutOfSight(id: string): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return gone;
}
