import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { Link } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { RejectionReason } from "../publishing/rejection-reason.tsx";

export function StandingNotice({ discovery }: { discovery: Discovery }) {
  useWords();
  const { id, status } = discovery;
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <RejectionReason discovery={discovery} />
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
