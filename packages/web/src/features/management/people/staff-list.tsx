import type { Contract } from "@tablee/contract/contract";
import type { People } from "@tablee/contract/management/people.contract";
import { Badge } from "@tablee/design-system/badge";
import { IconButton } from "@tablee/design-system/icon-button";
import { Message } from "@tablee/design-system/message";
import type { StaffRole } from "@tablee/domain/accounts/right";
import { textIn } from "@tablee/domain/language/text-in";
import { checkStaffChange } from "@tablee/domain/management/staff-change";
import { Link } from "@tanstack/react-router";
import { ScrollText, UserMinus } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSettingsPage } from "../settings/use-settings.ts";
import { RoleSelect } from "./role-select.tsx";
import { ROLE_TEXTS } from "./role-words.ts";
import { nameOf, StaffQuestion } from "./staff-question.tsx";
import { type StaffChange, useStaffChange } from "./use-staff-change.ts";

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
  const language = useLanguage();
  const { data: page } = useSettingsPage(restaurant_id);
  const restaurant = page ? textIn(page.name, language) : "";
  const [asked, setAsked] = useState<StaffChange | null>(null);
  const change = useStaffChange(restaurant_id, restaurant);
  const closes = { onSettled: () => setAsked(null) };
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
            onRole={(role) => {
              if (person.self) setAsked({ person, role });
              else change.mutate({ person, role });
            }}
            onRemove={() => {
              change.reset();
              setAsked({ person, role: null });
            }}
          />
        ))}
      </ul>
      {change.isError ? (
        <Message tone="danger" announce className="mt-2">
          {wordsOfRefusal(REFUSED, change.error) ?? failureLine(change.error)}
        </Message>
      ) : null}
      <StaffQuestion
        asked={asked}
        restaurant={restaurant}
        busy={change.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={(given) => change.mutate(given, closes)}
      />
    </section>
  );
}

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
        <p className="text-cap text-ink-2">{isKept ? m.management_last_owner() : ROLE_TEXTS[person.role]()}</p>
      </div>
      <RoleSelect name={name} role={person.role} disabled={isKept} onRole={onRole} />
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
        <IconButton
          label={person.self ? m.management_staff_leave_yes() : m.management_staff_remove({ name })}
          disabled={isKept}
          onClick={onRemove}
        >
          <UserMinus />
        </IconButton>
      </div>
    </li>
  );
}
