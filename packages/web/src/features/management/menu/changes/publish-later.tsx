import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { checkSchedule } from "@tablee/domain/validation/schedule";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../../api/refusal-words.ts";
import { mayBeDone } from "../../../../api/retry-delay.ts";
import { formatMoment } from "../../../../language/moments.ts";
import { useTimezone } from "../../../../language/device-habits.ts";
import { useLanguage } from "../../../../language/language.ts";
import { useNow } from "../../../../language/now.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAppContext } from "../../../../routes/app-context.ts";
import { PLAN_REFUSED, planFailureWord } from "../field-words.ts";
import type { MenuEditing } from "../use-menu-draft.ts";

/** Schedules the publication of the draft, or cancels it. After a lost answer, the draft tells what is planned. */
function usePlan({ take, error }: MenuEditing, draft: MenuDraft) {
  const { restaurant_id, revision } = draft;
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const plan = useMutation({
    networkMode: "always",
    mutationFn: (at: string | null) => api.management.plan({ restaurant_id, revision, at }),
    onSuccess: take,
    onError: () => client.invalidateQueries({ queryKey: orpc.management.draft.key({ input: { restaurant_id } }) }),
  });
  const isMade = plan.isError && (draft.plan?.at ?? null) === plan.variables;
  const refusal =
    mayBeDone(plan.error) && error
      ? m.management_may_be_done()
      : (wordsOfRefusal(PLAN_REFUSED, plan.error) ?? failureLine(plan.error));
  return { ...plan, made: isMade ? plan.variables : null, refusal: plan.isError && !isMade ? refusal : null };
}

interface PublishLaterProps {
  editing: MenuEditing;
  draft: MenuDraft;
  /** Whether it cannot be published as it is. */
  isHeld: boolean;
}

/**
 * Asks for the moment from which diners see the draft (management §30). It is typed by the device's clock and repeated
 * in words with its time zone: a time that a clock change skips is moved to one that exists.
 */
export function PublishLater({ editing, draft, isHeld }: PublishLaterProps) {
  const language = useLanguage();
  const timezone = useTimezone();
  const now = useNow();
  const plan = usePlan(editing, draft);
  const [typed, setTyped] = useState("");
  const at = typed === "" ? null : new Date(typed);
  const isMoment = at !== null && !Number.isNaN(at.getTime());
  const refused = isMoment ? checkSchedule(at, now) : null;
  if (isMoment && plan.made === at.toISOString()) setTyped("");
  return (
    <section
      aria-labelledby="publish-later"
      className="mt-8 grid max-w-[32rem] grid-cols-1 gap-4 border-t border-line pt-6"
    >
      <h2 id="publish-later" className="font-display text-t2">
        {m.management_later()}
      </h2>
      {draft.plan ? (
        <Notice tone="info" icon={<CalendarClock />}>
          <span className="block">
            {m.management_plan_waits({ moment: formatMoment(new Date(draft.plan.at), timezone, language) })}
          </span>
          <span className="block">{m.management_plan_goes_on()}</span>
          <Button variant="quiet" size="sm" className="mt-2" loading={plan.isPending} onClick={() => plan.mutate(null)}>
            {m.management_plan_cancel()}
          </Button>
        </Notice>
      ) : null}
      <Field label={m.management_plan_at()} error={refused ? PLAN_REFUSED[refused.code]() : null}>
        <TextInput type="datetime-local" value={typed} onValueChange={setTyped} />
      </Field>
      {isMoment && !refused ? (
        <p role="status" className="text-bs text-ink-2">
          {m.management_plan_will({ moment: formatMoment(at, timezone, language) })}
        </p>
      ) : null}
      {plan.refusal === null ? null : (
        <Message tone="danger" announce>
          {plan.refusal}
        </Message>
      )}
      <div>
        <Button
          variant="outline"
          disabled={isHeld || !isMoment || refused !== null}
          loading={plan.isPending}
          onClick={() => isMoment && plan.mutate(at.toISOString(), { onSuccess: () => setTyped("") })}
        >
          {m.management_plan_do()}
        </Button>
      </div>
    </section>
  );
}

/** Says why a scheduled publication failed, until there is another plan. */
export function PlanFailed({ draft: { plan_failed } }: { draft: MenuDraft }) {
  const language = useLanguage();
  const timezone = useTimezone();
  if (!plan_failed) return null;
  return (
    <Message tone="warning" className="mt-4">
      {m.management_plan_failed({ moment: formatMoment(new Date(plan_failed.at), timezone, language) })}{" "}
      {planFailureWord(plan_failed.code)}
    </Message>
  );
}
