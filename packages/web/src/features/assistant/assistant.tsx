import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { Message } from "@tablee/design-system/message";
import { Skeleton } from "@tablee/design-system/skeleton";
import { Badge } from "@tablee/design-system/badge";
import { failureWords } from "../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { ItemFound } from "../search/found-rows.tsx";
import { AssistantForm } from "./assistant-form.tsx";
import { type Turn, useConversation } from "./conversation.ts";
import { WishChips } from "./wish-chips.tsx";

const REFUSED = {} satisfies RefusalWords<Contract["assistant"]["ask"]>;

/** Questions and the dishes that answer them; the newest is below, beside where the next is typed. */
export function Assistant() {
  useWords();
  const { turns, asked, ask, stop, begin } = useConversation();
  const isWaiting = turns.some(({ answer, error }) => answer === undefined && error === undefined);
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
          <li key={turn.key}>
            <Answered turn={turn} ask={ask} />
          </li>
        ))}
      </ol>
      <AssistantForm asked={asked} ask={ask} stop={stop} isWaiting={isWaiting} />
    </div>
  );
}

type Ask = (question: string) => Promise<void>;

function Examples({ ask }: { ask: Ask }) {
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

function Answered({ turn: { question, answer, error }, ask }: { turn: Turn; ask: Ask }) {
  useWords();
  return (
    <>
      <p className="ms-auto w-fit max-w-[85%] rounded-card bg-sunken px-4 py-2.5 [overflow-wrap:anywhere]">
        {question}
      </p>
      <div className="mt-4">
        {answer ? (
          <>
            <WishChips wishes={answer.understood} />
            <p className="mt-3 font-semibold">
              {answer.dishes.length === 0
                ? m.assistant_nothing()
                : answer.named
                  ? m.assistant_found({ count: answer.dishes.length })
                  : m.assistant_others()}
            </p>
            <ul className="mt-2 grid">
              {answer.dishes.map((dish) => (
                <li key={dish.id}>
                  <ItemFound item={dish} replace={false} />
                  {dish.open ? null : (
                    <Badge tone="neutral" className="mb-2 ms-2">
                      {m.assistant_later()}
                    </Badge>
                  )}
                </li>
              ))}
            </ul>
            {answer.understood.without.length > 0 ? (
              <p className="mt-2 text-cap text-ink-2">{m.assistant_declared()}</p>
            ) : null}
          </>
        ) : error === undefined ? (
          <div role="status" aria-label={m.assistant_thinking()}>
            <Skeleton className="h-16 w-full !rounded-control" />
          </div>
        ) : (
          <>
            <Message tone="danger">{wordsOfRefusal(REFUSED, error) ?? failureWords(error).text}</Message>
            <Button variant="quiet" size="sm" className="mt-2" onClick={() => void ask(question)}>
              {m.shell_try_again()}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
