import type { ConfirmationWay } from "@tablee/domain/accounts/confirmation";
import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Field } from "@tablee/design-system/inputs/field";
import { PasswordInput } from "@tablee/design-system/inputs/password-input";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { useOfferedProviders } from "./provider-buttons.tsx";
import { PROVIDER_NAMES } from "./social-failure.ts";
import { useConfirmAt } from "./use-provider.ts";
import { askPasskey, knowsPasskeys, wasClosed } from "./passkey-ceremony.ts";

export interface ConfirmDialogProps {
  open: boolean;
  ways: readonly ConfirmationWay[];
  onAnswer: (confirmed: boolean) => void;
}

/** Asks the member to confirm their identity before a sensitive change, if the last confirmation is a while ago. */
export function ConfirmDialog({ open, ways, onAnswer }: ConfirmDialogProps) {
  useWords();
  const offered = useOfferedProviders();
  const byPasskey = ways.includes("passkey") && knowsPasskeys();
  // Only for a member who has neither password nor passkey here: it leads away from what was typed.
  const providers = ways.includes("password") || byPasskey ? [] : offered.filter((one) => ways.includes(one));
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onAnswer(false);
      }}
      title={m.ways_confirm_title()}
      description={m.ways_confirm_text()}
      closeLabel={m.accounts_close()}
      size="sm"
    >
      <div className="grid grid-cols-1 gap-4 pt-2">
        {ways.includes("password") ? <ByPassword key={String(open)} done={() => onAnswer(true)} /> : null}
        {byPasskey ? <ByPasskey done={() => onAnswer(true)} /> : null}
        {providers.map((provider) => (
          <ByProvider key={provider} provider={provider} />
        ))}
        {ways.includes("password") || byPasskey || providers.length > 0 ? null : (
          <Notice tone="info">{m.ways_confirm_no_way()}</Notice>
        )}
      </div>
    </ResponsiveDialog>
  );
}

function ByPassword({ done }: { done: () => void }) {
  useWords();
  const { api } = useAppContext();
  const [password, setPassword] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const confirm = useMutation({
    // Never retried, and not kept in the mutation cache: the password is dropped when the call ends.
    mutationFn: () => api.accounts.confirm({ password }),
    gcTime: 0,
    networkMode: "always",
    onSuccess: done,
    onError: () => input.current?.focus(),
  });
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== "" && !confirm.isPending) confirm.mutate();
      }}
    >
      <Field label={m.accounts_password()} error={confirm.isError ? failureText(confirm.error) : null}>
        <PasswordInput
          ref={input}
          name="password"
          enterKeyHint="go"
          required
          showLabel={m.accounts_show_password()}
          hideLabel={m.accounts_hide_password()}
          value={password}
          onValueChange={(typed) => {
            setPassword(typed);
            confirm.reset();
          }}
        />
      </Field>
      <Button type="submit" size="lg" block loading={confirm.isPending} disabled={password === ""}>
        {m.ways_confirm_action()}
      </Button>
    </form>
  );
}

function ByPasskey({ done }: { done: () => void }) {
  useWords();
  const { api } = useAppContext();
  const confirm = useMutation({
    gcTime: 0,
    networkMode: "always",
    mutationFn: async () => api.accounts.confirm({ passkey: await askPasskey(api) }),
    onSuccess: done,
  });
  return (
    <>
      <Button variant="outline" size="lg" block loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {m.ways_passkey_use()}
      </Button>
      {confirm.isError && !wasClosed(confirm.error) ? (
        <Message tone="danger" announce>
          {m.ways_passkey_failed()}
        </Message>
      ) : null}
    </>
  );
}

function ByProvider({ provider }: { provider: IdentityProvider }) {
  useWords();
  const go = useConfirmAt();
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        block
        start={<ProviderMark provider={provider} />}
        // Until the provider's page has loaded.
        loading={go.isPending || go.isSuccess}
        onClick={() => {
          if (!go.isPending) go.mutate(provider);
        }}
      >
        {m.ways_confirm_at({ provider: PROVIDER_NAMES[provider] })}
      </Button>
      {go.isError ? (
        <Message tone="danger" announce>
          {failureText(go.error)}
        </Message>
      ) : null}
    </>
  );
}

function failureText(error: unknown): string {
  switch (isCallError(error) ? error.code : "") {
    case "wrong_password":
      return m.ways_confirm_wrong();
    case "busy":
      return m.ways_confirm_busy();
    case "too_many_requests":
      return m.ways_confirm_later();
    default:
      return m.ways_confirm_failed();
  }
}
