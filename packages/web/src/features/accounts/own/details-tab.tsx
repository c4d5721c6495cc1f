import type { User } from "@tablee/contract/accounts/accounts.schema";
import { GENDERS, type Gender } from "@tablee/domain/accounts/gender";
import { MAX_EMAIL } from "@tablee/domain/validation/email";
import { MAX_PHONE_INPUT } from "@tablee/domain/validation/phone";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { Notice } from "@tablee/design-system/notice";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BadgeCheck, MailWarning } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { keepChanged } from "../../../session/keep-changed.ts";
import { readablePhone } from "../registration/phone-countries.ts";
import { AddressFields } from "./address-fields.tsx";
import { CreditSection } from "./credit-section.tsx";
import { OwnFormFrame, OwnTextField } from "./own-form.tsx";
import { OwnSection } from "./own-page.tsx";
import { useOwnForm } from "./use-own-form.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";

const PhoneVerificationDialog = openedPart(
  async () => (await import("../registration/phone-verification-dialog.tsx")).PhoneVerificationDialog,
);

const GENDER_WORDS: Record<Gender, () => string> = {
  male: () => m.own_gender_male(),
  female: () => m.own_gender_female(),
  other: () => m.own_gender_other(),
};

/** The tab for how a member is reached and where they live. Nobody else sees any of it. */
export function DetailsTab({ user }: { user: User }) {
  useWords();
  const [verifying, setVerifying] = useState(false);
  return (
    <>
      <DetailsForm user={user} verifyPhone={() => setVerifying(true)} />
      <CreditSection />
      {/* Outside the form: submitting the dialog must not save the form. */}
      {verifying ? (
        <PhoneVerificationDialog
          leave={() => setVerifying(false)}
          open
          onOpenChange={setVerifying}
          phone={user.phone_number}
        />
      ) : null}
    </>
  );
}

function DetailsForm({ user, verifyPhone }: { user: User; verifyPhone: () => void }) {
  useWords();
  const form = useOwnForm(user, "details", { phone_number: readablePhone });
  const genders = GENDERS.map((value) => ({ value, label: GENDER_WORDS[value]() }));
  // The notice at the field is out of view from the button, and the address has not changed yet.
  const waits = user.new_email !== null && form.hasSent("email") ? m.own_email_waits({ email: user.new_email }) : null;
  return (
    <OwnFormFrame form={form} saved={waits}>
      <OwnSection title={m.own_contact_title()} text={m.own_contact_text()}>
        <div className="grid grid-cols-1 gap-5">
          <OwnTextField
            form={form}
            field="email"
            label={m.own_email()}
            wrong={form.outcome === "email_taken" ? m.own_email_taken() : m.own_email_invalid()}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_EMAIL}
            required
          />
          {user.new_email === null ? null : <NewEmail user={user} email={user.new_email} />}
          <OwnTextField
            form={form}
            field="phone_number"
            label={m.own_phone()}
            wrong={m.own_phone_invalid()}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={MAX_PHONE_INPUT}
            aside={user.phone_number === null ? null : <PhoneState verified={user.phone_verified} />}
          />
          {user.phone_number === null || user.phone_verified ? null : (
            <Button variant="outline" className="-mt-2 justify-self-start" onClick={verifyPhone}>
              {m.own_phone_verify()}
            </Button>
          )}
          <Field label={m.own_gender()} aside={m.own_optional()}>
            <Select
              options={[{ value: "none", label: m.own_gender_none() }, ...genders]}
              value={(form.value("gender") || "none") as Gender | "none"}
              onValueChange={(gender) => form.change({ gender: gender === "none" ? "" : gender })}
            />
          </Field>
        </div>
      </OwnSection>
      <OwnSection title={m.own_address_title()} text={m.own_address_text()}>
        <AddressFields form={form} />
      </OwnSection>
    </OwnFormFrame>
  );
}

function PhoneState({ verified }: { verified: boolean }) {
  useWords();
  return verified ? (
    // Inline within the label: a box of its own would align with the icon's bottom edge.
    <span className="font-medium text-success-ink">
      <BadgeCheck aria-hidden="true" className="me-1 inline size-4 align-[-0.1875rem]" />
      {m.own_phone_verified()}
    </span>
  ) : (
    m.own_phone_unverified()
  );
}

/** Says that a link has been sent to the new address; the old one stays in use until the link is opened. */
function NewEmail({ user, email }: { user: User; email: string }) {
  useWords();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const keep = useMutation({
    // Setting the current address again cancels the change.
    mutationFn: () => api.accounts.update({ email: user.email }),
    networkMode: "always",
    onSuccess: (now) => keepChanged(client, orpc, now),
  });
  return (
    <Notice
      tone="info"
      icon={<MailWarning />}
      action={
        <Button
          ref={handsFocusOn}
          size="sm"
          variant="ghost"
          flush
          loading={keep.isPending}
          onClick={() => keep.mutate()}
        >
          {m.own_email_keep()}
        </Button>
      }
    >
      {m.own_email_waits({ email })}
      {keep.isError ? <strong className="block font-semibold">{failureLine(keep.error)}</strong> : null}
    </Notice>
  );
}
