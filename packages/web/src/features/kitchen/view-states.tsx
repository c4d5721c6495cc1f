import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Skeleton } from "@tablee/design-system/skeleton";
import { CircleAlert } from "lucide-react";
import { failureWords } from "../../api/failure-words.ts";
import { m } from "../../paraglide/messages.js";

/** A screen of the board whose figures are on their way. */
export const ViewSkeleton = () => (
  <div role="status" aria-busy="true" aria-label={m.kitchen_loading()} className="grid gap-4">
    <Skeleton className="h-8 w-48" />
    <Skeleton className="h-32 w-full !rounded-card" />
    <Skeleton className="h-32 w-full !rounded-card" />
  </div>
);

export function ViewFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { title, text } = failureWords(error);
  return (
    <EmptyState
      tone="danger"
      icon={<CircleAlert />}
      title={title}
      text={text}
      action={
        <Button variant="strong" onClick={retry}>
          {m.kitchen_try_again()}
        </Button>
      }
    />
  );
}
