import type { Case } from "@tablee/contract/moderation/moderation.schema";
import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { Message } from "@tablee/design-system/message";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { Decision } from "@tablee/domain/discoveries/deciding";
import { Check, ChevronLeft, ChevronRight, X } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { decisionFailure } from "./moderation-words.ts";
import { useDecide } from "./moderation-queries.ts";
import { RejectDialog, type Why } from "./reject-dialog.tsx";
import { useKeys } from "./use-keys.ts";

/** How to move between cases. */
export interface CaseSteps {
  /** null for the last case, or the first. */
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  /** Moves to the case shown once this one is decided. */
  onDecided: () => void;
}

interface CaseActionsProps extends CaseSteps {
  found: Case;
}

/** The actions: approve, reject, next; by pointer and by key. */
export function CaseActions({ found, onNext, onPrevious, onDecided }: CaseActionsProps) {
  useWords();
  const decide = useDecide();
  const [rejecting, setRejecting] = useState(false);
  const { canApprove, canReject } = mayOf(found);
  const take = useTake(found, decide, () => {
    setRejecting(false);
    onDecided();
  });
  useKeys({
    a: () => (canApprove ? take("approved") : undefined),
    r: () => (canReject ? setRejecting(true) : undefined),
    j: () => onNext?.(),
    k: () => onPrevious?.(),
  });
  const failure = decide.isError ? decisionFailure(decide.error) : null;
  return (
    <div className="sticky top-safe z-bar -mx-gutter border-b border-line bg-glass px-gutter py-3 backdrop-blur-xl tablet:mx-0 tablet:px-0">
      <Buttons
        onApprove={canApprove ? () => take("approved") : null}
        onReject={canReject ? () => setRejecting(true) : null}
        busy={decide.isPending && !rejecting}
        onNext={onNext}
        onPrevious={onPrevious}
      />
      <p className="mt-1.5 text-cap text-ink-3 mobile:hidden">{m.moderation_keys()}</p>
      <div aria-live="polite">
        {failure && !rejecting ? (
          <Message tone="warning" className="mt-3">
            {failure}
          </Message>
        ) : null}
        {found.may_decide ? null : (
          <Message tone="info" className="mt-3">
            {m.moderation_own()}
          </Message>
        )}
      </div>
      {rejecting ? (
        <RejectDialog
          busy={decide.isPending}
          failure={failure}
          onClose={() => {
            decide.reset();
            setRejecting(false);
          }}
          onReject={(why) => take("rejected", why)}
        />
      ) : null}
    </div>
  );
}

/** Returns the actions that are possible in its current state. */
const mayOf = ({ status, reports, may_decide }: Case) => {
  const isWaiting = status === "pending" || (status === "approved" && reports > 0);
  return {
    canApprove: may_decide && (isWaiting || status === "rejected"),
    canReject: may_decide && status !== "rejected" && status !== "draft",
  };
};

/** Decides, once, on the revision that is shown. */
function useTake({ id, revision }: Case, decide: ReturnType<typeof useDecide>, onDone: () => void) {
  const toasts = useToasts();
  return (status: Decision, why?: Why) => {
    if (decide.isPending) return;
    decide.mutate(
      { id, revision, status, ...why },
      {
        onSuccess: () => {
          const text = status === "approved" ? m.moderation_approved_toast() : m.moderation_rejected_toast();
          toasts.show({ text, tone: "success", id: "decision" });
          onDone();
        },
      },
    );
  };
}

interface ButtonsProps extends Omit<CaseSteps, "onDecided"> {
  /** null if it is not possible. */
  onApprove: (() => void) | null;
  onReject: (() => void) | null;
  busy: boolean;
}

function Buttons({ onApprove, onReject, busy, onNext, onPrevious }: ButtonsProps) {
  useWords();
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
      <Button
        start={<Check aria-hidden="true" />}
        disabled={onApprove === null}
        loading={busy}
        onClick={() => onApprove?.()}
      >
        {m.moderation_approve()}
      </Button>
      <Button
        variant="outline"
        start={<X aria-hidden="true" />}
        disabled={onReject === null}
        onClick={() => onReject?.()}
      >
        {m.moderation_reject()}
      </Button>
      <span className="ms-auto flex">
        <IconButton label={m.moderation_previous()} disabled={onPrevious === null} onClick={() => onPrevious?.()}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={m.moderation_next()} disabled={onNext === null} onClick={() => onNext?.()}>
          <ChevronRight />
        </IconButton>
      </span>
    </div>
  );
}
