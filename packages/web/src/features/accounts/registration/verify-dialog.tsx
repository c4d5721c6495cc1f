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
import { sendingFailure, takingFailure } from "./registration-words.ts";

export interface VerifyDialogProps {
  /** The number that is to be verified; null: closed. */
  phone: string | null;
  onCancel: () => void;
  /** The right code, which the registration uses up. */
  onVerified: (code: string) => void;
}

/** Sends a code when it opens, once, and goes on by itself when the right one comes back (accounts §20). */
export function VerifyDialog({ phone, onCancel, onVerified }: VerifyDialogProps) {
  useWords();
  // Its words stay while it closes.
  const [last, setLast] = useState(phone);
  if (phone !== null && phone !== last) setLast(phone);
  /** Nobody is told of a code that never comes. */
  const [isOff, setOff] = useState(false);
  return (
    <ResponsiveDialog
      open={phone !== null}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      // Asked again it may go out.
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
  /** No text message goes out from here: there is no code to wait for. */
  onOff: () => void;
}

function Codes({ phone, onCancel, onVerified, onOff }: CodesProps) {
  const language = useLanguage();
  const { api } = useAppContext();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const send = useMutation({
    mutationFn: () => api.accounts.sendSmsCode({ phone_number: phone, language }),
    networkMode: "always",
    // Where none may be sent yet, the last one is on its way: it can be given, and the next asked for a while later.
    // One that never left (the network is gone) is no reason to wait.
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
    />
  );
}

/** So long ago that another code may be asked for at once. */
const NEVER = 0;

/** Sent, or refused by the server in so many words. */
const isRefused = (error: unknown): boolean => error === null || (isCallError(error) && error.status < 500);
