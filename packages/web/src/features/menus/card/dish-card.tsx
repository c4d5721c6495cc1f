import { classNames } from "@tablee/design-system/class-names";
import { Photo } from "@tablee/design-system/photo";
import { PhotoPill } from "@tablee/design-system/photo-pill";
import { CircleAlert, Tag } from "lucide-react";
import { type ReactNode, memo } from "react";
import { textIn } from "@tablee/domain/language/text-in";
import type { ItemType } from "@tablee/domain/menus/menu";
import type { Text } from "@tablee/domain/language/text";
import { type Currency, toMinor } from "@tablee/domain/money/minor";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { isLimitReached } from "@tablee/domain/orders/line/combo-limit";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { AddPress } from "./add-press.tsx";
import { DishLetter } from "./dish-letter.tsx";
import { DishLink } from "./dish-link.tsx";
import { Allergens, Avoided, Calories, Heat, dishPicture, dishPosition } from "./dish-marks.tsx";
import { useHearts } from "./hearts.ts";
import { ItemPrice } from "./item-price.tsx";
import { NotServedLine } from "../menu/served-line.tsx";
import { useClosedHours } from "../reading/closed-sections.tsx";
import { offerOnDishWords, useOffersOnCard } from "../reading/dish-offers.tsx";
import { type DishSearch } from "../reading/menu-search.ts";
import { comboPriceIn, type OutlineCombo, type OutlineItem, priceShownIn } from "../reading/menu-outline.ts";
import { useMenuOrdering, useShownMode } from "../reading/menu-ordering.ts";

interface CardProps {
  restaurant_id: number;
  currency: Currency;
  timezone: string;
  /** The restaurant takes orders: the card can be pressed. */
  orderable: boolean;
  /** On a phone, a row with the photo beside the text. */
  row?: boolean;
  /** Whether Tab stops at this card; arrow keys reach the other cards of the grid. */
  stop: boolean;
}

/**
 * An item of the menu (menus §21): photo, name, price, calories with their band, allergens, and + or the count in the
 * basket.
 */
export const ItemCard = memo(function ItemCard({
  item,
  count,
  ...props
}: CardProps & { item: OutlineItem; count: number }) {
  const language = useLanguage();
  const ordering = useMenuOrdering();
  const name = textIn(item.name, language);
  const available = item.state === "available";
  const closed = useClosedHours(item.section_id);
  const offers = useOffersOnCard(item.id);
  const shown = priceShownIn(item, useShownMode());
  const { price } = shown;
  const addAtOnce =
    ordering && price !== null && !item.customisable
      ? () =>
          ordering.add(plainLine(item.id), { name: item.name, image_url: item.image_url, unit_price: toMinor(price) })
      : undefined;
  return (
    <Card
      {...props}
      to={{ item: item.id }}
      name={name}
      picture={{ ...dishPicture(item.image_url), position: dishPosition(item.orientation) }}
      type={item.type}
      muted={item.state === "out_of_stock"}
      pill={pillOf(item)}
      heart={item.id}
      press={
        props.orderable && available && !closed ? (
          <AddPress to={{ item: item.id }} stop={props.stop} {...{ name, count, addAtOnce }} />
        ) : null
      }
    >
      <ItemPrice item={item} shown={shown} currency={props.currency} />
      {available && offers.length > 0 ? (
        <p className="mt-1 flex items-start gap-1.5 text-cap font-semibold text-primary-ink">
          <Tag aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 stroke-[2.25]" />
          <span className="min-w-0 break-words">{offers.map(offerOnDishWords).join(" · ")}</span>
        </p>
      ) : null}
      {closed && props.orderable ? <NotServedLine hours={closed} timezone={props.timezone} /> : null}
      <div className="mt-1 grid gap-px">
        <Calories type={item.type} calories={item.calories} />
        <Heat heat={item.heat} />
        <Allergens allergens={item.allergens} />
        <Avoided allergens={item.allergens} />
      </div>
    </Card>
  );
});

const plainLine = (item_id: number): OrderLine => ({ type: "item", item_id, modifiers: [], quantity: 1, notes: "" });

function pillOf({ state, tags }: OutlineItem): ReactNode {
  if (state === "out_of_stock") return m.menu_out_of_stock();
  if (state === "not_orderable") return m.menu_not_orderable();
  return tags.includes("new") ? m.menu_tag_new() : null;
}

/** A combo: its promotion on the photo, its lowest price, and "Limit reached" once the order has enough (menus §19). */
export const ComboCard = memo(function ComboCard({
  combo,
  count,
  ...props
}: CardProps & { combo: OutlineCombo; count: number }) {
  const language = useLanguage();
  const name = textIn(combo.name, language);
  const limited = useLimitReached(combo);
  const mode = useShownMode();
  const promotion = textIn(combo.promotion ?? NO_TEXT, language);
  return (
    <Card
      {...props}
      to={{ combo: combo.id }}
      name={name}
      picture={{ ...dishPicture(combo.image_url), position: "50% 58%" }}
      muted={!combo.available}
      pill={!combo.available ? m.menu_out_of_stock() : limited ? <LimitReached /> : promotion || null}
      press={
        props.orderable && combo.available && !limited ? (
          <AddPress to={{ combo: combo.id }} stop={props.stop} {...{ name, count }} />
        ) : null
      }
    >
      <p className="num mt-[0.1875rem] leading-5 font-medium">
        {m.menu_from_price({ price: formatMoney(comboPriceIn(combo, mode), props.currency, language) })}
      </p>
      <p className="mt-1 line-clamp-2 text-cap text-ink-2">{textIn(combo.description, language)}</p>
      <Avoided allergens={combo.always} possible={combo.allergens} />
    </Card>
  );
});

const NO_TEXT: Text = { en: null, fr: null, default: null };

const LimitReached = () => {
  useWords();
  return (
    <>
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      {m.menu_limit_reached()}
    </>
  );
};

/** Whether the basket holds as many of a combo as one order may contain. */
export function useLimitReached(combo: Pick<OutlineCombo, "id" | "limit_per_order">): boolean {
  const lines = useMenuOrdering()?.lines ?? [];
  return isLimitReached(combo, lines);
}

interface CardFrame extends CardProps {
  to: DishSearch;
  name: string;
  picture: { src: string | null; srcSet?: string; position: string };
  /** The type of an item; omitted for a combo. */
  type?: ItemType;
  muted?: boolean;
  /** The id of the item whose heart it shows; a combo has none. */
  heart?: number;
  pill: ReactNode;
  press: ReactNode;
  children: ReactNode;
}

function CardPicture({
  name,
  picture,
  type,
  muted,
  heart,
  pill,
  row,
}: Pick<CardFrame, "name" | "picture" | "type" | "muted" | "heart" | "pill" | "row">) {
  return (
    <Photo
      {...picture}
      alt=""
      ratio="1/1"
      corners="photo"
      width={400}
      height={400}
      sizes="(width <= 48rem) 46vw, 13rem"
      muted={muted}
      fallback={<DishLetter name={name} type={type} />}
      className={row ? "mobile:!absolute mobile:start-0 mobile:top-2.5 mobile:w-20" : ""}
    >
      {pill ? (
        <PhotoPill
          className={classNames(
            "!start-2 !top-2",
            heart !== undefined && "!max-w-[calc(100%-3.75rem)]",
            row && "mobile:hidden",
          )}
        >
          {pill}
        </PhotoPill>
      ) : null}
    </Photo>
  );
}

function Card({ restaurant_id, to, name, picture, type, muted, heart, pill, press, row, stop, children }: CardFrame) {
  const Heart = useHearts()?.ItemHeart;
  return (
    <article
      className={classNames(
        "relative",
        muted && "text-ink-3",
        row && "mobile:min-h-25 mobile:py-2.5 mobile:ps-23.5 mobile:pe-14",
      )}
    >
      <CardPicture {...{ name, picture, type, muted, heart, pill, row }} />
      {pill && row ? <p className="text-mic font-semibold text-ink-2 tablet:hidden">{pill}</p> : null}
      <h3 className={classNames("font-display text-dish", muted && "text-ink-2", row ? "tablet:mt-2.5" : "mt-2.5")}>
        <DishLink
          path={`/menu/${restaurant_id}`}
          {...to}
          tabIndex={stop ? undefined : -1}
          className="after:absolute after:inset-0 after:rounded-photo"
        >
          {name}
        </DishLink>
      </h3>
      {children}
      {Heart && heart !== undefined ? (
        <div className={classNames("absolute end-2 top-2 z-1 animate-appear", row && "mobile:hidden")}>
          <Heart id={heart} name={name} stop={stop} />
        </div>
      ) : null}
      {press ? (
        <div
          className={classNames(
            "absolute inset-x-0 top-0 z-1 aspect-square pointer-events-none",
            row && "mobile:bottom-0 mobile:aspect-auto",
          )}
        >
          {press}
        </div>
      ) : null}
    </article>
  );
}
