import type { WaitingClaim } from "@tablee/contract/management/claims.contract";
import { Button } from "@tablee/design-system/button";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { Message } from "@tablee/design-system/message";
import { textIn } from "@tablee/domain/language/text-in";
import { GIVEN_REFUSALS } from "@tablee/domain/management/claim";
import { addressLine } from "@tablee/domain/places/address-line";
import { useQuery } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../api/refusal-words.ts";
import { formatDateOf } from "../../../language/days.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { Rows } from "../../admin/admin-frame.tsx";
import { MadePlaces } from "./made-places.tsx";
import { OwnerlessPlaces } from "./ownerless-places.tsx";
import { DECIDE_REFUSED } from "./claim-words.ts";
import { useDecideClaim } from "./use-claims.ts";

/** How often the list is refetched, in ms: other administrators work on it too. */
const LOOK_AGAIN_MS = 20_000;
type Given = (typeof GIVEN_REFUSALS)[number];
const REASONS = {
  not_shown: () => m.management_claims_reason_not_shown(),
  not_theirs: () => m.management_claims_reason_not_theirs(),
  gone: () => m.management_claims_reason_gone(),
} as const satisfies Record<Given, () => string>;

/** The claims, longest waiting first; each is decided once. */
export function ClaimsAdmin() {
  useWords();
  const { orpc } = useAppContext();
  const list = useQuery({ ...orpc.claims.waiting.queryOptions(), staleTime: 0, refetchInterval: LOOK_AGAIN_MS });
  const decide = useDecideClaim();
  const [asked, setAsked] = useState<{ claim: WaitingClaim; refuses: boolean } | null>(null);
  if (!list.data) {
    if (list.isError) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
    return <Rows />;
  }
  const { claims } = list.data;
  return (
    <>
      <p className="max-w-[40rem] text-ink-2">{m.management_claims_text()}</p>
      {decide.isError ? (
        <Message tone="danger" announce className="mt-3">
          {wordsOfRefusal(DECIDE_REFUSED, decide.error) ?? failureLine(decide.error)}
        </Message>
      ) : null}
      {claims.length === 0 ? (
        <EmptyState icon={<CheckCheck />} title={m.management_claims_empty()} />
      ) : (
        <ul aria-label={m.management_claims_list()} className="mt-5 grid grid-cols-1 gap-4">
          {claims.map((claim) => (
            <li key={claim.id} className="rounded-card border border-line bg-surface p-5">
              <ClaimCard claim={claim} onAsk={(refuses) => setAsked({ claim, refuses })} />
            </li>
          ))}
        </ul>
      )}
      <OwnerlessPlaces />
      <MadePlaces />
      {asked === null ? null : (
        <Question
          {...asked}
          busy={decide.isPending}
          onClose={() => setAsked(null)}
          onConfirm={(refusal) => decide.mutate({ id: asked.claim.id, refusal }, { onSettled: () => setAsked(null) })}
        />
      )}
    </>
  );
}

function ClaimCard({ claim, onAsk }: { claim: WaitingClaim; onAsk: (refuses: boolean) => void }) {
  const language = useLanguage();
  const timezone = useTimezone();
  const { member, website, phone_number, note, others, owned, own_word } = claim;
  const name = textIn(claim.name, language);
  return (
    <div className="grid grid-cols-1 gap-3 [overflow-wrap:anywhere]">
      <div>
        <h2 className="font-display text-t2">{name}</h2>
        <p className="text-bs text-ink-2">
          {[addressLine(claim.address), claim.city, phone_number].filter(Boolean).join(" · ")}
          {website === null ? null : (
            <>
              {" · "}
              <a href={website} target="_blank" rel="noopener noreferrer" className="hit underline underline-offset-2">
                {website}
              </a>
            </>
          )}
        </p>
        {own_word && (website !== null || phone_number !== null) ? (
          <p className="text-bs text-ink-2">{m.management_claims_own_word()}</p>
        ) : null}
      </div>
      <div className="text-bs">
        <p className="font-semibold">
          {m.management_claims_by({
            name: member.name ?? `${member.account_id}`,
            date: formatDateOf(claim.created_at, timezone, language),
          })}
        </p>
        <p className="text-ink-2">{[member.email, member.phone_number].filter(Boolean).join(" · ")}</p>
        {member.email === null || member.email_verified ? null : (
          <p className="text-ink-2">{m.management_claims_email_unverified()}</p>
        )}
      </div>
      {note === "" ? null : <p className="rounded-inner bg-sunken p-3">{note}</p>}
      {others === 0 ? null : <p className="text-bs text-ink-2">{m.management_claims_others({ count: others })}</p>}
      {owned ? <p className="text-bs text-ink-2">{m.management_claim_owned()}</p> : null}
      <div className="flex flex-wrap gap-3">
        {owned ? null : <Button onClick={() => onAsk(false)}>{m.management_claims_approve()}</Button>}
        <Button variant="outline" onClick={() => onAsk(true)}>
          {m.management_claims_refuse()}
        </Button>
      </div>
    </div>
  );
}

interface QuestionProps {
  claim: WaitingClaim;
  refuses: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: (refusal: Given | null) => void;
}

/** Asks for confirmation of either decision: it is sent by mail and cannot be undone. */
function Question({ claim, refuses, busy, onClose, onConfirm }: QuestionProps) {
  const language = useLanguage();
  const [refusal, setRefusal] = useState<Given>("not_shown");
  const restaurant = textIn(claim.name, language);
  const name = claim.member.name ?? claim.member.email ?? "";
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone={refuses ? "danger" : "primary"}
      title={
        refuses
          ? m.management_claims_refuse_title({ restaurant })
          : m.management_claims_approve_title({ name, restaurant })
      }
      description={refuses ? m.management_claims_refuse_text() : m.management_claims_approve_text()}
      confirmLabel={refuses ? m.management_claims_refuse() : m.management_claims_approve()}
      cancelLabel={m.management_claims_cancel()}
      busy={busy}
      onConfirm={() => onConfirm(refuses ? refusal : null)}
    >
      {refuses ? (
        <Field label={m.management_claims_reason()}>
          <Select
            value={refusal}
            onValueChange={setRefusal}
            options={GIVEN_REFUSALS.map((value) => ({ value, label: REASONS[value]() }))}
          />
        </Field>
      ) : null}
    </AlertDialog>
  );
}
