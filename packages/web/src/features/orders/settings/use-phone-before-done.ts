import type { Currency } from "@tablee/domain/money/minor";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useIsPhone } from "./use-phone-rule.ts";

interface Asked {
  open: boolean;
  /** Whether a phone number is needed at all: only a courier calls. */
  wanted: boolean;
  phone: string;
  currency: Currency;
  close: () => void;
}

export interface PhoneBeforeDone {
  /** The number cannot be called, and its field has been left since: shown at the field. */
  wrong: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** Called when the field is left. */
  left: () => void;
  /** Called by "Done": the first press with an invalid number shows that instead of closing. */
  done: () => void;
}

/**
 * Shows at its field that a phone number cannot be called (orders §13). It holds the settings open for one press of
 * "Done": a second press, or any other way of closing, works, and the basket shows the problem again.
 */
export function usePhoneBeforeDone({ open, wanted, phone, currency, close }: Asked): PhoneBeforeDone {
  const isPhone = useIsPhone(phone, currency);
  // A stored number is not being typed.
  const [looked, setLooked] = useState(phone !== "");
  const field = useRef<HTMLInputElement>(null);
  const held = useRef<string | null>(null);
  useEffect(() => {
    if (!open) held.current = null;
  }, [open]);
  const done = () => {
    if (!wanted || isPhone || held.current === phone) return close();
    held.current = phone;
    setLooked(true);
    field.current?.scrollIntoView({ block: "center" });
    field.current?.focus({ preventScroll: true });
  };
  return { wrong: looked && !isPhone, field, left: () => setLooked(phone !== ""), done };
}
