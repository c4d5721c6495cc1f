import type { Contract } from "@tablee/contract/contract";
import type { ManagedGroup, SavedGroup } from "@tablee/contract/places/manage-places.schema";
import { Field } from "@tablee/design-system/inputs/field";
import { SuggestInput } from "@tablee/design-system/inputs/suggest-input";
import { IconButton } from "@tablee/design-system/icon-button";
import { textIn } from "@tablee/domain/language/text-in";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowUp, Store, X } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { type ConflictWords, conflictText, useSeen } from "../../../api/answers/edit-conflicts.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { suggestionStatus } from "../../restaurants/listing/suggestion-status.ts";
import { useSettled } from "../../../shell/use-settled.ts";
import { NAME_WORDS, PlaceForm, usePlaceFields, useSaved } from "./place-form.tsx";

const REFUSED = {
  alias_taken: () => m.places_admin_alias_taken(),
  unknown_restaurant: () => m.places_admin_restaurant_gone(),
  // conflictText says what somebody else has set.
  edit_conflict: () => null,
} satisfies RefusalWords<Contract["places"]["saveGroup"]>;

const CHANGED_WORDS = {
  ...NAME_WORDS,
  alias: { label: () => m.places_admin_alias() },
  // Of restaurants, only the ids are known: the list shows their names once the form is opened again.
  restaurants: {
    label: () => m.places_admin_members(),
    shown: (restaurants: readonly number[]) => String(restaurants.length),
  },
} satisfies ConflictWords;

const failureOf = (error: unknown): string =>
  conflictText(CHANGED_WORDS, error) ?? wordsOfRefusal(REFUSED, error) ?? failureLine(error);

/** What somebody sees of a group, field by field. */
const seenOf = (group: ManagedGroup | null) => ({
  alias: group?.alias ?? "",
  en: group?.name.en ?? null,
  fr: group?.name.fr ?? null,
  restaurants: group?.restaurants.map(({ id }) => id) ?? [],
});

interface GroupFormProps {
  /** The group that is edited; null: a new one. */
  group: ManagedGroup | null;
  onClose: () => void;
}

type Members = ManagedGroup["restaurants"];

/** The form of a group: its names, its address, and its restaurants in order. */
export function GroupForm({ group, onClose }: GroupFormProps) {
  useWords();
  const { api } = useAppContext();
  const { fields, set, saved } = usePlaceFields(group);
  const [members, setMembers] = useState<Members>(group?.restaurants ?? []);
  const { seen, meet } = useSeen(seenOf(group));
  const save = useSaved((input: SavedGroup) => api.places.saveGroup(input), { onClose, onError: meet });
  return (
    <PlaceForm
      fields={fields}
      set={set}
      refused={save.isError ? failureOf(save.error) : null}
      busy={save.isPending}
      onSubmit={() =>
        save.mutate({
          id: group?.id ?? null,
          ...saved,
          restaurants: members.map(({ id }) => id),
          ...(group && { seen: { ...seen, name: { en: seen.en, fr: seen.fr } } }),
        })
      }
      onClose={onClose}
    >
      <MemberList members={members} setMembers={setMembers} />
      <FindMember
        taken={new Set(members.map(({ id }) => id))}
        onTake={(member) => setMembers((before) => [...before, member])}
      />
    </PlaceForm>
  );
}

function MemberList({ members, setMembers }: { members: Members; setMembers: (members: Members) => void }) {
  const language = useLanguage();
  if (members.length === 0) return <p className="text-bs text-ink-2">{m.places_admin_no_members()}</p>;
  return (
    <ul aria-label={m.places_admin_members()} className="grid gap-1">
      {members.map(({ id, name }, at) => {
        const words = textIn(name, language);
        return (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 grow wrap-anywhere">{words}</span>
            {at > 0 ? (
              <IconButton
                label={m.places_admin_member_up({ name: words })}
                onClick={() => setMembers(members.toSpliced(at, 1).toSpliced(at - 1, 0, { id, name }))}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
            ) : null}
            <IconButton
              label={m.places_admin_member_out({ name: words })}
              onClick={() => setMembers(members.toSpliced(at, 1))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

interface FindMemberProps {
  taken: ReadonlySet<number>;
  onTake: (member: Members[number]) => void;
}

function FindMember({ taken, onTake }: FindMemberProps) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const [text, setText] = useState("");
  const typed = text.trim();
  const query = useSettled(typed, INPUT_PAUSE_MS);
  const { data, isFetching } = useQuery({
    ...orpc.restaurants.list.queryOptions({ input: { worldwide: true, limit: 10, query } }),
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
  const found = (typed === "" ? [] : (data?.restaurants ?? [])).filter(({ id }) => !taken.has(id));
  return (
    <Field label={m.places_admin_member_find()}>
      <SuggestInput
        value={text}
        onValueChange={setText}
        suggestions={found.map(({ id, name, city }) => ({
          id: String(id),
          label: [textIn(name, language), city].filter(Boolean).join(", "),
          icon: <Store />,
          member: { id, name },
        }))}
        onTake={({ member }) => {
          onTake(member);
          setText("");
        }}
        status={suggestionStatus({ asked: typed !== "", looking: isFetching || query !== typed, count: found.length })}
        maxLength={80}
      />
    </Field>
  );
}
