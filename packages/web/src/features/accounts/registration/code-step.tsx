import { CODE_DIGITS, isCode } from "@tablee/domain/accounts/phone-code";
import { Button } from "@tablee/design-system/button";
import { CodeInput } from "@tablee/design-system/inputs/code-input";
import { Field } from "@tablee/design-system/inputs/field";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { StillSending } from "../../../shell/bars/still-sending.tsx";
import { OutboxLink } from "../sign-in/outbox-link.tsx";
import { useRested } from "./use-rested.ts";

export interface CodeStepProps {
  /** When the last code was sent, in ms since the epoch; null while the first is being sent. */
  sentAt: number | null;
  sending: boolean;
  onResend: () => void;
  onVerify: (code: string) => void;
  verifying: boolean;
  onCancel: () => void;
  /** The text of the last error. */
  error: string | null;
  /** Whether that error is the code's: after a lost connection, what was typed is not wrong. */
  isCodeWrong: boolean;
  /** Hides the button until the code is complete, as only the dialog of a member's own number does (accounts §28). */
  hideVerify?: boolean;
}

/** The step that asks for the code sent to a phone, in a registration and for a member's own number. */
export function CodeStep(props: CodeStepProps) {
  useWords();
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const rested = useRested(props.sentAt);
  const whole = isCode(code);
  useCodeOfMessage(setCode);
  useEffect(() => {
    input.current?.focus();
    // Typing again replaces the code that was wrong.
    if (props.error !== null && props.isCodeWrong) input.current?.select();
  }, [props.error, props.isCodeWrong]);
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
      <Field label={m.registration_code()} error={props.isCodeWrong ? props.error : null}>
        <CodeInput ref={input} name="code" length={CODE_DIGITS} value={code} onValueChange={setCode} />
      </Field>
      <p aria-live="polite" className="text-cap font-medium text-danger-ink empty:hidden">
        {props.isCodeWrong ? null : props.error}
      </p>
      <StillSending busy={props.verifying} />
      {whole || !props.hideVerify ? (
        <Button type="submit" size="lg" block disabled={!whole} loading={props.verifying}>
          {m.registration_verify()}
        </Button>
      ) : null}
      <div className="flex flex-wrap justify-center gap-x-3">
        <Button
          variant="ghost"
          onClick={(event) => {
            // The second tap of a double tap that opened this step may land here.
            if (event.detail < 2) props.onCancel();
          }}
        >
          {m.registration_cancel()}
        </Button>
        <Resend {...props} rested={rested} toInput={() => input.current?.focus()} />
      </div>
      <OutboxLink />
    </form>
  );
}

interface ResendProps extends Pick<CodeStepProps, "sending" | "verifying" | "onResend" | "error"> {
  /** Whether another code may be requested. */
  rested: boolean;
  toInput: () => void;
}

/** Requests another code, and says what becomes of it. */
function Resend({ sending, verifying, onResend, error, rested, toInput }: ResendProps) {
  useWords();
  const [asked, setAsked] = useState(false);
  // While a code is checked, the last error is not shown, which does not mean that another was sent.
  const isSent = asked && !rested && !verifying && error === null;
  return (
    <>
      {rested ? (
        <Button
          variant="ghost"
          loading={sending}
          onClick={() => {
            setAsked(true);
            onResend();
            // The button goes once another code is on its way.
            toInput();
          }}
        >
          {m.registration_resend()}
        </Button>
      ) : null}
      <p role="status" className="basis-full text-center text-bs text-ink-2">
        {sending ? m.registration_sending() : isSent ? m.registration_resent() : null}
      </p>
    </>
  );
}

/** Fills in the code from the text message if the phone provides it, while this step is shown. */
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
