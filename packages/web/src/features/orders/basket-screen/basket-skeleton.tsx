import { Skeleton } from "@tablee/design-system/skeleton";

const LINES = [0, 1, 2];

/** The loading state of the basket. */
export const BasketSkeleton = () => (
  <div data-own-head="" aria-hidden="true" className="mx-auto max-w-[64rem] px-gutter pt-14 tablet:px-7">
    <Skeleton className="h-9 w-64" />
    <Skeleton className="mt-3 h-4 w-48" />
    <Skeleton className="mt-6 h-12 !rounded-control" />
    {LINES.map((line) => (
      <div key={line} className="mt-6 flex gap-3">
        <Skeleton className="size-16 shrink-0 !rounded-control" />
        <div className="grow">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="mt-2 h-3.5 w-2/5" />
        </div>
        <Skeleton className="h-4 w-14" />
      </div>
    ))}
  </div>
);
