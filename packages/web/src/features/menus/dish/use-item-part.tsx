import { textIn } from "@tablee/domain/language/text-in";
import { kindsOnDish } from "@tablee/domain/menus/dish-offers";
import { groupsOfItem, itemOf } from "@tablee/domain/menus/find-in-menu";
import { itemState } from "@tablee/domain/menus/item-availability";
import type { Menu, MenuItem } from "@tablee/domain/menus/menu";
import { toDecimal } from "@tablee/domain/money/minor";
import type { ItemLine, LineModifier } from "@tablee/domain/orders/line/order-line";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { shownPrice } from "@tablee/domain/orders/starting-price";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { RecommendedBy } from "../../discoveries/about/recommended-by.tsx";
import { ComboOffers } from "../combo/combo-offers.tsx";
import { DishAside, type DishFacts } from "./dish-aside.tsx";
import { ShareButton } from "../../sharing/share-button.tsx";
import type { DishPart, PartProps } from "./dish-part.ts";
import { ItemChoices } from "./item-choices.tsx";
import { wizardSteps } from "./item-composition.ts";
import { ItemFoot } from "./item-foot.tsx";
import { ItemHeart } from "../card/item-heart.tsx";
import type { DishSearch } from "../reading/menu-search.ts";
import { offerOnDishWords, useOffersOn } from "../reading/dish-offers.tsx";
import { useShownMode } from "../reading/menu-ordering.ts";
import { type MenuOutline, type OutlineItem, priceShownIn } from "../reading/menu-outline.ts";
import { useComposerName } from "./kept-compositions.ts";
import { useItemComposer } from "./use-item-composer.ts";
import { useMissingPlaces } from "./use-missing-places.ts";
import { useRefusal } from "./use-refusal.tsx";
import { useWizard } from "./use-wizard.ts";

interface ItemPart {
  part: DishPart;
  /** What a combo takes over from it. */
  chosen: LineModifier[];
  /** Called once it was added, also as a part of a combo. */
  forget: () => void;
}

/**
 * An item in the dialog: its facts, its groups, a note, the total. Its choices are kept while a combo is looked at, and
 * go into that combo.
 */
export function useItemPart(props: PartProps & { search: DishSearch }): ItemPart {
  const { whole, outline, menu, lines, onDone, search } = props;
  const language = useLanguage();
  const line = lines.find((each): each is ItemLine & { id: string } => each.id === search.line && each.type === "item");
  const id = line?.item_id ?? search.item ?? 0;
  const item = menu ? (itemOf(menu, id) ?? null) : null;
  const composer = useItemComposer(menu, item, line, useComposerName());
  const refusal = useRefusal(whole, menu, item, line !== undefined);
  const wizard = useWizard(
    item && composer ? wizardSteps(item, composer.groups, refusal === null) : null,
    `${id}|${line?.id ?? ""}`,
  );
  const missing = useMissingPlaces();
  const place = whole ?? outline?.restaurant;
  const currency = place?.currency ?? "CAD";
  const mode = useShownMode();
  const known = item && menu ? factsOf(item, menu) : previewOf(outline, id, mode);
  const timezone = place?.timezone ?? "UTC";
  const offers = kindsOnDish(useOffersOn(menu?.offers ?? outline?.dish_offers ?? [], timezone), id, false);
  const name = known ? textIn(known.name, language) : m.menu_gone_title();
  const amount = known && known.price !== null ? formatMoney(known.price, currency, language) : null;
  const price = amount !== null && known?.from ? m.menu_from_price({ price: amount }) : amount;
  const part: DishPart = {
    title: name,
    eyebrow: composer && composer.groups.length > 0 ? m.menu_customize() : undefined,
    aside: known ? (
      <DishAside
        dish={{ ...known, offers: offers.map(offerOnDishWords) }}
        price={price}
        outOfStock={known.state === "out_of_stock"}
        heart={<DishActions {...{ id, name }} status={place?.status} />}
      >
        {place ? <RecommendedBy restaurant_id={place.id} item_id={id} /> : null}
      </DishAside>
    ) : null,
    footer:
      refusal ??
      (composer && item && whole && menu ? (
        <ItemFoot {...{ restaurant: whole, menu, item, composer, wizard, missing, line, onDone }} />
      ) : null),
    steps: composer ? { at: wizard ? wizard.step - 1 : 0, previous: wizard?.previous ?? null } : null,
    body:
      composer && item ? (
        <>
          {whole && menu && !line && !wizard?.previous ? (
            <ComboOffers {...{ restaurant: whole, menu, item }} place="body" />
          ) : null}
          <ItemChoices {...{ composer, item, currency, wizard, missing }} />
        </>
      ) : null,
  };
  return { part, chosen: line ? NOTHING : (composer?.line.modifiers ?? NOTHING), forget: () => composer?.forget() };
}

/** The heart, and the ways to share the dish unless its place is not open yet (management §41). */
const DishActions = ({ id, name, status }: { id: number; name: string; status: string | undefined }) => (
  <span className="flex items-center gap-2">
    <ItemHeart id={id} name={name} size="cover" />
    {status === PREPARING ? null : <ShareButton thing={{ type: "item", item_id: id, title: name }} variant="plate" />}
  </span>
);

const NOTHING: LineModifier[] = [];

type Known = DishFacts & { price: number | null; from: boolean; state: OutlineItem["state"] };

function factsOf(item: MenuItem, menu: Menu): Known {
  const { price, from } = shownPrice(item, groupsOfItem(menu, item.id));
  return {
    ...item,
    min_order_delay: item.settings.min_order_delay,
    price: price === null ? null : toDecimal(price),
    from,
    state: itemState(item),
  };
}

function previewOf(outline: MenuOutline | undefined, id: number, mode: OrderMode | null): Known | null {
  const found = outline?.sections.flatMap(({ items }) => items).find((item) => item.id === id);
  return found ? { ...found, ...priceShownIn(found, mode), min_order_delay: found.settings.min_order_delay } : null;
}
