import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { useCallback, useEffect, useRef, useState } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSettled } from "../../../shell/use-settled.ts";

/**
 * Whether strangers try a password first, which the server alone knows (accounts §49): asked once somebody pauses, and
 * by `ask` at the latest before a code is sent. Where no answer comes it is not known, and the account's making tells.
 * Kept beside the form alone: never in a cache, which others list.
 */
export function useKnownPassword(password: string, isWhole: boolean) {
  const { api } = useAppContext();
  const [known, setKnown] = useState<string | null>(null);
  const asked = useRef<{ password: string; answer: Promise<boolean> } | null>(null);
  const ask = useCallback((): Promise<boolean> => {
    if (asked.current?.password === password) return asked.current.answer;
    const answer = api.accounts.isPasswordKnown({ password }).then(
      (isKnown) => {
        if (isKnown) setKnown(password);
        return isKnown;
      },
      () => {
        // Asked again the next time.
        if (asked.current?.password === password) asked.current = null;
        return false;
      },
    );
    asked.current = { password, answer };
    return answer;
  }, [api, password]);
  const isDue = useSettled(password, INPUT_PAUSE_MS) === password && isWhole;
  useEffect(() => {
    if (isDue) void ask();
  }, [isDue, ask]);
  return { isKnown: isWhole && known === password, ask };
}
