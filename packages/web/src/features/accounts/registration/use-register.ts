import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { isRefused } from "../../../api/retry-delay.ts";
import { currentLanguage } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { writeDraft } from "../../../storage/registration-draft.ts";
import { useSignIn } from "../use-sign-in.ts";
import type { RegistrationFormState } from "./use-registration-form.ts";

export interface OfRegistration {
  invitation_id: string | null;
  mac_address: string | null;
  /** Called once, when the account is known to be created: before its sign-in, which may fail. */
  onCreated?: () => void;
  onRegistered: (user: User) => void;
}

/**
 * Takes a registration from the press of the button to the signed-in member: the code if a phone is required, the
 * account, the sign-in, each following by itself.
 */
export function useRegister(form: RegistrationFormState, of: OfRegistration) {
  const { invitation_id, mac_address } = of;
  const { api } = useAppContext();
  const [verifying, setVerifying] = useState<string | null>(null);
  /** The code that was right for a number: it stays valid if creating the account is refused afterwards. */
  const proof = useRef<{ phone: string; code: string } | null>(null);
  /** Whether an attempt was not answered: it may have created the account, and used up the code. */
  const mayBeMade = useRef(false);
  const { signIn, enter, created } = useFirstSignIn(form, of);
  const create = useMutation({
    mutationFn: ({ code }: Attempt) =>
      api.accounts.createAccount({ ...memberOf(form), verification_code: code, invitation_id, mac_address }),
    // Never retried, and not kept in the mutation cache: the password is dropped when the call ends.
    gcTime: 0,
    networkMode: "always",
    onSuccess: () => {
      created();
      enter();
    },
    onError: (error, { email }) => {
      // The first attempt, whose answer was lost, may have created the account: then its password signs in.
      if (isRefused(error) && mayBeMade.current) enter();
      if (!isRefused(error)) form.noteUnanswered(email);
      mayBeMade.current ||= !isRefused(error);
      // Only a refusal of the code itself makes it invalid.
      if (isCodeRefused(error)) proof.current = null;
    },
  });
  const ask = useMutation({ mutationFn: form.isPasswordKnown, networkMode: "always" });
  const go = () => {
    const known = proof.current?.phone === form.phone ? proof.current.code : null;
    if (!form.withPhone || known !== null) create.mutate({ code: known ?? "", email: form.email });
    else setVerifying(form.phone);
  };
  const isMade = create.isSuccess || (isCallError(signIn.error) && signIn.error.code === "activation_needed");
  const busy = ask.isPending || create.isPending || signIn.isPending;
  return {
    verifying,
    busy,
    creationError: create.isError && !isMade && !signIn.isPending && !signIn.isSuccess ? create.error : null,
    forgetError: () => create.reset(),
    /** The error of the sign-in, if the account was created and only the sign-in failed. */
    signInError: signIn.isError && isMade ? signIn.error : null,
    /** Sends the form; `onKnownPassword` is called instead if the password is one that attackers try first. */
    submit: (onKnownPassword: () => void) => {
      if (busy || verifying !== null) return;
      ask.mutate(undefined, { onSuccess: (isKnown) => (isKnown ? onKnownPassword() : go()) });
    },
    cancel: () => setVerifying(null),
    verified: (code: string) => {
      proof.current = { phone: form.phone, code };
      setVerifying(null);
      create.mutate({ code, email: form.email });
    },
  };
}

/** What is remembered of an attempt until it is answered: by then, the form may have another address. */
interface Attempt {
  code: string;
  email: string;
}

/** The sign-in that follows the account. `created` tells, once, that there is one; so does a sign-in that succeeds. */
function useFirstSignIn({ email, fields }: RegistrationFormState, { onCreated, onRegistered }: OfRegistration) {
  const told = useRef(false);
  const created = () => {
    if (!told.current) onCreated?.();
    told.current = true;
  };
  const signIn = useSignIn((user) => {
    created();
    writeDraft(null);
    onRegistered(user);
  });
  const enter = () => signIn.mutate({ email: email.trim(), password: fields.password, remember: true });
  return { signIn, enter, created };
}

const memberOf = ({ fields, email, phone, withPhone }: RegistrationFormState) => ({
  first_name: fields.first_name,
  last_name: fields.last_name,
  email,
  phone_number: phone,
  password: fields.password,
  sms_consent: withPhone ? fields.sms_consent : null,
  language: currentLanguage(),
});

const CODE_REFUSALS = ["wrong_code", "phone_verification_code_expired", "phone_already_verified"];

const isCodeRefused = (error: unknown): boolean => isCallError(error) && CODE_REFUSALS.includes(error.code);
