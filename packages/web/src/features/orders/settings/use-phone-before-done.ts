import type { Currency } from "@tablee/domain/money/minor";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useIsPhone } from "./use-phone-rule.ts";

interface Asked {
  open: boolean;
  /** Whether a phone is asked for at all: only a courier calls. */
  wanted: boolean;
  phone: string;
  currency: Currency;
  close: () => void;
}

export interface PhoneBeforeDone {
  /** Nobody could be called, and whoever typed it has been somewhere else since: it is said at the field. */
  wrong: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** The field was left. */
  left: () => void;
  /** "Done": the first time with a number that nobody could call it shows that in place of closing. */
  done: () => void;
}

/**
 * A number that nobody could call is said beside its field (orders §13). It holds the settings open for one press of
 * "Done": whoever presses again, or closes them in any other way, goes, and the basket says it again.
 */
export function usePhoneBeforeDone({ open, wanted, phone, currency, close }: Asked): PhoneBeforeDone {
  const isPhone = useIsPhone(phone, currency);
  // What was typed another day is not being typed.
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
