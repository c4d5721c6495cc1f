import type { Contract } from "@tablee/contract/contract";
import type { ManagedGroup, SavedGroup } from "@tablee/contract/places/manage-places.schema";
import { Field } from "@tablee/design-system/inputs/field";
import { SuggestInput } from "@tablee/design-system/inputs/suggest-input";
import { IconButton } from "@tablee/design-system/icon-button";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { isSame } from "@tablee/domain/management/menu-draft";
import { listDifference } from "@tablee/domain/management/over-seen";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowUp, Store, X } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { type ConflictWords, conflictText, useSeen } from "../../../api/answers/edit-conflicts.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useLanguage } from "../../../language/language.ts";
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

type Members = ManagedGroup["restaurants"];

const idsOf = (members: Members) => members.map(({ id }) => id);

/** The most restaurants that are named. */
const MOST_NAMED = 5;

function namesOf(members: Members, language: Language): string {
  const names = members.slice(0, MOST_NAMED).map(({ name }) => textIn(name, language));
  const count = members.length - names.length;
  return count > 0 ? m.places_admin_members_others({ names: names.join(", "), count }) : names.join(", ");
}

/** How the restaurants that somebody else has set differ from those that were sent. */
function differenceWords(mine: Members, theirs: Members, language: Language): string {
  const { more, missing } = listDifference(mine, theirs);
  const words = [
    more.length > 0 ? m.places_admin_members_more({ names: namesOf(more, language) }) : null,
    missing.length > 0 ? m.places_admin_members_missing({ names: namesOf(missing, language) }) : null,
  ].filter((one) => one !== null);
  return words.join(", ") || m.places_admin_members_order();
}

const changedWords = (mine: Members, language: Language) =>
  ({
    ...NAME_WORDS,
    alias: { label: () => m.places_admin_alias() },
    restaurants: {
      label: () => m.places_admin_members(),
      shown: (theirs: Members) => differenceWords(mine, theirs, language),
    },
  }) satisfies ConflictWords;

/** What somebody sees of a group, field by field. */
const seenOf = (group: ManagedGroup | null) => ({
  alias: group?.alias ?? "",
  en: group?.name.en ?? null,
  fr: group?.name.fr ?? null,
  restaurants: group?.restaurants ?? [],
});

interface GroupFormProps {
  /** The group that is edited; null: a new one. */
  group: ManagedGroup | null;
  onClose: () => void;
}

/** The form of a group: its names, its address, and its restaurants in order. */
export function GroupForm({ group, onClose }: GroupFormProps) {
  const language = useLanguage();
  const { api } = useAppContext();
  const place = usePlaceFields(group);
  const [stored] = useState<Members>(group?.restaurants ?? []);
  const [members, setMembers] = useState(stored);
  const { seen, meet } = useSeen(seenOf(group));
  const save = useSaved(
    ({ sent, ...asked }: Omit<SavedGroup, "restaurants"> & { sent: Members }) =>
      api.places.saveGroup({ ...asked, restaurants: idsOf(sent) }),
    { onClose: () => onClose(), onError: meet },
  );
  const failure = (sent: Members) =>
    conflictText(changedWords(sent, language), save.error) ??
    wordsOfRefusal(REFUSED, save.error) ??
    failureLine(save.error);
  return (
    <PlaceForm
      place={place}
      label={group ? m.places_admin_change_of({ name: textIn(group.name, language) }) : m.places_admin_group_add()}
      dirty={place.isTyped || !isSame(idsOf(members), idsOf(stored))}
      refused={save.isError ? failure(save.variables.sent) : null}
      busy={save.isPending}
      onSubmit={() =>
        save.mutate({
          id: group?.id ?? null,
          ...place.saved,
          sent: members,
          ...(group && {
            seen: { ...seen, name: { en: seen.en, fr: seen.fr }, restaurants: idsOf(seen.restaurants) },
          }),
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
