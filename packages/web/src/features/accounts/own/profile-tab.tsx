import type { User } from "@tablee/contract/accounts/accounts.schema";
import { MAX_PERSON_NAME } from "@tablee/domain/validation/person-name";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { OwnFormFrame, OwnTextField } from "./own-form.tsx";
import { useOwnForm } from "./use-own-form.ts";

/** The form for the name under which others know a member. */
export function ProfileTabForm({ user }: { user: User }) {
  useWords();
  const form = useOwnForm(user, "profile");
  return (
    <OwnFormFrame form={form}>
      <div className="grid grid-cols-1 gap-5 tablet:grid-cols-2">
        <OwnTextField
          form={form}
          field="first_name"
          label={m.own_first_name()}
          wrong={m.own_first_name_invalid()}
          refused={m.own_name_has_url()}
          autoComplete="given-name"
          maxLength={MAX_PERSON_NAME}
          required
        />
        <OwnTextField
          form={form}
          field="last_name"
          label={m.own_last_name()}
          wrong={m.own_last_name_invalid()}
          refused={m.own_name_has_url()}
          autoComplete="family-name"
          maxLength={MAX_PERSON_NAME}
          required
        />
      </div>
    </OwnFormFrame>
  );
}
