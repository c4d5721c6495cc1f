import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CodeStep } from "./code-step.tsx";
import { phoneInText } from "./phone-countries.ts";
import { isCodeWrong, sendingFailure, takingFailure } from "./registration-words.ts";

export interface VerifyDialogProps {
  /** The number to verify; null when the dialog is closed. */
  phone: string | null;
  onCancel: () => void;
  /** Called with the right code, which the registration uses up. */
  onVerified: (code: string) => void;
}

/** Sends a code once when it opens, and continues by itself when the right one is typed (accounts §20). */
export function VerifyDialog({ phone, onCancel, onVerified }: VerifyDialogProps) {
  useWords();
  // Keeps its text while the dialog closes.
  const [last, setLast] = useState(phone);
  if (phone !== null && phone !== last) setLast(phone);
  /** Whether this server sends no text messages: the dialog then must not announce a code that never comes. */
  const [isOff, setOff] = useState(false);
  return (
    <ResponsiveDialog
      open={phone !== null}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      // The next time it opens, sending is tried again.
      onClosed={() => setOff(false)}
      title={m.registration_verify_title()}
      description={isOff ? m.registration_sms_off() : m.registration_verify_text({ phone: phoneInText(last ?? "") })}
      closeLabel={m.registration_close()}
      size="sm"
      staysOnOutsidePress
    >
      {isOff ? (
        <Button variant="quiet" size="lg" block onClick={onCancel}>
          {m.registration_close()}
        </Button>
      ) : phone === null ? null : (
        <Codes key={phone} phone={phone} onCancel={onCancel} onVerified={onVerified} onOff={() => setOff(true)} />
      )}
    </ResponsiveDialog>
  );
}

interface CodesProps extends VerifyDialogProps {
  phone: string;
  /** Called if this server sends no text messages: there is no code to wait for. */
  onOff: () => void;
}

function Codes({ phone, onCancel, onVerified, onOff }: CodesProps) {
  const language = useLanguage();
  const { api } = useAppContext();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const send = useMutation({
    mutationFn: () => api.accounts.sendSmsCode({ phone_number: phone, language }),
    networkMode: "always",
    // If another code may not be sent yet, the last one is on its way: it can be typed, and the next one requested a
    // while later. A request that failed to reach the server (no network) is no reason to wait.
    onSettled: (_answer, error) => {
      if (isCallError(error) && error.code === "unavailable") onOff();
      else setSentAt(isRefused(error) ? Date.now() : NEVER);
    },
  });
  const check = useMutation({
    mutationFn: (verification_code: string) => api.accounts.checkSmsCode({ phone_number: phone, verification_code }),
    gcTime: 0,
    networkMode: "always",
    onSuccess: (_answer, code) => onVerified(code),
  });
  const begun = useRef(false);
  const { mutate } = send;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  const sendError = send.isError ? sendingFailure(send.error) : null;
  const error = check.isError ? takingFailure(check.error) : sendError;
  return (
    <CodeStep
      sentAt={sentAt}
      sending={send.isPending}
      onResend={() => {
        check.reset();
        send.mutate();
      }}
      onVerify={check.mutate}
      verifying={check.isPending}
      onCancel={onCancel}
      error={check.isPending || send.isPending ? null : error}
      isCodeWrong={isCodeWrong(check.error)}
    />
  );
}

/** A time so long ago that another code may be requested at once. */
const NEVER = 0;

/** Whether the code was sent, or explicitly refused by the server. */
const isRefused = (error: unknown): boolean => error === null || (isCallError(error) && error.status < 500);
