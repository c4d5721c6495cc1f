import { Skeleton } from "@tablee/design-system/skeleton";

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The loading state of cards, in their shape. */
export function DishSkeletons({ className = "" }: { className?: string }) {
  return (
    <div aria-hidden="true" className="@container pt-6">
      <div
        className={`grid grid-cols-2 gap-x-3.5 gap-y-5.5 @min-[35rem]:grid-cols-3 @min-[47rem]:grid-cols-4 ${className}`}
      >
        {CARDS.map((card) => (
          <div key={card}>
            <Skeleton className="aspect-square rounded-photo" />
            <Skeleton className="mt-3 h-4 w-3/4" />
            <Skeleton className="mt-2 h-4 w-1/3" />
            <Skeleton className="mt-2 h-3 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}
