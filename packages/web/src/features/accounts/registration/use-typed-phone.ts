import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { useState } from "react";
import { useSettled } from "../../../shell/use-settled.ts";
import { readablePhone, readPhone } from "./phone-countries.ts";

export type PhoneProblem = "required" | "invalid";

const problemOf = (typed: string, phone: string | null): PhoneProblem | null => {
  if (typed.trim() === "") return "required";
  return phone === null ? "invalid" : null;
};

/** A member's own number as it is typed: `phone` is what it reads as, null where it is none. */
export function useTypedPhone(own: string | null) {
  const [begun] = useState(own === null ? "" : readablePhone(own));
  const [typed, setTyped] = useState(begun);
  const [country, setCountry] = useState("CA");
  const [left, setLeft] = useState<string | null>(null);
  const settled = useSettled(typed, INPUT_PAUSE_MS);
  const phone = readPhone(typed, country);
  // Whoever types is not interrupted (wire §27), and what the field begins with is nobody's mistake.
  const isJudged = left === typed || (settled === typed && typed !== begun);
  return {
    typed,
    setTyped,
    country,
    setCountry,
    phone,
    /** What is said beside it (accounts §4): once it was left, or a while after the last key. */
    problem: isJudged ? problemOf(typed, phone) : null,
    leave: () => setLeft(typed),
  };
}
