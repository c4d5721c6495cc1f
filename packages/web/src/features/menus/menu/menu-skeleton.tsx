import { Skeleton } from "@tablee/design-system/skeleton";
import { DishSkeletons } from "../card/dish-skeletons.tsx";

/** The loading state of a menu (shell §21). */
export function MenuSkeleton() {
  return (
    <div data-own-head="" aria-hidden="true" className="pb-12 tablet:px-7 tablet:pt-5">
      <Skeleton className="h-[13.25rem] !rounded-none tablet:h-[12.25rem] tablet:!rounded-[1.25rem]" />
      <div className="relative -mt-7.5 px-gutter tablet:px-5">
        <Skeleton className="size-15 !rounded-[1rem] ring-4 ring-paper" />
        <Skeleton className="mt-4 h-8 w-56" />
        <Skeleton className="mt-3 h-4 w-72 max-w-full" />
        <Skeleton className="mt-4 h-12 w-full !rounded-control tablet:w-80" />
        <div className="mt-4 flex gap-2 overflow-hidden">
          <Skeleton className="h-9 w-24 shrink-0 !rounded-full" />
          <Skeleton className="h-9 w-20 shrink-0 !rounded-full" />
          <Skeleton className="h-9 w-28 shrink-0 !rounded-full" />
        </div>
      </div>
      <div className="px-gutter tablet:px-0">
        <DishSkeletons />
      </div>
    </div>
  );
}
