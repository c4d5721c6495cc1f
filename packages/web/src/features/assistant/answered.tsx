import type { Contract } from "@tablee/contract/contract";
import { Badge } from "@tablee/design-system/badge";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Skeleton } from "@tablee/design-system/skeleton";
import { failureLine } from "../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { ItemFound } from "../search/found-rows.tsx";
import type { AnswerSoFar } from "./answer.ts";
import type { Turn } from "./conversation.ts";
import { WishChips } from "./wish-chips.tsx";

const REFUSED = {} satisfies RefusalWords<Contract["assistant"]["stream"]>;

interface AnsweredProps {
  turn: Turn;
  ask: (question: string) => Promise<void>;
}

/** A question, and the part of its answer that has arrived. */
export function Answered({ turn: { question, answer, state, error }, ask }: AnsweredProps) {
  useWords();
  return (
    <>
      <p className="ms-auto w-fit max-w-[85%] rounded-card bg-sunken px-4 py-2.5 [overflow-wrap:anywhere]">
        {question}
      </p>
      <div className="mt-4">
        {answer.understood ? <WishChips wishes={answer.understood} /> : null}
        <Dishes answer={answer} />
        {state === "coming" ? (
          <div role="status" aria-label={m.assistant_thinking()} className="mt-3">
            <Skeleton className="h-16 w-full !rounded-control" />
          </div>
        ) : null}
        {state === "stopped" ? <p className="mt-2 text-cap text-ink-2">{m.assistant_stopped()}</p> : null}
        {state === "failed" ? (
          <div className="mt-3">
            <Message tone="danger">{wordsOfRefusal(REFUSED, error) ?? failureLine(error)}</Message>
          </div>
        ) : null}
        {state === "failed" || state === "stopped" ? (
          <Button variant="quiet" size="sm" className="mt-2" onClick={() => void ask(question)}>
            {m.shell_try_again()}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Dishes({ answer: { understood, named, dishes, whole } }: { answer: AnswerSoFar }) {
  useWords();
  if (dishes.length === 0) return whole ? <p className="mt-3 font-semibold">{m.assistant_nothing()}</p> : null;
  return (
    <>
      <p className="mt-3 font-semibold">{named ? m.assistant_found({ count: dishes.length }) : m.assistant_others()}</p>
      <ul className="mt-2 grid">
        {dishes.map((dish) => (
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
      {understood?.without.length ? <p className="mt-2 text-cap text-ink-2">{m.assistant_declared()}</p> : null}
    </>
  );
}
