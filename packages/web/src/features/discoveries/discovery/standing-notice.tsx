import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { Link } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { RejectionReason } from "../publishing/rejection-reason.tsx";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const AppealDialog = openedPart(async () => (await import("../publishing/appeal-dialog.tsx")).AppealDialog);

/** Why it was rejected, and the ways on: to edit it and submit it again, or to appeal, once (discoveries §26). */
export function StandingNotice({ discovery }: { discovery: Discovery }) {
  useWords();
  const [appealing, setAppealing] = useState(false);
  const { id, status, appeal } = discovery;
  const stop = () => setAppealing(false);
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <RejectionReason discovery={discovery} />
      {status === "pending" ? null : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="strong"
            start={<Pencil aria-hidden="true" />}
            render={<Link to="/recommendation-creator/$recommendation_id" params={{ recommendation_id: String(id) }} />}
          >
            {m.publishing_edit()}
          </Button>
          {status === "rejected" && !appeal ? (
            <Button variant="outline" onClick={() => setAppealing(true)}>
              {m.publishing_appeal()}
            </Button>
          ) : null}
        </div>
      )}
      {appealing ? <AppealDialog id={id} onAppealed={() => {}} onClose={stop} leave={stop} /> : null}
    </div>
  );
}
