import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Photo } from "@tablee/design-system/photo";
import { Skeleton } from "@tablee/design-system/skeleton";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DiscoveryLink } from "../../discoveries/card/discovery-link.tsx";
import { PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";
import { fullName } from "../../members/member-name.ts";

const WORDS = [
  [m.reasons_recommend, m.reasons_recommend_text],
  [m.reasons_follow, m.reasons_follow_text],
  [m.reasons_order, m.reasons_order_text],
  [m.reasons_keep, m.reasons_keep_text],
] as const;
export const REASONS = WORDS.length;

interface ReasonListProps {
  /** One dish for each reason; a reason without a dish has no picture. */
  dishes: readonly Discovery[];
  waiting: boolean;
}

/** What members can do with an account, each reason beside a dish. */
export function ReasonList({ dishes, waiting }: ReasonListProps) {
  useWords();
  return (
    <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-7 tablet:mt-14 tablet:grid-cols-2 tablet:gap-y-10 xlarge:grid-cols-4">
      {WORDS.map(([title, text], place) => (
        <li
          key={place}
          className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-4 tablet:grid-cols-1"
        >
          <DishBeside dish={dishes[place] ?? null} waiting={waiting} />
          <div className="self-center tablet:self-start">
            <h2 className="font-display text-t3 tablet:text-t2">{title()}</h2>
            <p className="mt-1 text-base text-ink-2 tablet:mt-1.5">{text()}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function DishBeside({ dish, waiting }: { dish: Discovery | null; waiting: boolean }) {
  const language = useLanguage();
  const size = "aspect-square w-[min(6.5rem,28vw)] tablet:mb-4 tablet:aspect-[4/3] tablet:w-full";
  if (!dish) return waiting ? <Skeleton className={`${size} !rounded-photo`} /> : <span />;
  const name = textIn(dish.name, language);
  return (
    <DiscoveryLink id={dish.id} over={null} className={`${size} block rounded-photo`}>
      <Photo
        src={dish.image_url}
        srcSet={pictureSet(dish.image_url)}
        sizes="(width <= 48rem) 7rem, 20rem"
        alt={m.reasons_dish({ dish: name, name: fullName(dish) })}
        {...PICTURE}
        ratio="fill"
        corners="photo"
        position="50% 65%"
      />
    </DiscoveryLink>
  );
}
