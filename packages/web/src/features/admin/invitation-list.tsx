import type { SentInvitation } from "@tablee/contract/accounts/registration.contract";
import { Badge, type BadgeTone } from "@tablee/design-system/badge";
import { Button } from "@tablee/design-system/button";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { Language } from "@tablee/domain/language/text";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { MailOpen } from "lucide-react";
import { useState } from "react";
import { isCallError } from "../../api/call-error.ts";
import { failureLine } from "../../api/failure-words.ts";
import { formatShortDay } from "../../language/days.ts";
import { useTimezone } from "../../language/device-habits.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { CertificationBadge } from "../members/certification-badge.tsx";
import { Rows } from "./admin-frame.tsx";

const STATES: Record<SentInvitation["state"], { tone: BadgeTone; word: () => string }> = {
  open: { tone: "info", word: () => m.admin_invited_open() },
  taken: { tone: "success", word: () => m.admin_invited_taken() },
  expired: { tone: "neutral", word: () => m.admin_invited_expired() },
};
const MAIL_IN: Record<Language, () => string> = {
  en: () => m.admin_invited_mail_en(),
  fr: () => m.admin_invited_mail_fr(),
};

/** The invitations and what became of them; open ones can be withdrawn. */
export function InvitationList() {
  useWords();
  const { orpc } = useAppContext();
  const list = useInfiniteQuery({
    ...orpc.accounts.invitations.infiniteOptions({
      input: (continuation: string | undefined) => (continuation ? { continuation } : {}),
      initialPageParam: undefined,
      getNextPageParam: ({ continuation }) => continuation ?? undefined,
    }),
    // Always refetched: an invited person registers without this page being told.
    staleTime: 0,
  });
  return (
    <section className="mt-12" aria-labelledby="invited">
      <h2 id="invited" className="font-display text-t2">
        {m.admin_invited()}
      </h2>
      <div className="mt-4">
        {list.isPending ? <Rows /> : null}
        {list.isError && !list.data ? <CallFailed error={list.error} retry={() => void list.refetch()} /> : null}
        {list.data ? <Listed invitations={list.data.pages.flatMap((page) => page.invitations)} /> : null}
      </div>
      {list.hasNextPage ? (
        <div className="mt-6 flex justify-center">
          <Button variant="quiet" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {m.admin_invited_older()}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Listed({ invitations }: { invitations: readonly SentInvitation[] }) {
  useWords();
  const [asked, setAsked] = useState<SentInvitation | null>(null);
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdraw();
  if (invitations.length === 0) {
    return <EmptyState icon={<MailOpen />} title={m.admin_invited_empty()} text={m.admin_invited_empty_text()} />;
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {invitations.map((invitation) => (
          <Row
            key={invitation.id}
            invitation={invitation}
            busy={withdraw.isPending && withdraw.variables === invitation.id}
            onWithdraw={() => {
              setAsked(invitation);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.admin_invited_withdraw_ask()}
        description={m.admin_invited_withdraw_text({ email: asked?.email ?? "" })}
        confirmLabel={m.admin_invited_withdraw()}
        cancelLabel={m.admin_invited_keep()}
        onConfirm={() => {
          setAsking(false);
          if (asked) withdraw.mutate(asked.id);
        }}
      />
    </>
  );
}

function useWithdraw() {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: number) => api.accounts.withdrawInvitation({ id }),
    onSuccess: () => toasts.show({ text: m.admin_invited_withdrawn(), tone: "success", id: "invitations" }),
    onError: (error: unknown) => {
      const gone = isCallError(error) && error.code === "not_found";
      toasts.show({
        text: gone ? m.admin_invited_gone() : failureLine(error),
        tone: "danger",
        id: "invitations",
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: orpc.accounts.invitations.key() }),
  });
}

interface RowProps {
  invitation: SentInvitation;
  busy: boolean;
  onWithdraw: () => void;
}

function Row({ invitation, busy, onWithdraw }: RowProps) {
  const language = useLanguage();
  const timezone = useTimezone();
  const { email, state, certification, invited_by, date_creation, expires_at } = invitation;
  const day = (date: string) => formatShortDay(new Date(date), timezone, language);
  const facts = [
    ...(invited_by ? [invited_by] : []),
    day(date_creation),
    MAIL_IN[invitation.language](),
    ...(state === "open" ? [m.admin_invited_until({ date: day(expires_at) })] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 tablet:px-5">
      <div className="min-w-0 grow basis-[14rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold [overflow-wrap:anywhere]">{email}</strong>
          <Badge tone={STATES[state].tone}>{STATES[state].word()}</Badge>
          <CertificationBadge certification={certification} />
        </p>
        <p className="mt-0.5 text-bs text-ink-2">{facts.join(" · ")}</p>
      </div>
      {state === "open" ? (
        <Button variant="quiet" loading={busy} aria-label={m.admin_invited_withdraw_of({ email })} onClick={onWithdraw}>
          {m.admin_invited_withdraw()}
        </Button>
      ) : null}
    </li>
  );
}
