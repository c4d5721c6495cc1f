import { Skeleton } from "@tablee/design-system/skeleton";

const CARDS = [0, 1, 2, 3, 4, 5];

/** The placeholders of restaurants that are loading. */
export const RestaurantSkeletons = () => (
  <div aria-hidden="true" className="grid grid-cols-1 gap-x-5 gap-y-7 tablet:grid-cols-2 large:grid-cols-3">
    {CARDS.map((card) => (
      <div key={card}>
        <Skeleton className="aspect-[16/9] rounded-card" />
        <Skeleton className="mt-3 h-5 w-1/2" />
        <Skeleton className="mt-2 h-4 w-4/5" />
      </div>
    ))}
  </div>
);
