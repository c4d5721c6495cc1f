import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Photo } from "@tablee/design-system/photo";
import { Skeleton } from "@tablee/design-system/skeleton";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DiscoveryLink } from "../../discoveries/card/discovery-link.tsx";
import { PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";
import { fullName } from "../../members/member-name.ts";

/** The number of tiles: a tall one and two beside it. */
export const MOSAIC = 3;
const SIZES = "(width <= 64rem) 60vw, 22rem";

interface DishMosaicProps {
  /** MOSAIC dishes; with fewer of them nothing is shown. */
  dishes: readonly Discovery[];
  waiting: boolean;
}

/** Dishes that members recommend, each linked to its discovery. */
export function DishMosaic({ dishes, waiting }: DishMosaicProps) {
  if (dishes.length < MOSAIC && !waiting) return null;
  return (
    <ul className="mx-auto grid aspect-[4/3] w-full max-w-[40rem] grid-cols-[3fr_2fr] grid-rows-2 gap-2 tablet:gap-3">
      {Array.from({ length: MOSAIC }, (_, place) => (
        <li key={place} className={place === 0 ? "row-span-2 min-h-0" : "min-h-0"}>
          <Tile dish={dishes[place] ?? null} first={place === 0} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ dish, first }: { dish: Discovery | null; first: boolean }) {
  const language = useLanguage();
  if (!dish) return <Skeleton className="size-full !rounded-card" />;
  const name = textIn(dish.name, language);
  return (
    <DiscoveryLink id={dish.id} over={null} className="block size-full rounded-card">
      <Photo
        src={dish.image_url}
        srcSet={pictureSet(dish.image_url)}
        sizes={SIZES}
        alt={m.reasons_dish({ dish: name, name: fullName(dish) })}
        {...PICTURE}
        ratio="fill"
        priority={first}
        position="50% 65%"
      />
    </DiscoveryLink>
  );
}
