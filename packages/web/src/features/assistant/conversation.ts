import type { AssistantAnswer } from "@tablee/contract/assistant/assistant.contract";
import { useRef, useState } from "react";
import { usePosition } from "../../platform/position.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { keepForTab, takeForTab } from "../../storage/for-tab.ts";

/** What was asked, and what came of it; neither answer nor error: it is under way. */
export interface Turn {
  key: string;
  question: string;
  answer?: AssistantAnswer;
  error?: unknown;
}

const KEY = "assistant-questions";
/** So much of a conversation is asked along, as the call takes it. */
const BEFORE = 8;
const KEPT = 20;

const isText = (value: unknown): value is string => typeof value === "string";

/** Questions of this tab, the newest last: a reload keeps them, and the arrow up brings them back. */
function keptQuestions(): string[] {
  const kept = takeForTab(KEY);
  const questions = Array.isArray(kept) ? kept.filter(isText) : [];
  keepForTab(KEY, questions);
  return questions;
}

/** A conversation with the assistant: one question at a time, which can be stopped. */
export function useConversation() {
  const { api } = useAppContext();
  const position = usePosition();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [asked, setAsked] = useState(keptQuestions);
  const underWay = useRef<AbortController | null>(null);
  const change = (key: string, by: Partial<Turn>) =>
    setTurns((before) => before.map((turn) => (turn.key === key ? { ...turn, ...by } : turn)));

  const ask = async (question: string) => {
    if (underWay.current) return;
    const control = new AbortController();
    underWay.current = control;
    const key = crypto.randomUUID();
    const conversation = turns.filter(({ answer }) => answer).map((turn) => turn.question);
    setTurns([...turns, { key, question }]);
    const questions = [...asked.filter((one) => one !== question), question].slice(-KEPT);
    setAsked(questions);
    keepForTab(KEY, questions);
    const near = position.from === "fallback" ? {} : { latitude: position.latitude, longitude: position.longitude };
    try {
      const answer = await api.assistant.ask(
        { message: question, conversation: conversation.slice(-BEFORE), ...near },
        { signal: control.signal },
      );
      change(key, { answer });
    } catch (error) {
      if (control.signal.aborted) setTurns((before) => before.filter((turn) => turn.key !== key));
      else change(key, { error });
    } finally {
      underWay.current = null;
    }
  };
  const stop = () => underWay.current?.abort();
  const begin = () => {
    stop();
    setTurns([]);
  };
  return { turns, asked, ask, stop, begin };
}
