import { Skeleton } from "@tablee/design-system/skeleton";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import "../kitchen.css";

/** The loading state of the board, in its own colours and shape: head, lanes, tickets. */
export function BoardSkeleton() {
  useWords();
  return (
    // Overflow is hidden: there is nothing to read, and so nothing to scroll to.
    <div data-kitchen-board="" className="kitchen-board z-bar flex flex-col overflow-hidden! bg-paper text-ink">
      <h1 className="sr-only">{m.kitchen_page_title()}</h1>
      <div className="flex min-h-[4.3125rem] items-center gap-4 border-b border-line px-4 py-2 tablet:px-5">
        <Skeleton className="size-11 rounded-full" />
        <Skeleton className="size-9.5 rounded-[0.625rem]" />
        <Skeleton className="h-6 w-36" />
        <Skeleton className="ms-auto h-11 w-[22rem] max-w-[40%] rounded-control" />
      </div>
      <LanesSkeleton />
    </div>
  );
}

/** The loading state of tickets. */
export const LanesSkeleton = () => {
  useWords();
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={m.kitchen_loading()}
      className="kitchen-lanes min-h-0 grow px-4 pt-2.5"
    >
      <div className="kitchen-column">
        <Skeleton className="mb-2 h-5 w-24" />
        <div className="kitchen-flow grid gap-2.5">
          {TICKETS.map((height, at) => (
            <Skeleton key={at} className={`w-full !rounded-photo ${height}`} />
          ))}
        </div>
      </div>
    </div>
  );
};

const TICKETS = ["h-56", "h-44", "h-56", "h-56", "h-44", "h-56", "h-44", "h-44"];
