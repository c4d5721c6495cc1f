import type { Standing } from "@tablee/contract/moderation/moderation.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Badge } from "@tablee/design-system/badge";
import { Button } from "@tablee/design-system/button";
import { Select } from "@tablee/design-system/inputs/select";
import { SettledSelect } from "@tablee/design-system/inputs/settled-select";
import { Message } from "@tablee/design-system/message";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { CERTIFICATIONS, type Certification } from "@tablee/domain/accounts/certification";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateOf } from "../../language/days.ts";
import { useTimezone } from "../../language/device-habits.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { serverNow } from "../../api/answers/server-clock.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { certificationWord } from "../members/certification-badge.tsx";
import { fullName, initialsOf } from "../members/member-name.ts";
import { standingFailure } from "./moderation-words.ts";
import { GiveCredit } from "./give-credit.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

const NONE = "none";
const SPANS = ["1", "3", "7", "30", "90", "365"] as const;
type Span = (typeof SPANS)[number];
const DAY_MS = 86_400_000;

/** Changes a member's badge or suspension, then refetches the list. */
function useStanding(id: number) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const again = {
    networkMode: "always" as const,
    onSuccess: () => {
      toasts.show({ text: m.moderation_saved(), tone: "success", id: "standing" });
      return client.invalidateQueries({ queryKey: orpc.moderation.members.key() });
    },
  };
  return {
    certify: useMutation({
      ...again,
      // The badge that was picked last is also the last to be saved.
      scope: { id: `badge-${id}` },
      mutationFn: (certification: Certification | null) => api.moderation.certify({ id, certification }),
    }),
    suspend: useMutation({
      ...again,
      mutationFn: (wish: { until: string | null; reason?: string }) => api.moderation.suspend({ id, ...wish }),
    }),
  };
}

/** One member: their contributions, their badge, whether they are suspended. */
export function MemberStanding({ member }: { member: Standing }) {
  useWords();
  const { certify, suspend } = useStanding(member.id);
  const { user } = useSession();
  const now = useNow();
  const name = fullName(member);
  const [asking, setAsking] = useState(false);
  const failure = certify.error ?? (asking ? null : suspend.error);
  const isSuspended = member.suspended_until !== null && new Date(member.suspended_until) > now;
  return (
    <li className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar src={member.avatar_url} initials={initialsOf(member)} size={48} />
        <Facts member={member} isSuspended={isSuspended} />
        <div className="flex max-w-full min-w-0 flex-wrap items-center gap-2">
          <SettledSelect<Certification | typeof NONE>
            aria-label={m.moderation_badge_of({ name })}
            className="w-48 max-w-full"
            disabled={!member.may_act}
            // Not disabled while it is saved: the select would lose the focus.
            value={(certify.isPending ? certify.variables : member.certification) ?? NONE}
            onSettled={(next) => certify.mutate(next === NONE ? null : next)}
            options={[
              { value: NONE, label: m.moderation_no_badge() },
              ...CERTIFICATIONS.map((value) => ({ value, label: certificationWord(value) })),
            ]}
          />
          <Button
            variant="outline"
            disabled={!member.may_act}
            loading={suspend.isPending && !asking}
            onClick={() => (isSuspended ? suspend.mutate({ until: null }) : setAsking(true))}
            aria-label={isSuspended ? m.moderation_restore_who({ name }) : m.moderation_suspend_who({ name })}
          >
            {isSuspended ? m.moderation_restore() : m.moderation_suspend()}
          </Button>
          {user?.admin ? <GiveCredit member={member} /> : null}
        </div>
      </div>
      {failure ? (
        <Message tone="danger" announce className="mt-3">
          {standingFailure(failure)}
        </Message>
      ) : null}
      {asking ? (
        <SuspendDialog
          member={member}
          busy={suspend.isPending}
          failure={suspend.isError ? standingFailure(suspend.error) : null}
          onClose={() => {
            suspend.reset();
            setAsking(false);
          }}
          onConfirm={(wish) => suspend.mutate(wish, { onSuccess: () => setAsking(false) })}
        />
      ) : null}
    </li>
  );
}

function Facts({ member, isSuspended }: { member: Standing; isSuspended: boolean }) {
  const language = useLanguage();
  const timezone = useTimezone();
  const until = member.suspended_until;
  return (
    <div className="min-w-0 grow basis-[12rem]">
      <p className="truncate font-semibold">{fullName(member)}</p>
      <p className="flex flex-wrap gap-x-2 text-bs text-ink-2">
        <span>{m.moderation_shown_count({ count: member.recommendation_count })} ·</span>
        <span>{m.moderation_rejected_count({ count: member.rejected_count })} ·</span>
        <span>{m.moderation_received_count({ count: member.reports_received })} ·</span>
        <span>{m.moderation_made_count({ count: member.reports_made })}</span>
      </p>
      {isSuspended && until !== null ? (
        <p className="mt-1 flex flex-wrap items-center gap-2 text-bs text-ink-2">
          <Badge tone="danger">{m.moderation_suspended_until({ date: formatDateOf(until, timezone, language) })}</Badge>
          <span className="wrap-anywhere">{member.suspension_reason}</span>
        </p>
      ) : null}
    </div>
  );
}

interface SuspendDialogProps {
  member: Standing;
  busy: boolean;
  failure: string | null;
  onClose: () => void;
  onConfirm: (wish: { until: string; reason: string }) => void;
}

function SuspendDialog({ member, busy, failure, onClose, onConfirm }: SuspendDialogProps) {
  useWords();
  const [span, setSpan] = useState<Span>("7");
  return (
    <ReasonDialog
      title={m.moderation_suspend_title({ name: fullName(member) })}
      description={m.moderation_suspend_text()}
      hint=""
      confirm={m.moderation_suspend()}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onConfirm={(reason) => {
        // A minute less than the longest time, so that a slow connection does not make it too long.
        const lasts = Number(span) * DAY_MS - 60_000;
        onConfirm({ until: new Date(serverNow().getTime() + lasts).toISOString(), reason });
      }}
    >
      <label className="mb-4 block">
        <span className="mb-1.5 block text-bs font-semibold">{m.moderation_days()}</span>
        <Select<Span>
          value={span}
          onValueChange={setSpan}
          options={SPANS.map((value) => ({ value, label: m.moderation_day_count({ count: Number(value) }) }))}
        />
      </label>
    </ReasonDialog>
  );
}
