import { Skeleton } from "@tablee/design-system/skeleton";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** The loading state of the diners and their dishes. */
export function DinersSkeleton() {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.table_joining()} className="grid gap-4 border-t border-line pt-4">
      {[0, 1].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton round className="size-10" />
          <Skeleton className="h-5 w-40" />
        </div>
      ))}
    </div>
  );
}
