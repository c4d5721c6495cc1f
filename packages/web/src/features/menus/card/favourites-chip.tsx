import { Chip } from "@tablee/design-system/chip";
import { Heart } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import type { MenuFilter } from "../filter/menu-filter.ts";
import { useMenuFilter } from "../filter/use-menu-filter.ts";

/** The menu's filter; a visitor has no favourites, whatever the address says. */
export function useMemberFilter(): ReturnType<typeof useMenuFilter> {
  const [filter, setFilter] = useMenuFilter();
  const { status } = useSession();
  return [filter.liked && status === "visitor" ? { ...filter, liked: false } : filter, setFilter];
}

/** Filters by the member's favourites; shown if they have any. */
export function FavouritesChip({ filter, onFilter }: { filter: MenuFilter; onFilter: (filter: MenuFilter) => void }) {
  useWords();
  const { user } = useSession();
  if (!filter.liked && !user?.favorite_items.length) return null;
  return (
    <Chip
      selected={filter.liked}
      start={<Heart aria-hidden="true" fill={filter.liked ? "currentColor" : "none"} />}
      onClick={() => onFilter({ ...filter, liked: !filter.liked })}
    >
      {m.menu_filter_favourites()}
    </Chip>
  );
}
