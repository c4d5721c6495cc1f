import { CODE_DIGITS, isCode } from "@tablee/domain/accounts/phone-code";
import { Button } from "@tablee/design-system/button";
import { CodeInput } from "@tablee/design-system/inputs/code-input";
import { Field } from "@tablee/design-system/inputs/field";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { OutboxLink } from "../sign-in/outbox-link.tsx";
import { useRested } from "./use-rested.ts";

export interface CodeStepProps {
  /** When the last code was sent; null while the first is on its way. */
  sentAt: number | null;
  sending: boolean;
  onResend: () => void;
  onVerify: (code: string) => void;
  verifying: boolean;
  onCancel: () => void;
  /** What was wrong last, in words. */
  error: string | null;
  /** The member's own dialog shows the button only then (accounts §28). */
  hideVerify?: boolean;
}

/** The code that was sent to a phone, for a registration and for a member's own number alike. */
export function CodeStep(props: CodeStepProps) {
  useWords();
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const rested = useRested(props.sentAt);
  const whole = isCode(code);
  useCodeOfMessage(setCode);
  useEffect(() => {
    input.current?.focus();
    // Whoever types anew writes over what was wrong.
    if (props.error !== null) input.current?.select();
  }, [props.error]);
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (whole && !props.verifying) props.onVerify(code);
      }}
    >
      <Field label={m.registration_code()} error={props.error}>
        <CodeInput ref={input} name="code" length={CODE_DIGITS} value={code} onValueChange={setCode} />
      </Field>
      {whole || !props.hideVerify ? (
        <Button type="submit" size="lg" block disabled={!whole} loading={props.verifying}>
          {m.registration_verify()}
        </Button>
      ) : null}
      <div className="flex flex-wrap justify-center gap-x-3">
        <Button
          variant="ghost"
          onClick={(event) => {
            // The second tap of two on what opened this may fall here.
            if (event.detail < 2) props.onCancel();
          }}
        >
          {m.registration_cancel()}
        </Button>
        {rested ? (
          <Button variant="ghost" loading={props.sending} onClick={props.onResend}>
            {m.registration_resend()}
          </Button>
        ) : null}
      </div>
      <OutboxLink />
    </form>
  );
}

/** Fills in the code of the message where the phone hands it over, as long as this step is there. */
function useCodeOfMessage(onCode: (code: string) => void): void {
  const { platform } = useAppContext();
  useEffect(() => {
    const leaving = new AbortController();
    void platform.codeOfMessage(leaving.signal).then((code) => {
      if (code !== null && isCode(code) && !leaving.signal.aborted) onCode(code);
    });
    return () => leaving.abort();
  }, [platform, onCode]);
}
