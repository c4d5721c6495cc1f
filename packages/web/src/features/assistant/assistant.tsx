import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { Answered } from "./answered.tsx";
import { AssistantForm } from "./assistant-form.tsx";
import { useConversation } from "./conversation.ts";

/** The questions with the dishes that answer them; the newest is at the bottom, next to the field. */
export function Assistant() {
  useWords();
  const { turns, asked, ask, stop, begin } = useConversation();
  const isWaiting = turns.some(({ state }) => state === "coming");
  return (
    <div className="mx-auto flex w-full max-w-[44rem] flex-col px-gutter pt-2 pb-6 tablet:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-d2 tablet:text-d1">{m.assistant_title()}</h1>
        {turns.length === 0 ? null : (
          <Button variant="quiet" size="sm" onClick={begin}>
            {m.assistant_begin()}
          </Button>
        )}
      </div>
      <p className="mt-2 text-ink-2">{m.assistant_text()}</p>
      {turns.length === 0 ? <Examples ask={ask} /> : null}
      <ol aria-live="polite" aria-label={m.assistant_conversation()} className="mt-6 grid gap-8">
        {turns.map((turn) => (
          <li key={turn.key} aria-busy={turn.state === "coming"}>
            <Answered turn={turn} ask={ask} />
          </li>
        ))}
      </ol>
      <AssistantForm asked={asked} ask={ask} stop={stop} isWaiting={isWaiting} />
    </div>
  );
}

function Examples({ ask }: { ask: (question: string) => Promise<void> }) {
  useWords();
  return (
    <ul aria-label={m.assistant_examples()} className="mt-5 flex flex-wrap gap-2">
      {[m.assistant_example_warm(), m.assistant_example_vegan(), m.assistant_example_dessert()].map((example) => (
        <li key={example}>
          <Chip className="!shrink !whitespace-normal" onClick={() => void ask(example)}>
            {example}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
