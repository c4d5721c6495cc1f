import { ORPCError } from "@orpc/client";
import { useEffect, useRef, useState } from "react";
import { isCallError } from "../../api/call-error.ts";
import { newKey } from "../../api/new-key.ts";
import { usePosition } from "../../platform/position.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { keepForTab, takeForTab } from "../../storage/for-tab.ts";
import { type AnswerSoFar, NOTHING_YET, withPart } from "./answer.ts";

/** A question, and the state of its answer. */
export interface Turn {
  key: string;
  question: string;
  answer: AnswerSoFar;
  /** coming: more is under way; stopped: the member cancelled it. */
  state: "coming" | "whole" | "stopped" | "failed";
  error?: unknown;
}

const KEY = "assistant-questions";
/** How many earlier turns are sent along, as the call takes them. */
const BEFORE = 8;
const KEPT = 20;

const isText = (value: unknown): value is string => typeof value === "string";

/** The questions of this tab, newest last: they survive a reload, and the Up key brings them back. */
function keptQuestions(): string[] {
  const kept = takeForTab(KEY);
  const questions = Array.isArray(kept) ? kept.filter(isText) : [];
  keepForTab(KEY, questions);
  return questions;
}

/** Returns the error for a cut connection, which shows only in the missing end. */
const cutOff = () => new ORPCError("offline", { defined: true, status: 503, message: "The answer was cut off" });

/** Returns a turn that gets no further answer: nothing if none of it had arrived. */
const left = (turn: Turn): Turn[] =>
  turn.state !== "coming" ? [turn] : turn.answer.dishes.length === 0 ? [] : [{ ...turn, state: "stopped" }];

/**
 * The state of a conversation with the assistant: a newer question replaces one under way, which can be stopped too.
 */
export function useConversation() {
  const { api } = useAppContext();
  const position = usePosition();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [asked, setAsked] = useState(keptQuestions);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const change = (key: string, by: (turn: Turn) => Partial<Turn>) =>
    setTurns((before) => before.map((turn) => (turn.key === key ? { ...turn, ...by(turn) } : turn)));

  const stop = () => {
    underWay.current?.abort();
    underWay.current = null;
    setTurns((before) => before.flatMap(left));
  };

  const ask = async (question: string) => {
    stop();
    const control = new AbortController();
    const { signal } = control;
    underWay.current = control;
    const key = newKey();
    const conversation = turns.filter(({ answer }) => answer.understood).map((turn) => turn.question);
    setTurns((before) => [...before, { key, question, answer: NOTHING_YET, state: "coming" }]);
    const questions = [...asked.filter((one) => one !== question), question].slice(-KEPT);
    setAsked(questions);
    keepForTab(KEY, questions);
    const near = position.from === "fallback" ? {} : { latitude: position.latitude, longitude: position.longitude };
    try {
      const input = { message: question, conversation: conversation.slice(-BEFORE), ...near };
      let answer = NOTHING_YET;
      for await (const part of await api.assistant.stream(input, { signal })) {
        // Parts that arrive after a newer question are dropped.
        if (signal.aborted) return;
        answer = withPart(answer, part);
        const soFar = answer;
        change(key, () => ({ answer: soFar, ...(soFar.whole ? { state: "whole" } : {}) }));
      }
      if (!answer.whole) throw cutOff();
    } catch (error) {
      if (!signal.aborted) change(key, () => ({ state: "failed", error: isCallError(error) ? error : cutOff() }));
    } finally {
      if (underWay.current === control) underWay.current = null;
    }
  };
  const begin = () => {
    stop();
    setTurns([]);
  };
  return { turns, asked, ask, stop, begin };
}
