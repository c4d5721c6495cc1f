import type { Contract } from "@tablee/contract/contract";
import type { People } from "@tablee/contract/management/people.contract";
import { Badge } from "@tablee/design-system/badge";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { IconButton } from "@tablee/design-system/icon-button";
import { Select } from "@tablee/design-system/inputs/select";
import { Message } from "@tablee/design-system/message";
import { STAFF_ROLES, type StaffRole } from "@tablee/domain/accounts/right";
import { checkStaffChange } from "@tablee/domain/management/staff-change";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ScrollText, UserMinus } from "lucide-react";
import { useState } from "react";
import { deleted } from "../../../api/answers/deleted.ts";
import { failureLine } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { ROLE_TEXTS, ROLE_WORDS } from "./role-words.ts";

type Person = People["people"][number];

const REFUSED = { last_owner: () => m.management_last_owner() } satisfies RefusalWords<Contract["people"]["change"]>;

interface StaffListProps {
  restaurant_id: number;
  people: readonly Person[];
}

/**
 * The people who work there. The screen says what would leave the restaurant without an owner, and the server refuses
 * it.
 */
export function StaffList({ restaurant_id, people }: StaffListProps) {
  useWords();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<Person | null>(null);
  const change = useMutation({
    mutationFn: (asked: { account_id: number; role: StaffRole | null }) => {
      const changing = api.people.change({ restaurant_id, ...asked });
      return asked.role === null ? deleted(changing) : changing;
    },
    onSettled: () => client.invalidateQueries({ queryKey: orpc.people.list.key() }),
    onSuccess: () => setLeaving(null),
  });
  const owners = people.filter(({ role }) => role === "owner").length;
  return (
    <section>
      <h2 className="sr-only">{m.management_staff()}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {people.map((person) => (
          <Row
            key={person.account_id}
            restaurant_id={restaurant_id}
            person={person}
            isKept={checkStaffChange({ from: person.role, to: null, owners }) !== null}
            onRole={(role) => change.mutate({ account_id: person.account_id, role })}
            onRemove={() => {
              change.reset();
              setLeaving(person);
            }}
          />
        ))}
      </ul>
      {change.isError ? (
        <Message tone="danger" announce className="mt-2">
          {wordsOfRefusal(REFUSED, change.error) ?? failureLine(change.error)}
        </Message>
      ) : null}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => {
          if (!open) setLeaving(null);
        }}
        title={m.management_staff_remove({ name: nameOf(leaving) })}
        description={m.management_staff_remove_text()}
        confirmLabel={m.management_staff_remove_yes()}
        cancelLabel={m.own_stay()}
        onConfirm={() => {
          if (leaving) change.mutate({ account_id: leaving.account_id, role: null });
        }}
      />
    </section>
  );
}

const nameOf = (person: Person | null): string => person?.name ?? person?.email ?? "";

interface RowProps {
  restaurant_id: number;
  person: Person;
  /** Whether it is the last owner, whose role cannot be changed. */
  isKept: boolean;
  onRole: (role: StaffRole) => void;
  onRemove: () => void;
}

function Row({ restaurant_id, person, isKept, onRole, onRemove }: RowProps) {
  useWords();
  const name = nameOf(person);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
          {name}
          {person.self ? <Badge tone="info">{m.management_you()}</Badge> : null}
        </p>
        <p className="text-cap text-ink-2 [overflow-wrap:anywhere]">{person.name ? person.email : null}</p>
        <p className="text-cap text-ink-2">{isKept ? m.management_last_owner() : ROLE_TEXTS[person.role]()}</p>
      </div>
      <Select
        className="w-44"
        aria-label={m.management_role_of({ name })}
        value={person.role}
        disabled={isKept}
        onValueChange={onRole}
        options={STAFF_ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role]() }))}
      />
      <div className="flex">
        <IconButton
          label={m.management_done_by({ name })}
          render={
            <Link
              to="/restaurant-admin/$restaurant_id/people"
              params={{ restaurant_id: String(restaurant_id) }}
              search={{ view: "done", by: person.account_id }}
            />
          }
        >
          <ScrollText />
        </IconButton>
        <IconButton label={m.management_staff_remove({ name })} disabled={isKept} onClick={onRemove}>
          <UserMinus />
        </IconButton>
      </div>
    </li>
  );
}
