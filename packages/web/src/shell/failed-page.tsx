import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useRouter } from "@tanstack/react-router";
import { useLanguage } from "../language/language.ts";
import { m } from "../paraglide/messages.js";

/** A page whose loading failed. What failed is in the console; the person gets a sentence and a way on. */
export function FailedPage() {
  useLanguage();
  const router = useRouter();
  return (
    <EmptyState
      heading="h1"
      tone="danger"
      title={m.shell_failed_title()}
      text={m.shell_failed_text()}
      action={<Button onClick={() => void router.invalidate()}>{m.shell_try_again()}</Button>}
    />
  );
}
