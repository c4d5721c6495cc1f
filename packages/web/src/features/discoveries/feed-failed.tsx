import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { CircleAlert, RotateCw } from "lucide-react";
import { failureWords } from "../../api/failure-words.ts";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

/** A list that could not be loaded. */
export function FeedFailed({ error, retry }: { error: unknown; retry: () => void }) {
  useLanguage();
  const { title, text } = failureWords(error);
  return (
    <EmptyState
      tone="danger"
      icon={<CircleAlert />}
      title={title}
      text={text}
      action={
        <Button variant="strong" start={<RotateCw aria-hidden="true" className="size-4" />} onClick={retry}>
          {m.shell_try_again()}
        </Button>
      }
    />
  );
}
