import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { useState } from "react";
import { useSettled } from "../../../shell/use-settled.ts";
import { readablePhone, readPhone } from "./phone-countries.ts";

export type PhoneProblem = "required" | "invalid";

const problemOf = (typed: string, phone: string | null): PhoneProblem | null => {
  if (typed.trim() === "") return "required";
  return phone === null ? "invalid" : null;
};

/** The state of the field for a member's own number. `phone` is the parsed number, null if it is not valid. */
export function useTypedPhone(own: string | null) {
  const [begun] = useState(own === null ? "" : readablePhone(own));
  const [typed, setTyped] = useState(begun);
  const [country, setCountry] = useState("CA");
  const [left, setLeft] = useState<string | null>(null);
  const settled = useSettled(typed, INPUT_PAUSE_MS);
  const phone = readPhone(typed, country);
  // Does not interrupt typing (wire §27); and the initial value of the field is not the member's mistake.
  const isJudged = left === typed || (settled === typed && typed !== begun);
  return {
    typed,
    setTyped,
    country,
    setCountry,
    phone,
    /** The problem shown beside the field (accounts §4): after it was left, or a while after the last key. */
    problem: isJudged ? problemOf(typed, phone) : null,
    leave: () => setLeft(typed),
  };
}
