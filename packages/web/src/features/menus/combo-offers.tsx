import { textIn } from "@tablee/domain/language/text-in";
import { combosOfItem } from "@tablee/domain/menus/combos";
import type { Menu, MenuItem } from "@tablee/domain/menus/menu";
import { ChevronRight } from "lucide-react";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { DishLink } from "./dish-link.tsx";

/** The combos that can be opened from a dish; the dish then fills its slot. */
export function ComboOffers({ menu, item }: { menu: Menu; item: MenuItem }) {
  const language = useLanguage();
  const combos = combosOfItem(menu, item.id);
  if (combos.length === 0) return null;
  return (
    <nav aria-label={m.menu_make_combo()} className="mb-4 rounded-card bg-sunken px-4 py-1">
      {combos.map((combo) => (
        <DishLink
          key={combo.id}
          replace
          path={`/menu/${item.restaurant_id}`}
          combo={combo.id}
          item={item.id}
          className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-b-0 hover:underline"
        >
          <span className="min-w-0 grow">
            <span className="block text-cap text-ink-2">{m.menu_make_combo()}</span>
            <span className="block font-semibold">{textIn(combo.name, language)}</span>
          </span>
          {combo.promotion ? (
            <span className="text-cap font-medium text-primary-ink">{textIn(combo.promotion, language)}</span>
          ) : null}
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        </DishLink>
      ))}
    </nav>
  );
}
