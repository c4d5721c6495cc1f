import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { MemberCard } from "@tablee/contract/members/member.schema";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { FoundItem } from "@tablee/contract/search/search.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Photo } from "@tablee/design-system/photo";
import { itemState } from "@tablee/domain/menus/item-availability";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useRegion } from "../../language/device-habits.ts";
import { formatDistance, formatMoney, formatNumber } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { Said } from "../../language/said.tsx";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { placeName } from "../discoveries/card/place-words.ts";
import { DishLetter } from "../menus/card/dish-letter.tsx";
import { CertificationBadge } from "../members/certification-badge.tsx";
import { fullName, initialsOf } from "../members/member-name.ts";
import { openState, openWords } from "../restaurants/open-state.ts";

const ROW =
  "flex min-h-[4.5rem] flex-wrap items-center gap-3.5 rounded-control px-2 py-2 hover:bg-sunken focus-visible:bg-sunken";

interface OfLink {
  /** Whether its link replaces the history entry; false on a page, to which Back should return. */
  replace?: boolean;
}

/** The content of a row: a picture, a name, and a line below it. */
const Inside = ({ picture, name, below }: { picture: ReactNode; name: ReactNode; below: ReactNode }) => (
  <>
    {picture}
    <span className="min-w-0 grow basis-[7rem]">
      <span className="line-clamp-2 font-semibold">{name}</span>
      <span className="num flex flex-wrap items-center gap-x-2 text-cap text-ink-2">{below}</span>
    </span>
  </>
);

const Small = ({ src, fallback }: { src: string | null; fallback?: ReactNode }) => (
  <Photo
    {...{ src, fallback }}
    alt=""
    width={112}
    height={112}
    ratio="1/1"
    corners="inner"
    className="size-14 shrink-0"
  />
);

/** Joins facts with dots; missing ones are left out. */
const parted = (...words: (string | null | undefined)[]): string => words.filter(Boolean).join(" · ");

export function MemberFound({ member }: { member: MemberCard }) {
  const language = useLanguage();
  const { recommendation_count: count } = member;
  return (
    <Link to="/profile/$user_id" params={{ user_id: String(member.id) }} replace data-result="" className={ROW}>
      <Inside
        picture={<Avatar src={member.avatar_url} initials={initialsOf(member)} size={56} />}
        name={fullName(member)}
        below={
          <>
            <CertificationBadge certification={member.certification} />
            {`${formatNumber(count, language)} ${m.members_discoveries_count({ count })}`}
          </>
        }
      />
    </Link>
  );
}

export function DiscoveryFound({ discovery }: { discovery: Discovery }) {
  const language = useLanguage();
  return (
    <Link to="/discovery/$id" params={{ id: String(discovery.id) }} replace data-result="" className={ROW}>
      <Inside
        picture={<Small src={discovery.image_url} />}
        name={<Said text={discovery.name} />}
        below={parted(placeName(discovery, language), m.search_by({ name: discovery.first_name }))}
      />
    </Link>
  );
}

export function ItemFound({ item, replace = true }: { item: FoundItem } & OfLink) {
  const language = useLanguage();
  const region = useRegion();
  const { distance_km: km } = item;
  const mark = markOf(item);
  const where = [textIn(item.restaurant_name, language), km === null ? null : formatDistance(km, language, region)];
  return (
    <Link
      to="/menu/$restaurant"
      params={{ restaurant: String(item.restaurant_id) }}
      search={{ item: item.id }}
      replace={replace}
      data-result=""
      className={ROW}
    >
      <Inside
        picture={
          <Small src={item.image_url} fallback={<DishLetter name={textIn(item.name, language)} type={item.type} />} />
        }
        name={<Said text={item.name} />}
        below={
          mark === null ? (
            parted(priceOf(item, language), ...where)
          ) : (
            <span>
              <strong className="font-semibold text-ink">{mark}</strong>
              {` · ${parted(...where)}`}
            </span>
          )
        }
      />
    </Link>
  );
}

/** What stands in place of the price of a dish that cannot be ordered (menus §2); null of one that can. */
function markOf({ stock_status, price }: FoundItem): string | null {
  const state = itemState({ stock_status, price, hidden: false });
  if (state === "available") return null;
  return state === "out_of_stock" ? m.menu_out_of_stock() : m.menu_not_orderable();
}

function priceOf({ price, price_from, currency }: FoundItem, language: Language): string | null {
  if (price === null) return null;
  const money = formatMoney(price, currency, language);
  return price_from ? m.menu_from_price({ price: money }) : money;
}

export function RestaurantFound({ restaurant, replace = true }: { restaurant: RestaurantCard } & OfLink) {
  const language = useLanguage();
  const region = useRegion();
  const now = useNow();
  const { distance_km: km } = restaurant;
  return (
    <Link
      to="/restaurants/$restaurant_id"
      params={{ restaurant_id: String(restaurant.id) }}
      replace={replace}
      data-result=""
      className={ROW}
    >
      <Inside
        picture={<Small src={restaurant.logo_image_path ?? restaurant.cover_image_path} />}
        name={textIn(restaurant.name, language)}
        below={parted(
          openWords(openState(restaurant, now), now, language),
          restaurant.city,
          km === null ? null : formatDistance(km, language, region),
        )}
      />
    </Link>
  );
}
