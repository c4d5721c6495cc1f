import { Button } from "@tablee/design-system/button";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";

/**
 * The link to the outbox, shown beside a step that waits for a code or a link if mails and text messages can be read
 * there.
 */
export function OutboxLink() {
  useWords();
  const { host_facts } = useAppContext();
  if (!host_facts.outbox) return null;
  return (
    <Button variant="link" render={<a href="/dev/outbox" target="_blank" rel="noopener noreferrer" />}>
      {m.accounts_outbox()}
    </Button>
  );
}
