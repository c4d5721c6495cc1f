import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import { personNameProblem, tidyPersonName } from "@tablee/domain/validation/person-name";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { isNameless, useSession } from "../../../session/session.ts";
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

function NameForm({ user }: { user: User }) {
  useWords();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const [names, setNames] = useState({ first_name: user.first_name, last_name: user.last_name });
  const valid = Object.values(names).every((name) => personNameProblem(name) === null);
  const save = useMutation({
    networkMode: "always",
    mutationFn: () =>
      api.accounts.update({
        first_name: tidyPersonName(names.first_name),
        last_name: tidyPersonName(names.last_name),
      }),
    onSuccess: (named) => keepChanged(client, orpc, named),
  });
  const field = (name: keyof typeof names, label: string, autoComplete: string, invalid: string) => (
    <Field label={label} error={isWrong(names[name]) ? invalid : null}>
      <TextInput
        name={name}
        autoComplete={autoComplete}
        autoCapitalize="words"
        maxLength={100}
        required
        value={names[name]}
        onValueChange={(typed) => setNames((before) => ({ ...before, [name]: typed }))}
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
          {failureLine(save.error)}
        </Message>
      ) : null}
      <Button type="submit" size="lg" block disabled={!valid} loading={save.isPending}>
        {m.ways_save()}
      </Button>
    </form>
  );
}

/** An empty name is not yet wrong. */
const isWrong = (name: string): boolean => name.trim() !== "" && personNameProblem(name) !== null;
