import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { CircleAlert } from "lucide-react";
import { failureWords } from "../api/failure-words.ts";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";

interface CallFailedProps {
  error: unknown;
  retry: () => void;
  /** Default "h2". "h1" where it stands for the whole page. */
  heading?: "h1" | "h2";
}

/** What should be here could not be fetched: why, and another try. That is not to have none. */
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
