import { Skeleton } from "@tablee/design-system/skeleton";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

/** The loading state of one of the board's views. */
export const ViewSkeleton = () => {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.kitchen_loading()} className="grid gap-4">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-32 w-full !rounded-card" />
      <Skeleton className="h-32 w-full !rounded-card" />
    </div>
  );
};
