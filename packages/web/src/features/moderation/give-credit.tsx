import type { Standing } from "@tablee/contract/moderation/moderation.schema";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { MOST_CREDIT } from "@tablee/domain/accounts/credit/credit";
import { toMinor } from "@tablee/domain/money/minor";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { newKey } from "../../api/new-key.ts";
import { formatCredit } from "../../language/format-credit.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { fullName } from "../members/member-name.ts";
import { creditFailure } from "./moderation-words.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Parses "12,50" as well as "12.50"; null for an amount that cannot be given at once. */
const amountOf = (typed: string): number | null => {
  const amount = Number(typed.trim().replace(",", "."));
  const cents = toMinor(amount);
  return typed.trim() !== "" && cents > 0 && cents <= MOST_CREDIT && Math.abs(amount * 100 - cents) < 1e-6
    ? cents / 100
    : null;
};

/** Gives a member credit, for a reason that the member reads. */
export function GiveCredit({ member }: { member: Standing }) {
  useWords();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-label={m.moderation_credit_title({ name: fullName(member) })}
        onClick={() => setAsking(true)}
      >
        {m.moderation_credit()}
      </Button>
      {asking ? <CreditDialog member={member} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function CreditDialog({ member, onClose }: { member: Standing; onClose: () => void }) {
  const language = useLanguage();
  const { api } = useAppContext();
  const toasts = useToasts();
  const name = fullName(member);
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState(false);
  // One key per dialog: pressed again after a lost answer, it gives nothing twice.
  const [key] = useState(() => newKey());
  const give = useMutation({
    networkMode: "always",
    mutationFn: (wish: { amount: number; reason: string }) => api.accounts.grantCredit({ id: member.id, key, ...wish }),
    onSuccess: ({ balance }) => {
      const amount = formatCredit(balance, language);
      toasts.show({ text: m.moderation_credit_given({ name, amount }), tone: "success", id: "credit" });
      onClose();
    },
  });
  const amount = amountOf(typed);
  return (
    <ReasonDialog
      title={m.moderation_credit_title({ name })}
      description={m.moderation_credit_text()}
      hint=""
      confirm={m.moderation_credit()}
      busy={give.isPending}
      failure={give.isError ? creditFailure(give.error) : null}
      isReady={amount !== null}
      onAsked={() => setAsked(true)}
      onClose={onClose}
      onConfirm={(reason) => (amount === null ? undefined : give.mutate({ amount, reason }))}
    >
      <div className="mb-4">
        <Field
          label={m.moderation_credit_amount()}
          error={asked && amount === null ? m.moderation_credit_invalid() : null}
        >
          <TextInput inputMode="decimal" value={typed} onValueChange={setTyped} required />
        </Field>
      </div>
    </ReasonDialog>
  );
}
