import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { CircleAlert } from "lucide-react";
import { failureWords } from "../api/failure-words.ts";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";

interface CallFailedProps {
  error: unknown;
  retry: () => void;
  /** "h2" by default; "h1" if it replaces the whole page. */
  heading?: "h1" | "h2";
}

/** Says why something could not be fetched, and offers another try. A failure is not shown as an empty result. */
export function CallFailed({ error, retry, heading = "h2" }: CallFailedProps) {
  useWords();
  const { title, text } = failureWords(error);
  return (
    <EmptyState
      heading={heading}
      tone="danger"
      icon={<CircleAlert />}
      title={title}
      text={text}
      action={
        <Button variant="strong" onClick={retry}>
          {m.shell_try_again()}
        </Button>
      }
    />
  );
}
