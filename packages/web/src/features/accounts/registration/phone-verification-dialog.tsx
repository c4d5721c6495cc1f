import { isInternationalPhone } from "@tablee/domain/validation/phone";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { NotConfirmed, useConfirmed } from "../ways/use-confirmed.tsx";
import { CodeStep } from "./code-step.tsx";
import { phoneInText } from "./phone-countries.ts";
import { PhoneInput } from "./phone-input.tsx";
import { isCodeWrong, ownSendingFailure, ownTakingFailure } from "./registration-words.ts";
import { type PhoneProblem, useTypedPhone } from "./use-typed-phone.ts";

export interface PhoneVerificationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The account's number, with which the field starts; null if it has none. */
  phone: string | null;
  onVerified?: () => void;
}

/** Verifies a member's own number: the phone, the code, the confirmation. Closing it starts over (accounts §28). */
export function PhoneVerificationDialog({ open, onOpenChange, phone, onVerified }: PhoneVerificationDialogProps) {
  useWords();
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.phone_title()}
      description={m.phone_text()}
      closeLabel={m.registration_close()}
      size="sm"
    >
      {/* The dialog may be inside a form in React's tree: no submit event of its own forms may reach that one. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        {open ? (
          <Steps
            phone={phone}
            close={() => onOpenChange(false)}
            onVerified={() => {
              onOpenChange(false);
              onVerified?.();
            }}
          />
        ) : null}
      </div>
    </ResponsiveDialog>
  );
}

const PROBLEMS: Record<PhoneProblem, () => string> = {
  required: () => m.phone_required(),
  invalid: () => m.registration_phone_invalid(),
};

interface StepsProps {
  phone: string | null;
  close: () => void;
  onVerified: () => void;
}

function Steps({ close, onVerified, ...props }: StepsProps) {
  useWords();
  const [sent, setSent] = useState<{ phone: string; at: number } | null>(null);
  const { send, verify, dialog } = useOwnCode((number) => setSent({ phone: number, at: Date.now() }), onVerified);
  const isUnsent = send.isError && !send.isPending && !(send.error instanceof NotConfirmed);
  const sendError = isUnsent ? ownSendingFailure(send.error) : null;
  return (
    <>
      {sent ? (
        <>
          <p className="mb-4 text-base text-ink-2">{m.registration_verify_text({ phone: phoneInText(sent.phone) })}</p>
          <CodeStep
            sentAt={sent.at}
            sending={send.isPending}
            onResend={() => {
              verify.reset();
              send.mutate(sent.phone);
            }}
            onVerify={(code) => verify.mutate({ code, phone: sent.phone })}
            verifying={verify.isPending}
            onCancel={close}
            error={verify.isError && !verify.isPending ? ownTakingFailure(verify.error) : sendError}
            isCodeWrong={isCodeWrong(verify.error)}
            hideVerify
          />
        </>
      ) : (
        <PhoneStep {...props} send={send} error={sendError} />
      )}
      {dialog}
    </>
  );
}

interface PhoneStepProps extends Pick<StepsProps, "phone">, Pick<ReturnType<typeof useOwnCode>, "send"> {
  error: string | null;
}

function PhoneStep({ send, error, ...props }: PhoneStepProps) {
  useWords();
  const own = useTypedPhone(props.phone);
  const { phone } = own;
  const isPhone = phone !== null && isInternationalPhone(phone);
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPhone && !send.isPending) send.mutate(phone);
      }}
    >
      <Numbers own={own} error={own.problem === null ? error : PROBLEMS[own.problem]()} />
      <Button type="submit" size="lg" block disabled={!isPhone} loading={send.isPending}>
        {m.phone_send()}
      </Button>
    </form>
  );
}

function useOwnCode(onSent: (phone: string) => void, onVerified: () => void) {
  const { api } = useAppContext();
  const toasts = useToasts();
  const { confirmed, dialog } = useConfirmed();
  const verified = useVerified();
  const send = useMutation({
    // A number that replaces a stored one takes a confirmation (accounts §32).
    mutationFn: (phone_number: string) => confirmed(() => api.accounts.sendPhoneVerificationCode({ phone_number })),
    networkMode: "always",
    onSuccess: (_answer, number) => onSent(number),
    // Only the member's own number is refused so: it was verified by a code whose answer was lost, or elsewhere.
    onError: (error, number) => {
      if (isCallError(error) && error.code === "phone_already_verified") verified.enter(number);
    },
  });
  const succeed = () => {
    toasts.show({ text: m.phone_verified(), tone: "success" });
    onVerified();
  };
  const verify = useMutation({
    mutationFn: ({ code }: { code: string; phone: string }) => api.accounts.verifyPhoneNumber({ code }),
    gcTime: 0,
    networkMode: "always",
    onSuccess: (_answer, { phone }) => {
      verified.enter(phone);
      succeed();
    },
    // A code that is used up is gone too: its answer may have been lost.
    onError: async (error, { phone }) => {
      const isGone = isCallError(error) && error.code === "phone_verification_code_expired";
      if (isGone && (await verified.ask(phone))) succeed();
    },
  });
  return { send, verify, dialog };
}

/** What the app knows of the member's number: what follows, such as a comment, asks it at once. */
function useVerified() {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const { queryKey } = orpc.accounts.currentUser.queryOptions({ input: {} });
  const askAgain = () => client.invalidateQueries({ queryKey: orpc.accounts.currentUser.key() });
  return {
    enter: (phone_number: string) => {
      client.setQueryData(queryKey, (user) => user && { ...user, phone_number, phone_verified: true });
      void askAgain();
    },
    ask: async (phone_number: string) => {
      await askAgain();
      const user = client.getQueryData(queryKey);
      return user?.phone_verified === true && user.phone_number === phone_number;
    },
  };
}

interface NumbersProps {
  own: ReturnType<typeof useTypedPhone>;
  error: string | null;
}

function Numbers({ own, error }: NumbersProps) {
  useWords();
  const { orpc } = useAppContext();
  const asked = useQuery(orpc.accounts.registrationTerms.queryOptions({ input: undefined, staleTime: Infinity }));
  return (
    <PhoneInput
      registration={false}
      phone={own.typed}
      country={own.country}
      countries={asked.data?.countries ?? ["CA", "FR", "US", "GB"]}
      onPhone={own.setTyped}
      onCountry={own.setCountry}
      onLeave={own.leave}
      error={error}
    />
  );
}
