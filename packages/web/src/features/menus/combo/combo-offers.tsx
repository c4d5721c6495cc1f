import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { itemState } from "@tablee/domain/menus/item-availability";
import type { Menu, MenuItem } from "@tablee/domain/menus/menu";
import { toDecimal } from "@tablee/domain/money/minor";
import type { ComboOffer } from "@tablee/domain/orders/line/combo-amounts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatRoundMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { takesOrders } from "../../restaurants/open-line.tsx";
import { DishLink } from "../card/dish-link.tsx";
import { useMenuOrdering } from "../reading/menu-ordering.ts";
import { offersOf } from "../dish/creator-opening.ts";

/** Above Add; on a screen too low for both, as with large text, it scrolls with the dish instead. */
const PLACES = { foot: "grid [@media(height<=40rem)]:hidden", body: "hidden [@media(height<=40rem)]:grid" } as const;

interface OffersProps {
  restaurant: Restaurant;
  menu: Menu;
  item: MenuItem;
  place: keyof typeof PLACES;
}

/** The combos that a dish can become for a little more (menus §20), one press away; the dish then fills its slot. */
export function ComboOffers({ restaurant, menu, item, place }: OffersProps) {
  const language = useLanguage();
  const now = useNow();
  const ordering = useMenuOrdering();
  if (!ordering || !takesOrders(restaurant, now) || itemState(item) !== "available") return null;
  const { currency } = restaurant;
  const offers = offersOf(menu, item.id, ordering.lines);
  if (offers.length === 0) return null;
  return (
    <nav aria-label={m.menu_make_combo()} className={`mb-2.5 gap-1.5 ${PLACES[place]}`}>
      {offers.map((offer) => {
        const { combo, extra, limited } = offer;
        const price = formatRoundMoney(toDecimal(extra), currency, language);
        const words = makeWords(offer, extra > 0 ? m.menu_extra({ price }) : m.menu_at_no_extra());
        const promotion = combo.promotion ? textIn(combo.promotion, language) : "";
        const name = textIn(combo.name, language);
        if (limited) return <Limited key={combo.id} {...{ words, name }} />;
        return (
          <DishLink
            key={combo.id}
            replace
            path={`/menu/${item.restaurant_id}`}
            combo={combo.id}
            item={item.id}
            className={`${OFFER} border-line-control hover:bg-sunken`}
          >
            <span className="min-w-0 grow">
              <span className="num block font-semibold">{words}</span>
              <span className="block text-cap text-ink-2">{[name, promotion].filter(Boolean).join(" · ")}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </DishLink>
        );
      })}
    </nav>
  );
}

const OFFER = "flex min-h-12 items-center gap-3 rounded-control border px-3.5 py-1.5";

/** A combo of which the order holds as many as it may: it stays in its place, and says why it leads nowhere. */
function Limited({ words, name }: { words: string; name: string }) {
  useWords();
  return (
    <div role="link" aria-disabled="true" className={`${OFFER} border-line text-ink-3`}>
      <span className="min-w-0 grow">
        <span className="num block font-semibold">{words}</span>
        <span className="block text-cap">{name}</span>
      </span>
      <span className="shrink-0 text-cap font-semibold text-ink-2">{m.menu_limit_reached()}</span>
    </div>
  );
}

/** Names the combo by its required parts: two are a duo, three a trio. */
function makeWords({ combo }: ComboOffer, price: string): string {
  const parts = combo.slots.filter(({ optional }) => !optional).length;
  if (parts === 2) return m.menu_make_duo({ price });
  return parts === 3 ? m.menu_make_trio({ price }) : m.menu_make_combo_for({ price });
}

const WAY = "mb-4 flex min-h-11 items-center gap-2 rounded-control text-bs font-semibold text-ink-2 hover:text-ink";

/** A link from a combo back to the dish from which it was opened. */
export function ComboWayBack({ item }: Pick<OffersProps, "item">) {
  const language = useLanguage();
  return (
    <DishLink replace path={`/menu/${item.restaurant_id}`} item={item.id} className={WAY}>
      <ChevronLeft aria-hidden="true" className="size-5 shrink-0" />
      <span>{m.menu_combo_alone_item({ name: textIn(item.name, language) })}</span>
    </DishLink>
  );
}
