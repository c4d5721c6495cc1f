import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import { type PersonNameProblem, personNameProblem, tidyPersonName } from "@tablee/domain/validation/person-name";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { failureLine } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { isNameless, useSession } from "../../../session/session.ts";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";
import { keepChanged } from "../../../session/keep-changed.ts";

/**
 * Asks a member who lacks a first or last name for both, and cannot be closed (accounts §15): orders and comments show
 * them. A name that a provider supplied is filled in.
 */
export function NameDialog() {
  useWords();
  const { user } = useSession();
  return (
    <ResponsiveDialog
      locked
      open={isNameless(user)}
      onOpenChange={() => {}}
      title={m.ways_names_title()}
      description={m.ways_names_text()}
      closeLabel={m.accounts_close()}
      size="sm"
    >
      {user ? <NameForm key={user.id} user={user} /> : null}
    </ResponsiveDialog>
  );
}

type Names = Record<"first_name" | "last_name", string>;
type NameProblems = Record<keyof Names, PersonNameProblem | null>;

const problemsOf = ({ first_name, last_name }: Names): NameProblems => ({
  first_name: personNameProblem(first_name),
  last_name: personNameProblem(last_name),
});

function NameForm({ user }: { user: User }) {
  useWords();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const [names, setNames] = useState<Names>({ first_name: user.first_name, last_name: user.last_name });
  const { problems, said, type, leave } = useSaidProblems<keyof Names, Names, NameProblems>(names, problemsOf);
  const valid = Object.values(problems).every((problem) => problem === null);
  const save = useMutation({
    networkMode: "always",
    mutationFn: () =>
      api.accounts.update({
        first_name: tidyPersonName(names.first_name),
        last_name: tidyPersonName(names.last_name),
      }),
    onSuccess: (named) => keepChanged(client, orpc, named),
  });
  const field = (name: keyof Names, label: string, autoComplete: string, invalid: string) => (
    <Field label={label} error={isWrong(said(name, name)) ? invalid : null}>
      <TextInput
        name={name}
        autoComplete={autoComplete}
        autoCapitalize="words"
        maxLength={100}
        required
        value={names[name]}
        onValueChange={(typed) => {
          setNames((before) => ({ ...before, [name]: typed }));
          type([name]);
        }}
        onBlur={() => leave([name])}
      />
    </Field>
  );
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (valid && !save.isPending) save.mutate();
      }}
    >
      {field("first_name", m.ways_first_name(), "given-name", m.ways_first_name_invalid())}
      {field("last_name", m.ways_last_name(), "family-name", m.ways_last_name_invalid())}
      {save.isError ? (
        <Message tone="danger" announce>
          {refusalLine(save.error)}
        </Message>
      ) : null}
      <Button type="submit" size="lg" block disabled={!valid} loading={save.isPending}>
        {m.ways_save()}
      </Button>
    </form>
  );
}

/** The form has checked all else about names: what only the server refuses contains a web address (accounts §2). */
const refusalLine = (error: unknown): string =>
  isCallError(error) && error.code === "invalid_fields" ? m.registration_name_has_url() : failureLine(error);

/** An empty name is not yet wrong. */
const isWrong = (problem: PersonNameProblem | null): boolean => problem !== null && problem !== "required";
