import type { Case } from "@tablee/contract/moderation/moderation.schema";
import { Message } from "@tablee/design-system/message";
import { spacesIn } from "@tablee/domain/language/french-spaces";
import { textIn } from "@tablee/domain/language/text-in";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { Age } from "../discoveries/card/age.tsx";
import { REJECTION_WORDS, RejectionReason } from "../discoveries/publishing/rejection-reason.tsx";
import { VISIBILITY_WORDS } from "../discoveries/publishing/visibility-words.ts";
import { STEP_WORDS } from "./moderation-words.ts";

/** Who reports it, what its author wrote in an appeal, what has been done with it. */
export function CaseFacts({ found }: { found: Case }) {
  useWords();
  const { reporters, history, appeal, visibility } = found;
  return (
    <div className="mt-6 grid gap-5 border-t border-line pt-5">
      <p className="text-bs text-ink-2">{VISIBILITY_WORDS[visibility]()}</p>
      {appeal ? <Message tone="info">{m.moderation_appeal({ text: appeal })}</Message> : null}
      <RejectionReason discovery={found} />
      <OtherLanguage found={found} />
      {reporters.length > 0 ? (
        <Part title={m.moderation_reporters()}>
          {reporters.map((one) => (
            <li key={one.account_id ?? one.date} className="flex justify-between gap-3">
              <span className="min-w-0 truncate">{one.name}</span>
              <Age moment={one.date} />
            </li>
          ))}
        </Part>
      ) : null}
      <Part title={m.moderation_history()}>
        {history.length === 0 ? <li className="text-ink-3">{m.moderation_history_none()}</li> : null}
        {history.map((one) => (
          <li key={`${one.date} ${one.step}`} className="flex justify-between gap-3">
            <span className="min-w-0">
              <span className="font-medium">{STEP_WORDS[one.step]()}</span>
              <span className="text-ink-2"> · {one.name ?? m.moderation_somebody()}</span>
              {one.kind ? <span className="block text-ink-2">{REJECTION_WORDS[one.kind]()}</span> : null}
              {one.words ? (
                <span className="block text-ink-2 wrap-anywhere">{m.moderation_step_words({ words: one.words })}</span>
              ) : null}
            </span>
            <Age moment={one.date} className="shrink-0" />
          </li>
        ))}
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="font-display text-t3">{title}</h3>
    <ul className="mt-2 grid gap-2 text-bs">{children}</ul>
  </section>
);

/** What readers see in the other language, if it is written in that too. */
function OtherLanguage({ found }: { found: Case }) {
  const language = useLanguage();
  const other = language === "en" ? "fr" : "en";
  const lines = [found.name, found.short_description, found.description].flatMap((text) =>
    text[other] && text[other] !== textIn(text, language) ? [text[other]] : [],
  );
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="font-display text-t3">{m.moderation_other_language()}</h3>
      <div lang={other} className="mt-2 grid gap-1.5 text-bs whitespace-pre-line text-ink-2">
        {lines.map((line) => (
          <p key={line}>{spacesIn(other, line)}</p>
        ))}
      </div>
    </section>
  );
}
