import { Skeleton, SkeletonText } from "@tablee/design-system/skeleton";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** The loading state of an order: its photo, sentence and steps. */
export function OrderSkeleton() {
  useWords();
  return (
    <div
      data-own-head=""
      aria-busy="true"
      aria-label={m.order_list_loading()}
      role="status"
      className="mx-auto max-w-[72rem] px-gutter pt-14 pb-12 large:mx-0 large:px-7 large:pt-20"
    >
      <div className="large:grid large:grid-cols-[minmax(0,1fr)_24rem] large:gap-x-12">
        <div>
          <Skeleton className="aspect-[2.2/1] w-full !rounded-[1.25rem]" />
          <Skeleton className="mt-6 h-4 w-24" />
          <Skeleton className="mt-3 h-9 w-4/5" />
          <Skeleton className="mt-2 h-9 w-1/2" />
          <div className="mt-9 grid gap-7">
            {[0, 1, 2, 3].map((step) => (
              <div key={step} className="flex items-center gap-4">
                <Skeleton round className="size-7" />
                <Skeleton className="h-4 w-40" />
              </div>
            ))}
          </div>
        </div>
        <div className="mt-8 large:mt-0">
          <SkeletonText lines={5} />
        </div>
      </div>
    </div>
  );
}

/** The loading state of a row in the list. */
export function OrderCardSkeleton() {
  return (
    <div className="flex gap-4 py-4">
      <Skeleton className="size-18 shrink-0 !rounded-photo" />
      <div className="grid min-w-0 grow content-center gap-2.5">
        <Skeleton className="h-4 w-24 max-w-full" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-3.5 w-2/5" />
      </div>
    </div>
  );
}
