import { Skeleton } from "@tablee/design-system/skeleton";

/** The placeholder of a section of the rail while it loads. */
export function FeedRailSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-4">
      <Skeleton className="h-5 w-28" />
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex items-center gap-3">
          <Skeleton className="size-11 !rounded-[0.625rem]" />
          <span className="grid grow gap-2">
            <Skeleton className="h-3.5 w-3/4" />
            <Skeleton className="h-3 w-1/2" />
          </span>
        </span>
      ))}
    </div>
  );
}
