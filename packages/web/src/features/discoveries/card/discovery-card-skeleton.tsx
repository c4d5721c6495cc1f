import { Skeleton } from "@tablee/design-system/skeleton";

/** The placeholder of a card that is loading. */
export function DiscoveryCardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="relative">
        <Skeleton className="aspect-4/5 w-full !rounded-card" />
        <div className="absolute inset-x-4.5 bottom-5 grid gap-2.5">
          <span className="h-6 w-44 max-w-3/4 rounded-inner bg-sunken-2" />
          <span className="h-3.5 w-28 max-w-1/2 rounded-inner bg-sunken-2" />
        </div>
      </div>
      <div className="flex items-center gap-3 pt-3">
        <Skeleton round className="size-10 shrink-0 tablet:size-8" />
        <div className="grid grow gap-2">
          <Skeleton className="h-3.5 w-32 max-w-2/3" />
          <Skeleton className="h-3 w-20 max-w-1/2" />
        </div>
      </div>
      <div className="flex min-h-11 items-center gap-5">
        <Skeleton className="h-4 w-12" />
        <Skeleton className="h-4 w-10" />
        <Skeleton className="size-5" />
      </div>
    </div>
  );
}
