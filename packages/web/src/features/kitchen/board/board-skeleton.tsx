import { Skeleton } from "@tablee/design-system/skeleton";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** The board before anything is known of it. It stands in the page's own colours: nobody may be staff. */
export function BoardSkeleton() {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.kitchen_loading()} className="px-gutter py-6 large:px-7">
      <h1 className="sr-only">{m.kitchen_page_title()}</h1>
      <Skeleton className="h-8 w-48" />
      <div className="mt-6 grid grid-cols-2 gap-3 large:grid-cols-4">
        {[0, 1, 2, 3].map((lane) => (
          <div key={lane} className="grid content-start gap-3">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-40 w-full !rounded-photo" />
            <Skeleton className="h-28 w-full !rounded-photo" />
          </div>
        ))}
      </div>
    </div>
  );
}
