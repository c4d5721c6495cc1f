import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { Notice } from "@tablee/design-system/notice";
import { CircleAlert } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { isInStrangersFrame } from "../../../session/strangers-frame.ts";
import { StillSending } from "../../../shell/bars/still-sending.tsx";
import { loginFailure } from "../login-failure.ts";
import { FailedSignIn } from "../sign-in/failed-sign-in.tsx";
import { ProviderButtons } from "../ways/provider-buttons.tsx";
import { firstFault, INPUTS } from "./first-fault.ts";
import { EmailField, NameFields, PasswordFields, PhoneField } from "./registration-fields.tsx";
import { creationFailure, precheckWords, problemWords } from "./registration-words.ts";
import { TermsDialog } from "./terms-dialog.tsx";
import { type OfRegistration, useRegister } from "./use-register.ts";
import { type RegistrationFormState, useRegistrationForm } from "./use-registration-form.ts";
import { VerifyDialog } from "./verify-dialog.tsx";

export interface RegistrationFormProps extends OfRegistration {
  /** The invited address; null without an invitation. */
  invitedEmail: string | null;
}

/**
 * The registration form: names, e-mail, phone, password and consent. The code, the account and the sign-in follow
 * without further steps.
 */
export function RegistrationForm({ invitedEmail, ...of }: RegistrationFormProps) {
  useWords();
  const form = useRegistrationForm(invitedEmail);
  const registration = useRegister(form, of);
  const [precheck, setPrecheck] = useState(false);
  const button = useRef<HTMLElement>(null);
  const taken = form.availability === false;
  const refused = precheck ? precheckWords(form.problems, taken) : null;
  const submit = (element: HTMLFormElement) => {
    form.touchAll();
    setPrecheck(true);
    if (form.isValid) registration.submit(() => focusOn(element, INPUTS.password));
    else focusOn(element, firstFault(form.problems, taken));
  };
  return (
    <>
      <form
        // POST, so that a password does not end up in the address if scripts do not run.
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
        className="grid grid-cols-1 gap-4"
      >
        {/* Enter presses this button, as the disabled one below does not say what is missing. */}
        <button type="submit" hidden aria-label={m.registration_create()} />
        <NameFields form={form} />
        <EmailField form={form} invitedEmail={invitedEmail} />
        {form.withPhone ? <PhoneField form={form} /> : null}
        <PasswordFields form={form} />
        <Consent form={form} />
        {refused === null ? null : <Failure>{refused}</Failure>}
        {registration.signInError === null ? null : <NotSignedIn error={registration.signInError} email={form.email} />}
        <StillSending busy={registration.busy} />
        <Button ref={button} type="submit" size="lg" block disabled={!form.isValid} loading={registration.busy}>
          {m.registration_create()}
        </Button>
      </form>
      {/* Not for the invited, who register with that address; and no provider opens in another site's frame. */}
      {invitedEmail === null && !isInStrangersFrame() ? <ProviderButtons remember /> : null}
      <VerifyDialog phone={registration.verifying} onCancel={registration.cancel} onVerified={registration.verified} />
      <Refusal error={registration.creationError} onClose={registration.forgetError} next={button} />
    </>
  );
}

/** Focuses an input: what is missing may be far above the button and, on a phone, out of sight. */
function focusOn(form: HTMLFormElement, name: string | null): void {
  const input = name === null ? null : form.elements.namedItem(name);
  if (input instanceof HTMLElement) input.focus();
}

function Consent({ form }: { form: RegistrationFormState }) {
  useWords();
  const [reading, setReading] = useState(false);
  const { fields, change, shown } = form;
  const wrong = problemWords.sms(shown("sms_consent", "sms_consent"));
  const missing = problemWords.terms(shown("terms", "terms"));
  return (
    <div className="grid grid-cols-1 gap-1">
      <Checkbox
        look="inline"
        name="terms"
        label={m.registration_terms_accept()}
        checked={fields.terms}
        onCheckedChange={(terms) => change({ terms })}
      />
      <Missing>{missing}</Missing>
      <Button variant="link" size="sm" flush className="mb-3 justify-self-start" onClick={() => setReading(true)}>
        {m.registration_terms_read()}
      </Button>
      {form.withPhone ? (
        <Checkbox
          look="inline"
          name="sms-consent"
          label={m.registration_sms_accept()}
          checked={fields.sms_consent}
          onCheckedChange={(sms_consent) => change({ sms_consent })}
        />
      ) : null}
      <Missing>{wrong}</Missing>
      <TermsDialog open={reading} onOpenChange={setReading} />
    </div>
  );
}

/** The error directly below the consent that is missing. */
function Missing({ children }: { children: string | null }) {
  return (
    <div aria-live="polite" className="text-cap font-medium text-danger-ink">
      {children ? (
        <p className="mb-1 flex items-center gap-1.5">
          <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />
          {children}
        </p>
      ) : null}
    </div>
  );
}

/**
 * Says why the new member is not signed in. One whose e-mail waits for its link is told what the sign-in would say
 * (accounts §17): nothing has failed.
 */
function NotSignedIn({ error, email }: { error: unknown; email: string }) {
  useWords();
  const failure = loginFailure(error);
  if (failure.resend) return <FailedSignIn {...failure} email={email} />;
  return <Failure>{`${m.registration_login_failed()} ${failure.text}`}</Failure>;
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Notice tone="danger" announce={false} icon={<CircleAlert />}>
        {children}
      </Notice>
    </div>
  );
}

interface RefusalProps {
  error: unknown;
  onClose: () => void;
  /** Takes the focus when it closes: what had it before may have been the dialog of the code, which is gone. */
  next: RefObject<HTMLElement | null>;
}

/** Says why the account was not created; the form behind keeps everything (accounts §21). */
function Refusal({ error, onClose, next }: RefusalProps) {
  useWords();
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return (
    <ResponsiveDialog
      open={error !== null}
      onOpenChange={onClose}
      finalFocus={next}
      title={m.registration_error()}
      description={last === null ? null : creationFailure(last)}
      closeLabel={m.registration_close()}
      size="sm"
    >
      <Button block size="lg" onClick={onClose}>
        {m.registration_ok()}
      </Button>
    </ResponsiveDialog>
  );
}
