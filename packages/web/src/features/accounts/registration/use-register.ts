import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { currentLanguage } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { writeDraft } from "../../../storage/registration-draft.ts";
import { useSignIn } from "../use-sign-in.ts";
import type { RegistrationFormState } from "./use-registration-form.ts";

export interface OfRegistration {
  invitation_id: string | null;
  mac_address: string | null;
  onRegistered: (user: User) => void;
}

/** From the press to the member: the code where a phone is asked for, the account, the sign-in, each by itself. */
export function useRegister(form: RegistrationFormState, { invitation_id, mac_address, onRegistered }: OfRegistration) {
  const { api } = useAppContext();
  const [verifying, setVerifying] = useState<string | null>(null);
  /** A code that was right for a number: what is refused afterwards leaves it good. */
  const proof = useRef<{ phone: string; code: string } | null>(null);
  const signIn = useSignIn((user) => {
    writeDraft(null);
    onRegistered(user);
  });
  const create = useMutation({
    mutationFn: (verification_code: string) =>
      api.accounts.createAccount({
        first_name: form.fields.first_name,
        last_name: form.fields.last_name,
        email: form.email,
        phone_number: form.phone,
        password: form.fields.password,
        verification_code,
        language: currentLanguage(),
        invitation_id,
        mac_address,
      }),
    // Never repeated by itself, and never shown to whoever lists mutations: the password ends with the call.
    gcTime: 0,
    networkMode: "always",
    onSuccess: () => signIn.mutate({ email: form.email.trim(), password: form.fields.password, remember: true }),
    onError: (error) => {
      // What was wrong with anything but the code leaves the code good.
      if (isCodeRefused(error)) proof.current = null;
    },
  });
  const ask = useMutation({ mutationFn: form.isPasswordKnown, networkMode: "always" });
  const go = () => {
    const known = proof.current?.phone === form.phone ? proof.current.code : null;
    if (!form.withPhone || known !== null) create.mutate(known ?? "");
    else setVerifying(form.phone);
  };
  const busy = ask.isPending || create.isPending || signIn.isPending;
  return {
    verifying,
    busy,
    creationError: create.isError ? create.error : null,
    forgetError: () => create.reset(),
    /** The account is there, and only the sign-in has failed. */
    signInError: signIn.isError ? signIn.error : null,
    /** `onKnownPassword`: strangers try it first, which is said beside it before a code is sent. */
    submit: (onKnownPassword: () => void) => {
      if (busy || verifying !== null) return;
      ask.mutate(undefined, { onSuccess: (isKnown) => (isKnown ? onKnownPassword() : go()) });
    },
    cancel: () => setVerifying(null),
    verified: (code: string) => {
      proof.current = { phone: form.phone, code };
      setVerifying(null);
      create.mutate(code);
    },
  };
}

const CODE_REFUSALS = ["wrong_code", "phone_verification_code_expired", "phone_already_verified"];

const isCodeRefused = (error: unknown): boolean => isCallError(error) && CODE_REFUSALS.includes(error.code);
