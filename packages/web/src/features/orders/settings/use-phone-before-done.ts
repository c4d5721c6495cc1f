import type { Currency } from "@tablee/domain/money/minor";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";
import { usePhoneRule } from "./use-phone-rule.ts";

interface Asked {
  open: boolean;
  /** Whether a phone number is needed at all: only a courier calls. */
  wanted: boolean;
  phone: string;
  currency: Currency;
  close: () => void;
}

export interface PhoneBeforeDone {
  /** The number cannot be called, and is no longer being typed: shown at the field. */
  wrong: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** Called when something is typed. */
  typed: () => void;
  /** Called when the field is left. */
  left: () => void;
  /** Called by "Done": the first press with an invalid number shows that instead of closing. */
  done: () => void;
}

interface PhoneProblem {
  phone: "invalid" | null;
}

/**
 * Shows at its field that a phone number cannot be called (orders §13). It holds the settings open for one press of
 * "Done": a second press, or any other way of closing, works, and the basket shows the problem again.
 */
export function usePhoneBeforeDone({ open, wanted, phone, currency, close }: Asked): PhoneBeforeDone {
  const isCallable = usePhoneRule(phone, currency);
  const values = useMemo(() => ({ phone }), [phone]);
  const { problems, said, type, leave } = useSaidProblems<"phone", typeof values, PhoneProblem>(
    values,
    (now) => ({ phone: isCallable(now.phone) ? null : "invalid" }),
    ["phone"],
  );
  const field = useRef<HTMLInputElement>(null);
  const held = useRef<string | null>(null);
  useEffect(() => {
    if (!open) held.current = null;
  }, [open]);
  const done = () => {
    if (!wanted || problems.phone === null || held.current === phone) return close();
    held.current = phone;
    leave(["phone"]);
    field.current?.scrollIntoView({ block: "center" });
    field.current?.focus({ preventScroll: true });
  };
  return {
    wrong: said("phone", "phone") !== null,
    field,
    typed: () => type(["phone"]),
    left: () => leave(["phone"]),
    done,
  };
}
