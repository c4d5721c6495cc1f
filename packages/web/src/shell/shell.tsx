import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { useRouterState } from "@tanstack/react-router";
import { createElement, type ReactNode, type RefObject, useState } from "react";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { useSheet } from "../routes/steps/use-sheet.ts";
import { useSite } from "../routes/site.ts";
import { SkipLink } from "./bars/skip-link.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { useEmbedded } from "./embed.ts";
import { openedPart } from "./failures/opened-part.tsx";
import { menuVisibility } from "./menu-visibility.ts";
import { NavigationBar } from "./navigation-bar.tsx";
import { useReady } from "./ready/ready.ts";
import { RecapSlot } from "./recap-slot.tsx";
import { SideMenu } from "./side-menu.tsx";
import { useSearchKeys } from "./use-search-keys.ts";
import { useLatePart } from "./use-late-part.ts";
import { useStoredLanguage } from "./language/use-stored-language.ts";

const MoreSheet = openedPart(async () => (await import("./more/more-sheet.tsx")).MoreSheet);
const SearchDialog = openedPart(async () => (await import("../features/search/search-dialog.tsx")).SearchDialog);
const afterReady = async () => (await import("./after-ready.tsx")).AfterReady;

/**
 * Everything around a page: menus, bars, the basket's recap, toasts. A page starts at the edge of the screen and sets
 * its own gutters; the heights of the bars are custom properties in bars.css.
 */
export function Shell({ children }: { children: ReactNode }) {
  useWords();
  useStoredLanguage();
  const more = useMore();
  const search = useSheet("search");
  // A restaurant's own site links to no other restaurant.
  const onSearch = useSite() ? null : search.show;
  const { embedded, menus } = useMenus();
  useSearchKeys(menus.navigation || menus.desktop ? onSearch : null);
  const late = useLatePart(afterReady, useReady());

  return (
    <ToastProvider regionLabel={m.shell_notices()} closeLabel={m.shell_close()}>
      <SkipLink />
      <div className={embedded ? "" : "shell-frame mx-auto flex min-h-dvh justify-center"}>
        {menus.desktop ? <SideMenu onMore={more.press} moreOpen={more.open} /> : null}
        <div className="flex min-w-0 max-w-content grow flex-col">
          {menus.navigation ? (
            <NavigationBar
              besideSideMenu={menus.desktop}
              onSearch={onSearch}
              onMenu={more.press}
              menuOpen={more.open}
            />
          ) : null}
          {late && createElement(late)}
          <main id="content" tabIndex={-1} className="grow px-safe outline-none">
            {children}
          </main>
        </div>
      </div>
      <div className="shell-dock pointer-events-none fixed inset-x-0 bottom-[var(--seen-bottom,0px)] z-bar large:hidden [&>*]:pointer-events-auto">
        <RecapSlot />
        {menus.mobile ? <BottomBar onMore={() => more.press(null)} moreOpen={more.open} /> : null}
      </div>
      <MoreSheet leave={more.hide} open={more.open} hide={more.hide} anchor={more.anchor} />
      <SearchDialog leave={search.hide} open={search.open} hide={search.hide} />
    </ToastProvider>
  );
}

/** The More menu and the button to which it is attached; null where there is no room beside a button. */
function useMore() {
  const { open, show, hide } = useSheet("more");
  const [anchor, setAnchor] = useState<RefObject<HTMLElement> | null>(null);
  const press = (button: HTMLElement | null) => {
    if (open) return hide();
    setAnchor(button && { current: button });
    show();
  };
  return { open, hide, anchor, press };
}

function useMenus() {
  const embedded = useEmbedded();
  const pathname = useRouterState({
    // Of the page that is shown: the menus stay while the next one loads. Only a path that no route has is null; a thing
    // that is gone (/discovery/9) is still shown by its own screen.
    select: ({ matches }) => (matches.some((match) => match._notFound) ? null : (matches.at(-1)?.pathname ?? "")),
  });
  return { embedded, menus: menuVisibility({ pathname, embedded }) };
}
