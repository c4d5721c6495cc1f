import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Link } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";

/** To its author alone, as long as others do not see it: why it was rejected, and the way to go on with it. */
export function OwnStanding({ discovery }: { discovery: Discovery }) {
  useWords();
  const { user } = useSession();
  const { id, account_id, status, status_reason } = discovery;
  if (user?.id !== account_id || status === "approved") return null;
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {status === "rejected" && status_reason ? (
        <Message tone="warning">{m.publishing_rejected_because({ reason: status_reason })}</Message>
      ) : null}
      {status === "pending" ? null : (
        <Button
          variant="strong"
          start={<Pencil aria-hidden="true" />}
          render={<Link to="/recommendation-creator/$recommendation_id" params={{ recommendation_id: String(id) }} />}
        >
          {m.publishing_edit()}
        </Button>
      )}
    </div>
  );
}
