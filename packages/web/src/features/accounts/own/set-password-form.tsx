import { ORPCError } from "@orpc/client";
import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { useToasts } from "@tablee/design-system/toasts";
import { isGoodPassword } from "@tablee/domain/validation/password";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { failureWords } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { NotConfirmed, useConfirmed } from "../ways/use-confirmed.tsx";
import { PasswordField } from "./password-field.tsx";

const WORDS = {
  password_invalid: () => m.own_password_rule(),
  password_common: () => m.own_password_common(),
} satisfies Partial<RefusalWords<Contract["accounts"]["setPassword"]>>;

/** A password, twice, for a member who came in without one. */
export function SetPasswordForm({ email }: { email: string }) {
  useWords();
  const [typed, setTyped] = useState({ next: "", again: "" });
  const [tried, setTried] = useState(false);
  const { save, dialog } = useSetPassword();
  const wrong = {
    next: isGoodPassword(typed.next) ? null : m.own_password_rule(),
    again: typed.again === typed.next ? null : m.own_password_differs(),
  };
  const refused = save.isError ? wordsOfRefusal(WORDS, save.error) : null;
  const fieldOf = (place: "next" | "again") => ({
    error: (tried ? wrong[place] : null) ?? (place === "next" ? refused : null),
    value: typed[place],
    onValueChange: (text: string) => {
      setTyped({ ...typed, [place]: text });
      save.reset();
    },
  });
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!save.isPending && wrong.next === null && wrong.again === null) save.mutate(typed.next);
      }}
    >
      {/* For whoever keeps passwords: whose it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...fieldOf("next")} label={m.own_password_new()} hint={m.own_password_rule()} />
      <PasswordField {...fieldOf("again")} label={m.own_password_again()} />
      {save.isError && refused === null && !(save.error instanceof NotConfirmed) ? (
        <Failure error={save.error} />
      ) : null}
      <div>
        <Button type="submit" size="lg" variant="strong" loading={save.isPending} className="mobile:w-full">
          {m.own_password_set()}
        </Button>
      </div>
      {/* Within the form by React's tree alone: what is sent there must not save here. */}
      <div className="contents" onSubmit={(event) => event.stopPropagation()}>
        {dialog}
      </div>
    </form>
  );
}

function useSetPassword() {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { confirmed, dialog } = useConfirmed();
  const save = useMutation({
    // Never repeated by itself, and never shown to whoever lists mutations: the password ends with the call.
    mutationFn: (password: string) => confirmed(() => api.accounts.setPassword({ password })),
    gcTime: 0,
    networkMode: "always",
    onSuccess: () => toasts.show({ text: m.own_password_is_set(), tone: "success" }),
    // Also where there is one by now: the form to change it takes the place of this one.
    onSettled: () => client.invalidateQueries({ queryKey: orpc.accounts.signInWays.key() }),
  });
  return { save, dialog };
}

function Failure({ error }: { error: unknown }) {
  useWords();
  const many = error instanceof ORPCError && (error.code === "too_many_requests" || error.code === "busy");
  const { title, text } = failureWords(error);
  return (
    <Notice tone="danger" icon={<CircleAlert />} title={many ? undefined : title}>
      {many ? m.own_too_many() : text}
    </Notice>
  );
}
