import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { LARGE, useMediaQuery } from "@tablee/design-system/media-query";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useHydrated, useMatches, useParams, useRouter } from "@tanstack/react-router";
import { Store } from "lucide-react";
import { createElement, useEffect, useMemo } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useLatePart } from "../../../shell/use-late-part.ts";
import { menuOutlineQuery } from "../../menus/reading/menu-queries.ts";
import { useLiveMenu } from "../../menus/reading/use-live-menu.ts";
import { MenuScreen } from "../../menus/menu/menu-screen.tsx";
import { BasketOrdering } from "./basket-ordering.tsx";
import { ModeSegments, MomentLine, SettingsInShort } from "../settings/basket-settings-line.tsx";
import { basketStore } from "../basket/basket-store.ts";

const basketColumn = async () => (await import("./basket-column.tsx")).BasketColumn;

interface BareChoice {
  restaurant_id: number | null;
}

/**
 * /menu and /restaurant-menu: a restaurant's menu, to order from. Without an id the address does not name the
 * restaurant: the server shows one that takes orders, while the browser prefers the basket's.
 */
export function MenuPage() {
  useWords();
  const { restaurant } = useParams({ strict: false });
  // The choice of the loader for the address without an id: this page belongs to the route above it.
  const chosen = useMatches({ select: (matches) => matches.at(-1)?.loaderData as BareChoice | undefined });
  const id = restaurant === undefined ? (chosen?.restaurant_id ?? null) : Number(restaurant);
  useOwnAddress(restaurant === undefined, id);
  if (id === null) return <Nowhere />;
  return <MenuOf key={id} id={id} />;
}

function MenuOf({ id }: { id: number }) {
  const { orpc } = useAppContext();
  const { data: outline } = useSuspenseQuery(menuOutlineQuery(orpc, id));
  useLiveMenu(id);
  const menu = useMemo(
    () => ({
      items: outline.sections.flatMap(({ items }) => items),
      sections: outline.sections.flatMap(({ own }) => own ?? []),
    }),
    [outline],
  );
  return (
    <BasketOrdering restaurant={outline.restaurant} menu={menu}>
      <MenuScreen
        outline={outline}
        modes={<ModeSegments className="tablet:min-w-[min(20rem,100%)]" />}
        settings={<MomentLine />}
        settingsInShort={<SettingsInShort />}
        column={<BasketBeside />}
      />
    </BasketOrdering>
  );
}

/** The basket to the right: only large layouts load it. Its place is reserved until then. */
function BasketBeside() {
  const column = useLatePart(basketColumn, useMediaQuery(LARGE));
  return (
    <div className="sticky top-notice h-[calc(var(--seen-height,100dvh)-var(--top-notice,0px)-3.5rem)]">
      {column && createElement(column)}
    </div>
  );
}

/**
 * Replaces an address without an id by the menu's own, so that a link to one of its dishes means the same to everybody.
 */
function useOwnAddress(bare: boolean, id: number | null): void {
  const router = useRouter();
  const { host_facts } = useAppContext();
  const hydrated = useHydrated();
  useEffect(() => {
    if (!bare || !hydrated) return;
    const own = host_facts.site?.restaurant_ids[0] ?? basketStore.get().restaurant?.id ?? id;
    if (own === null) return;
    void router.navigate({
      to: "/menu/$restaurant",
      params: { restaurant: String(own) },
      search: true,
      replace: true,
      resetScroll: false,
    });
  }, [bare, hydrated, host_facts, id, router]);
}

/** Shown if no restaurant has a menu. */
function Nowhere() {
  useWords();
  return (
    <EmptyState
      heading="h1"
      icon={<Store />}
      title={m.menu_nowhere_title()}
      text={m.menu_nowhere_text()}
      action={<Button render={<Link to="/restaurants" />}>{m.menu_see_restaurants()}</Button>}
    />
  );
}
