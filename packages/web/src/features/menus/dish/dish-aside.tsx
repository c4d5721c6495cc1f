import { Badge } from "@tablee/design-system/badge";
import { PhotoEnd } from "@tablee/design-system/dialogs/photo-end";
import { Photo } from "@tablee/design-system/photo";
import type { Allergen, ItemType, Orientation } from "@tablee/domain/menus/menu";
import type { Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { Clock, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DishLetter } from "../card/dish-letter.tsx";
import { Allergens, Avoided, Calories, Heat, dishPicture, dishPosition } from "../card/dish-marks.tsx";
import { tagWords } from "../../../language/tag-words.ts";

export interface DishFacts {
  name: Text;
  description?: Text;
  image_url: string | null;
  orientation?: Orientation;
  calories?: number | null;
  type?: ItemType;
  heat?: number;
  /** Including those that only some choices have. */
  allergens: readonly Allergen[];
  /** Those that it has whatever is chosen; by default all of them. */
  always?: readonly Allergen[];
  tags?: readonly string[];
  /** For a combo: what it saves, in the restaurant's words. */
  promotion?: Text | null;
  /** What offers do for it, in words. */
  offers?: readonly string[];
  /** Hours of notice. */
  min_order_delay?: number;
}

/** A dish's photo and facts: at the top of the sheet on a phone, to the left on large layouts. */
export function DishAside({
  dish,
  price,
  outOfStock,
  heart,
  children,
}: {
  dish: DishFacts;
  price: string | null;
  outOfStock?: boolean;
  /** Lies on the photo. */
  heart?: ReactNode;
  /** Below its facts. */
  children?: ReactNode;
}) {
  const language = useLanguage();
  const { orientation = "portrait" } = dish;
  return (
    <div className="relative flex min-h-full flex-col">
      <Photo
        {...dishPicture(dish.image_url)}
        alt=""
        ratio="fill"
        corners="none"
        width={800}
        height={orientation === "portrait" ? 1000 : 600}
        sizes="(width <= 48rem) 100vw, 28rem"
        position={dishPosition(orientation)}
        priority
        muted={outOfStock}
        fallback={<DishLetter name={textIn(dish.name, language)} type={dish.type} />}
        // A portrait takes the height that the column leaves; other photos keep their ratio.
        className={
          orientation === "portrait"
            ? "h-[min(14.5rem,30dvh)] shrink-0 tablet:h-auto tablet:min-h-60 tablet:shrink tablet:grow"
            : "h-[min(14.5rem,30dvh)] shrink-0 tablet:aspect-[4/3] tablet:h-auto"
        }
      />
      <PhotoEnd />
      {heart ? <div className="absolute start-3 top-3">{heart}</div> : null}
      <Words dish={dish} price={price}>
        {children}
      </Words>
    </div>
  );
}

/** Its name, price and facts. */
function Words({ dish, price, children }: { dish: DishFacts; price: string | null; children: ReactNode }) {
  const language = useLanguage();
  const description = dish.description ? textIn(dish.description, language) : "";
  const notes = {
    tags: tagWords(dish.tags ?? []),
    delay: dish.min_order_delay ?? 0,
    promotion: dish.promotion ? textIn(dish.promotion, language) : "",
    offers: dish.offers ?? [],
  };
  return (
    <div className="px-5 pt-5 pb-5 tablet:px-7 tablet:pb-8">
      <p aria-hidden="true" className="font-display text-t1 text-balance">
        {textIn(dish.name, language)}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        {price === null ? null : <span className="num font-medium">{price}</span>}
        {dish.type ? <Calories type={dish.type} calories={dish.calories ?? null} /> : null}
        <Heat heat={dish.heat ?? 0} whole />
        <Allergens allergens={dish.allergens} />
      </div>
      <Avoided allergens={dish.always ?? dish.allergens} possible={dish.allergens} className="mt-1.5" />
      {description ? <p className="mt-3 text-base text-ink-2 tablet:text-body">{description}</p> : null}
      <Notes {...notes} />
      {children}
    </div>
  );
}

interface NotesProps {
  tags: readonly string[];
  delay: number;
  promotion: string;
  offers: readonly string[];
}

/** What to know before ordering, and what people look for. */
function Notes({ tags, delay, promotion, offers }: NotesProps) {
  const language = useLanguage();
  if (tags.length === 0 && delay === 0 && promotion === "" && offers.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-1.5">
      {offers.map((words) => (
        <Badge key={words} tone="primary" icon={<Tag aria-hidden="true" />}>
          {words}
        </Badge>
      ))}
      {promotion ? <Badge tone="primary">{promotion}</Badge> : null}
      {delay > 0 ? (
        <Badge tone="warning" icon={<Clock aria-hidden="true" />}>
          {m.menu_in_advance({ hours: formatNumber(delay, language) })}
        </Badge>
      ) : null}
      {tags.map((tag) => (
        <Badge key={tag} tone="neutral">
          {tag}
        </Badge>
      ))}
    </p>
  );
}
