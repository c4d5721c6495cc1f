import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { isOfferOnNow } from "@tablee/domain/menus/offer";
import { Tag } from "lucide-react";
import { useLanguage } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";

/** Returns the names of a restaurant's offers at a moment (menus §39). */
const offersNow = ({ offers, timezone }: RestaurantCard, at: Date, language: Language): string[] =>
  offers.filter((offer) => isOfferOnNow(offer, timezone, at)).map(({ name }) => textIn(name, language));

/** The current offers of a restaurant, part of the first render; nothing if there are none. */
export function OfferLine({ restaurant, className = "" }: { restaurant: RestaurantCard; className?: string }) {
  const language = useLanguage();
  const names = offersNow(restaurant, useNow(), language);
  if (names.length === 0) return null;
  return (
    <p className={`flex min-w-0 items-start gap-1.5 text-cap font-semibold text-primary-ink ${className}`}>
      <Tag aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 stroke-[2.25]" />
      <span className="min-w-0 break-words">{names.join(" · ")}</span>
    </p>
  );
}
