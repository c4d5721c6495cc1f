import { Button } from "@tablee/design-system/button";
import { useMutation } from "@tanstack/react-query";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { mailFailure } from "./mail-failure.ts";
import { OutboxLink } from "./outbox-link.tsx";

/** Sends the link that verifies an e-mail address again (accounts §7), and shows the result. */
export function ResendLink({ email }: { email: string }) {
  useWords();
  const { api } = useAppContext();
  const send = useMutation({
    mutationFn: () => api.accounts.sendVerification({ email: email.trim() }),
    networkMode: "always",
  });
  return (
    <span className="flex flex-wrap items-center gap-x-3" role="status">
      {send.isSuccess ? (
        <>
          {m.accounts_resent()} <OutboxLink />
        </>
      ) : (
        <Button variant="link" loading={send.isPending} onClick={() => send.mutate()}>
          {m.accounts_resend()}
        </Button>
      )}
      {send.isError ? mailFailure(send.error).text : null}
    </span>
  );
}
