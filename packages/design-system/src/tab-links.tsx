import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { rendered } from "./press.tsx";
import { TAB_LOOK, TAB_ROW_LOOK } from "./tab-look.ts";

export interface TabLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  /** TabLink elements. */
  children: ReactNode;
  /** When this changes, the current entry is scrolled into view within the row. */
  activeKey?: string;
  className?: string;
}

/** Tabs that are links: the variant of a list is in the address. */
export function TabLinks({ label, children, activeKey, className }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);

  useEffect(() => {
    const box = row.current;
    const tab = box?.querySelector<HTMLElement>('[aria-current="page"]');
    // Scrolls the row itself, because scrollIntoView would also move the page.
    if (box && tab) box.scrollTo({ left: tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2 });
  }, [activeKey]);

  return (
    <nav ref={row} aria-label={label} className={classNames("relative", TAB_ROW_LOOK, className)}>
      {children}
    </nav>
  );
}

export interface TabLinkProps {
  /** A router link: `<Link to="/discoveries" search={…} />` */
  render: ReactElement<Record<string, unknown>>;
  current: boolean;
  children: ReactNode;
}

export function TabLink({ render, current, children }: TabLinkProps) {
  return rendered(render, {
    "aria-current": current ? "page" : undefined,
    // Otherwise a link to the page without a search would also count as current.
    activeOptions: { exact: true },
    className: classNames(TAB_LOOK, current ? "ds-tab-on font-heavy text-ink" : "font-mid text-ink-3 hover:text-ink-2"),
    children,
  });
}
