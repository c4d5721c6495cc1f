import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Skeleton } from "@tablee/design-system/skeleton";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { CircleAlert } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

const GROUPS = [3, 4, 2];

/** The loading state of a dish's groups. */
export function ChoicesLoading() {
  useWords();
  return (
    <div role="status" className="grid gap-6 py-2">
      <VisuallyHidden>{m.menu_loading_choices()}</VisuallyHidden>
      {GROUPS.map((rows) => (
        <div key={rows} aria-hidden="true">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="mt-2 h-3.5 w-40" />
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className="mt-4 flex items-center gap-3">
              <Skeleton round className="size-5.5" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="ms-auto h-4 w-12" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The loading state of a dish's photo and facts, so that the frame keeps its size. */
export const AsideLoading = () => (
  <div aria-hidden="true" className="flex min-h-full flex-col">
    <Skeleton className="h-[14.5rem] shrink-0 !rounded-none tablet:h-auto tablet:grow" />
    <div className="px-5 pt-5 pb-5 tablet:px-7 tablet:pb-8">
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
    </div>
  </div>
);

/** `title`: for when something other than the choices is missing. */
export function ChoicesFailed({ onRetry, title }: { onRetry: () => void; title?: string }) {
  useWords();
  return (
    <EmptyState
      tone="danger"
      heading="h3"
      icon={<CircleAlert />}
      title={title ?? m.menu_choices_failed()}
      action={
        <Button variant="strong" onClick={onRetry}>
          {m.shell_try_again()}
        </Button>
      }
    />
  );
}

/** Shown if the address names a dish that is no longer on the menu. */
export function DishGone({ onClose }: { onClose: () => void }) {
  useWords();
  return (
    <EmptyState
      heading="h3"
      title={m.menu_gone_title()}
      text={m.menu_gone_text()}
      action={<Button onClick={onClose}>{m.menu_gone_action()}</Button>}
    />
  );
}
