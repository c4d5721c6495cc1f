import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import type { SecondStep } from "@tablee/domain/accounts/second-step";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { failureLine } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { signedIn } from "../../../session/session.ts";
import { StillSending } from "../../../shell/bars/still-sending.tsx";
import { askPasskey, knowsPasskeys, wasClosed } from "./passkey-ceremony.ts";

export interface SecondStepNeeded {
  key: string;
  ways: readonly SecondStep[];
}

/** Returns what a sign-in that was refused for lack of a second step needs to continue; null for any other failure. */
export const secondStepOf = (error: unknown): SecondStepNeeded | null =>
  isCallError(error) && error.code === "second_step_needed" ? (error.data as SecondStepNeeded) : null;

interface SecondStepFormProps {
  needed: SecondStepNeeded;
  /** The choice made at the first step. */
  remember: boolean;
  onSignedIn: (user: User) => void;
  /** Starts the sign-in over. */
  onBack: () => void;
}

/**
 * The second step after the right password: a code of the app, one of the recovery codes, or a passkey (accounts §45).
 */
export function SecondStepForm({ needed, remember, onSignedIn, onBack }: SecondStepFormProps) {
  useWords();
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // The form before this one is gone, and the focus with it.
  useEffect(() => input.current?.focus(), []);
  const { take, bySecondPasskey, busy, sendsCode, error } = useSecondStep(needed.key, remember, onSignedIn);
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== "" && !busy) take(code.trim());
      }}
    >
      <p className="text-body text-ink-2">{m.ways_second_text()}</p>
      {needed.ways.includes("code") ? (
        <Field label={m.ways_second_code()} hint={m.ways_second_recovery()}>
          <TextInput
            ref={input}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
            value={code}
            onValueChange={setCode}
          />
        </Field>
      ) : null}
      {error && !wasClosed(error) ? (
        <Message tone="danger" announce>
          {failureText(error)}
        </Message>
      ) : null}
      <StillSending busy={sendsCode} />
      {needed.ways.includes("code") ? (
        <Button type="submit" size="lg" block loading={busy} disabled={code.trim() === ""}>
          {m.ways_confirm_action()}
        </Button>
      ) : null}
      {needed.ways.includes("passkey") && knowsPasskeys() ? (
        <Button variant="outline" size="lg" block disabled={busy} onClick={bySecondPasskey}>
          {m.ways_passkey_use()}
        </Button>
      ) : null}
      <Button variant="ghost" size="lg" block onClick={onBack}>
        {m.ways_back()}
      </Button>
    </form>
  );
}

function useSecondStep(key: string, remember: boolean, onSignedIn: (user: User) => void) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const step = useMutation({
    gcTime: 0,
    networkMode: "always",
    mutationFn: async (code: string | null) =>
      api.accounts.loginSecondStep(code === null ? { key, passkey: await askPasskey(api) } : { key, code }),
    onSuccess: ({ token, user }) => {
      signedIn(client, orpc.accounts.currentUser.queryKey({ input: {} }), { token, user, remember });
      onSignedIn(user);
    },
  });
  return {
    take: (code: string) => step.mutate(code),
    bySecondPasskey: () => step.mutate(null),
    busy: step.isPending,
    /** A passkey may wait for its owner instead of for an answer. */
    sendsCode: step.isPending && step.variables !== null,
    error: step.error,
  };
}

function failureText(error: unknown): string {
  switch (isCallError(error) ? error.code : "") {
    case "second_step_invalid":
      return m.ways_second_wrong();
    case "too_many_requests":
      return m.ways_confirm_later();
    // The password has changed since: the sign-in has to start over.
    case "second_step_expired":
    case "login_invalid":
      return m.ways_second_expired();
    default:
      return failureLine(error);
  }
}
