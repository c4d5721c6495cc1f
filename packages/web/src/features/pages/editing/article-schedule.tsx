import type { EditedArticle } from "@tablee/contract/pages/pages.schema";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Notice } from "@tablee/design-system/notice";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { checkSchedule } from "@tablee/domain/validation/schedule";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { formatMoment } from "../../../language/moments.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import type { Editor } from "./use-editor.ts";

const PROBLEMS = { time_past: () => m.pages_edit_time_past(), time_too_far: () => m.pages_edit_time_too_far() };

interface ArticleScheduleProps {
  article: EditedArticle;
  editor: Editor;
  /** Whether it cannot be published as it is. */
  disabled: boolean;
}

/**
 * Asks for the moment from which everybody sees the article (pages §12). It is typed by the device's clock and repeated
 * in words with its time zone: a time that a clock change skips is moved to one that exists.
 */
export function ArticleSchedule({ article, editor, disabled }: ArticleScheduleProps) {
  const language = useLanguage();
  const timezone = useTimezone();
  const now = useNow();
  const toasts = useToasts();
  const [typed, setTyped] = useState("");
  const { schedule, text, seen, isDirty } = editor;
  const at = typed === "" ? null : new Date(typed);
  const isMoment = at !== null && !Number.isNaN(at.getTime());
  const refused = isMoment ? checkSchedule(at, now) : null;
  const said = (words: string) => toasts.show({ text: words, tone: "success", id: "article" });
  const plan = () => {
    if (!isMoment || refused) return;
    const onSuccess = () => {
      setTyped("");
      said(m.pages_edit_schedule_done());
    };
    schedule.mutate({ seen, text: isDirty ? text : null, at: at.toISOString() }, { onSuccess });
  };
  return (
    <section aria-labelledby="article-schedule" className="mt-8 grid max-w-[32rem] grid-cols-1 gap-4">
      <h3 id="article-schedule" className="font-semibold">
        {m.pages_edit_schedule()}
      </h3>
      <Waiting article={article} editor={editor} said={said} />
      <Field
        label={m.pages_edit_schedule_at()}
        hint={m.pages_edit_schedule_zone({ zone: timezone })}
        error={refused ? PROBLEMS[refused.code]() : null}
      >
        <TextInput type="datetime-local" value={typed} onValueChange={setTyped} />
      </Field>
      {isMoment && !refused ? (
        <p role="status" className="text-bs text-ink-2">
          {m.pages_edit_schedule_will({ moment: formatMoment(at, timezone, language) })}
        </p>
      ) : null}
      <div>
        <Button
          variant="outline"
          disabled={disabled || !isMoment || refused !== null}
          loading={schedule.isPending}
          onClick={plan}
        >
          {m.pages_edit_schedule_do()}
        </Button>
      </div>
    </section>
  );
}

interface WaitingProps extends Pick<ArticleScheduleProps, "article" | "editor"> {
  said: (words: string) => void;
}

/** Shows the scheduled moment, with a button that cancels it. */
function Waiting({ article, editor: { unschedule }, said }: WaitingProps) {
  useWords();
  const language = useLanguage();
  const timezone = useTimezone();
  const { scheduled_at, scheduled_revision, revision } = article;
  if (scheduled_at === null || scheduled_revision === null) return null;
  const moment = formatMoment(new Date(scheduled_at), timezone, language);
  return (
    <Notice tone="info" icon={<CalendarClock />}>
      <span className="block">{m.pages_edit_schedule_waits({ revision: scheduled_revision, moment })}</span>
      {scheduled_revision < revision ? <span className="block">{m.pages_edit_schedule_older()}</span> : null}
      <Button
        variant="quiet"
        size="sm"
        className="mt-2"
        loading={unschedule.isPending}
        onClick={() => unschedule.mutate(undefined, { onSuccess: () => said(m.pages_edit_schedule_cancelled()) })}
      >
        {m.pages_edit_schedule_cancel()}
      </Button>
    </Notice>
  );
}
