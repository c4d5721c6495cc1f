import { Radio, RadioGroup } from "@tablee/design-system/inputs/radio";
import { REJECTION_KINDS, type RejectionKind } from "@tablee/domain/discoveries/deciding";
import { useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { REJECTION_WORDS } from "../discoveries/publishing/rejection-reason.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

export interface Why {
  kind: RejectionKind | null;
  reason: string;
}

interface RejectDialogProps {
  busy: boolean;
  failure: string | null;
  onClose: () => void;
  onReject: (why: Why) => void;
}

const OTHER = "other";

/** Asks for the reason: a kind, which its author reads in their own language, a text, or both. */
export function RejectDialog({ onReject, ...asking }: RejectDialogProps) {
  useWords();
  const [chosen, setChosen] = useState<RejectionKind | typeof OTHER>(OTHER);
  const kind = chosen === OTHER ? null : chosen;
  return (
    <ReasonDialog
      {...asking}
      title={m.moderation_reject_title()}
      hint={m.moderation_reason_hint()}
      confirm={m.moderation_reject()}
      isOptional={kind !== null}
      onConfirm={(reason) => onReject({ kind, reason })}
    >
      <RadioGroup label={m.moderation_kind()} value={chosen} onValueChange={setChosen} className="mb-4 grid">
        {REJECTION_KINDS.map((each) => (
          <Radio key={each} value={each} label={REJECTION_WORDS[each]()} />
        ))}
        <Radio value={OTHER} label={m.moderation_kind_other()} />
      </RadioGroup>
    </ReasonDialog>
  );
}
