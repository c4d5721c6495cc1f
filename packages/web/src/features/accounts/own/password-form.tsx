import { ORPCError } from "@orpc/client";
import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { isGoodPassword } from "@tablee/domain/validation/password";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { failureWords } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { PasswordField } from "./password-field.tsx";

type Code = keyof Contract["accounts"]["changePassword"]["~orpc"]["errorMap"];
type Place = "current" | "next" | "again";

/** What the server says beside a field; anything else is said beside the button. */
const REFUSED: Partial<Record<Code, { place: Place; words: () => string }>> = {
  wrong_password: { place: "current", words: () => m.own_password_wrong() },
  password_invalid: { place: "next", words: () => m.own_password_rule() },
  password_common: { place: "next", words: () => m.own_password_common() },
};
const refusal = (error: unknown) => (error instanceof ORPCError ? REFUSED[error.code as Code] : undefined);

const EMPTY: Record<Place, string> = { current: "", next: "", again: "" };

/** The present password, and another one twice. What was typed stays where the server refuses it. */
export function PasswordForm({ email }: { email: string }) {
  useWords();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const [typed, setTyped] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const change = useMutation({
    // Never repeated by itself, and never shown to whoever lists mutations: the passwords end with the call.
    mutationFn: () => api.accounts.changePassword({ current_password: typed.current, password: typed.next }),
    gcTime: 0,
    networkMode: "always",
    onSuccess: () => {
      setTyped(EMPTY);
      setTried(false);
      void client.invalidateQueries({ queryKey: orpc.accounts.devices.key() });
    },
  });
  const refused = change.isError ? refusal(change.error) : undefined;
  const wrong = tried ? wrongPlaces(typed) : {};
  const fieldOf = (place: Place) => ({
    error: wrong[place]?.() ?? (refused?.place === place ? refused.words() : null),
    value: typed[place],
    onValueChange: (text: string) => {
      setTyped({ ...typed, [place]: text });
      change.reset();
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
        if (!change.isPending && Object.keys(wrongPlaces(typed)).length === 0) change.mutate();
      }}
    >
      {/* For whoever keeps passwords: whose it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...fieldOf("current")} label={m.own_password_current()} autoComplete="current-password" />
      <PasswordField {...fieldOf("next")} label={m.own_password_new()} hint={m.own_password_rule()} />
      <PasswordField {...fieldOf("again")} label={m.own_password_again()} />
      <ChangeOutcome done={change.isSuccess} error={change.isError && !refused ? change.error : null} />
      <div>
        <Button type="submit" size="lg" variant="strong" loading={change.isPending} className="mobile:w-full">
          {m.own_password_change()}
        </Button>
      </div>
    </form>
  );
}

function wrongPlaces(typed: Record<Place, string>): Partial<Record<Place, () => string>> {
  return {
    ...(typed.current === "" && { current: () => m.accounts_password_required() }),
    ...(!isGoodPassword(typed.next) && { next: () => m.own_password_rule() }),
    ...(typed.again !== typed.next && { again: () => m.own_password_differs() }),
  };
}

function ChangeOutcome({ done, error }: { done: boolean; error: unknown }) {
  useWords();
  if (done) {
    return (
      <Notice tone="success" icon={<CircleCheck />}>
        {m.own_password_changed()}
      </Notice>
    );
  }
  if (error === null) return null;
  const many = error instanceof ORPCError && (error.code === "too_many_requests" || error.code === "busy");
  const { title, text } = failureWords(error);
  return (
    <Notice tone="danger" icon={<CircleAlert />} title={many ? undefined : title}>
      {many ? m.own_too_many() : text}
    </Notice>
  );
}
