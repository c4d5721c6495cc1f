import { Skeleton } from "@tablee/design-system/skeleton";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

const WIDTHS = ["w-3/4", "w-1/2", "w-2/3"];

/** The placeholder of `count` comments beside a discovery, as high as comments of one line. */
export function CommentShapes({ count }: { count: number }) {
  useWords();
  return (
    <div role="status" aria-label={m.comments_loading()} className="grid gap-4">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="flex h-11 gap-3">
          <Skeleton round className="size-8 shrink-0" />
          <span className="grid grow content-start gap-2 pt-1">
            <Skeleton className="h-3.5 w-1/3" />
            <Skeleton className={`h-3.5 ${WIDTHS[at % WIDTHS.length]}`} />
          </span>
        </span>
      ))}
    </div>
  );
}
