import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { Message } from "@tablee/design-system/message";
import { MAX_CLAIM_NOTE } from "@tablee/domain/management/claim";
import { lengthOf } from "@tablee/domain/validation/text-length";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { CLAIM_REFUSED } from "./claim-words.ts";
import { useClaimPlace } from "./use-claims.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const PhoneDialog = openedPart(
  async () => (await import("../../accounts/registration/phone-verification-dialog.tsx")).PhoneVerificationDialog,
);

/** Claims a place, after the member's phone has been verified. */
export function ClaimForm({ restaurant_id, again }: { restaurant_id: number; again: boolean }) {
  useWords();
  const { user } = useSession();
  const [note, setNote] = useState("");
  const claim = useClaimPlace();
  if (user && !user.phone_verified) return <VerifyFirst phone={user.phone_number} />;
  const length = lengthOf(note.trim());
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (length <= MAX_CLAIM_NOTE && !claim.isPending) claim.mutate({ restaurant_id, note });
      }}
    >
      <Field
        label={m.management_claim_note()}
        hint={m.management_claim_note_hint()}
        counter={`${length} / ${MAX_CLAIM_NOTE}`}
      >
        <TextArea rows={3} value={note} onValueChange={setNote} maxLength={MAX_CLAIM_NOTE} />
      </Field>
      {claim.isError ? (
        <Message tone="danger" announce>
          {wordsOfRefusal(CLAIM_REFUSED, claim.error) ?? failureLine(claim.error)}
        </Message>
      ) : null}
      <div>
        <Button type="submit" size="lg" loading={claim.isPending}>
          {again ? m.management_claim_again() : m.management_claim_do()}
        </Button>
      </div>
    </form>
  );
}

/** Asks for a verified phone, so that whoever runs a restaurant can be reached. */
export function VerifyFirst({ phone }: { phone: string | null }) {
  useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <p className="font-semibold">{m.management_claim_phone()}</p>
      <p className="mt-1 mb-4 text-bs text-ink-2">{m.management_claim_phone_text()}</p>
      <Button onClick={() => setOpen(true)}>{m.management_claim_phone_do()}</Button>
      {isOpen ? <PhoneDialog leave={() => setOpen(false)} open onOpenChange={setOpen} phone={phone} /> : null}
    </div>
  );
}
