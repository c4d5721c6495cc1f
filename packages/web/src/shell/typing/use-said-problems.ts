import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { useMemo, useState } from "react";
import { useSettled } from "../use-settled.ts";
import { saidProblem } from "./said-problem.ts";

type Names<Field> = ReadonlySet<Field>;

const withNames = <Field>(names: Names<Field>, more: readonly Field[]): Names<Field> =>
  more.every((name) => names.has(name)) ? names : new Set([...names, ...more]);

/**
 * The problems of a form's fields, and which of them are shown (wire §27): half a second after the last key, or at once
 * if the field was left or the form was sent. `values` is the form's state, the same object as long as nothing changes;
 * `problemsOf` judges it, and also how it was at the last pause. What is stored in the fields `stored` is
 * judged at once: nobody is typing it.
 */
export function useSaidProblems<Field extends string, Values extends object, Problems extends object>(
  values: Values,
  problemsOf: (values: Values) => Problems,
  stored: readonly Field[] = [],
) {
  const [typed, setTyped] = useState<Names<Field>>(new Set());
  const [left, setLeft] = useState<Names<Field>>(() => new Set(stored));
  const now = useMemo(() => ({ values, typed }), [values, typed]);
  const paused = useSettled(now, INPUT_PAUSE_MS);
  const problems = problemsOf(values);
  const settled = problemsOf(paused.values);
  return {
    problems,
    /** The problem to show beside a field. */
    said: <Name extends keyof Problems>(name: Name, field: Field): Problems[Name] | null =>
      saidProblem<Problems[Name]>({
        problem: problems[name],
        settled: settled[name],
        left: left.has(field),
        // Not what was typed before the form was emptied.
        paused: typed.has(field) && paused.typed.has(field),
      }),
    /** Notes that fields were typed in; `again` are others that must be typed again because of it. */
    type: (fields: readonly Field[], again: readonly Field[] = []) => {
      setTyped((before) => withNames(before, fields));
      setLeft((before) => new Set([...before].filter((field) => !fields.includes(field) && !again.includes(field))));
    },
    /**
     * Notes that fields were left, or sent. A form whose button is never disabled does not call it for a field that is
     * left: the press on the button leaves it, the message moves the button, and the press is lost.
     */
    leave: (fields: readonly Field[]) => setLeft((before) => withNames(before, fields)),
    /** Starts over, with a form that is empty again. */
    forget: () => {
      setTyped(new Set());
      setLeft(new Set());
    },
  };
}
