import type { People } from "@tablee/contract/management/people.contract";
import { IconButton } from "@tablee/design-system/icon-button";
import { Message } from "@tablee/design-system/message";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { deleted } from "../../../api/answers/deleted.ts";
import { failureLine } from "../../../api/failure-words.ts";
import { formatDateOf } from "../../../language/days.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { ROLE_WORDS } from "./role-words.ts";

/** The people who are invited and have not joined yet. */
export function InvitedList({
  restaurant_id,
  invitations,
}: {
  restaurant_id: number;
  invitations: People["invitations"];
}) {
  const language = useLanguage();
  const timezone = useTimezone();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: (id: number) => deleted(api.people.withdraw({ id })),
    onSettled: () =>
      client.invalidateQueries({ queryKey: orpc.people.list.queryOptions({ input: { restaurant_id } }).queryKey }),
  });
  if (invitations.length === 0) return null;
  return (
    <section>
      <h2 className="font-display text-t2">{m.management_invited()}</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {invitations.map(({ id, email, role, expires_at, expired }) => (
          <li key={id} className="flex items-center gap-3 py-2 ps-4 pe-2">
            <div className="min-w-0 grow">
              <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
              <p className="text-cap text-ink-2">
                {ROLE_WORDS[role]()}
                {" · "}
                {expired
                  ? m.management_invitation_expired()
                  : m.management_invitation_until({ date: formatDateOf(expires_at, timezone, language) })}
              </p>
            </div>
            <IconButton
              label={m.management_invitation_withdraw({ email })}
              disabled={withdraw.isPending}
              onClick={() => withdraw.mutate(id)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      {withdraw.isError ? (
        <Message tone="danger" announce className="mt-2">
          {failureLine(withdraw.error)}
        </Message>
      ) : null}
    </section>
  );
}
