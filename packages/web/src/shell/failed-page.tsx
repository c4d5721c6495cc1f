import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { CircleAlert, RotateCw } from "lucide-react";
import { failureWords } from "../api/failure-words.ts";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";

/** A page whose loading failed. What failed is in the console; the person gets a sentence and a way on. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  useWords();
  const router = useRouter();
  const { title, text } = failureWords(error);
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <EmptyState
      heading="h1"
      tone="danger"
      icon={<CircleAlert />}
      title={title}
      text={text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="strong" start={<RotateCw aria-hidden="true" className="size-4" />} onClick={again}>
            {m.shell_try_again()}
          </Button>
          <Button variant="quiet" render={<Link to="/" />}>
            {m.shell_back_to_feed()}
          </Button>
        </div>
      }
      className="min-h-[70dvh] justify-center"
    />
  );
}
