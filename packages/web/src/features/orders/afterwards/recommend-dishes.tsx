import type { Order } from "@tablee/contract/orders/orders.schema";
import { Photo } from "@tablee/design-system/photo";
import { textIn } from "@tablee/domain/language/text-in";
import { orderedDishes } from "@tablee/domain/orders/afterwards/ordered-dishes";
import { Link } from "@tanstack/react-router";
import { CirclePlus } from "lucide-react";
import { useId } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DishLetter } from "../../menus/card/dish-letter.tsx";
import { dishPicture } from "../../menus/card/dish-marks.tsx";

/** Once an order is delivered, each of its dishes leads to a discovery about it (discoveries §30). */
export function RecommendDishes({ order }: { order: Order }) {
  useWords();
  const language = useLanguage();
  const heading = useId();
  const dishes = orderedDishes(order);
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-8 border-t border-line pt-6 print:hidden">
      <h2 id={heading} className="font-display text-t2">
        {m.order_recommend()}
      </h2>
      <p className="mt-1 text-bs text-ink-2">{m.order_recommend_text()}</p>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {dishes.map(({ item_id, name, image_url }) => {
          const dish = textIn(name, language);
          return (
            <li key={item_id} className="max-w-full">
              <Link
                to="/recommendation-creator"
                search={{ restaurant: order.restaurant.id, dish: item_id }}
                className="flex min-h-14 items-center rounded-control border border-line py-1 ps-1 pe-3.5 hover:bg-sunken"
              >
                <span className="sr-only">{m.order_recommend_dish({ dish })}</span>
                <span aria-hidden="true" className="flex min-w-0 items-center gap-3">
                  <Photo
                    {...dishPicture(image_url)}
                    alt=""
                    ratio="1/1"
                    corners="none"
                    width={48}
                    height={48}
                    sizes="3rem"
                    fallback={<DishLetter name={dish} />}
                    className="size-12 shrink-0 rounded-inner"
                  />
                  <span className="min-w-0 text-bs font-medium wrap-anywhere">{dish}</span>
                  <CirclePlus className="size-4 shrink-0 text-ink-3" />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
