import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { useCallback, useEffect, useRef, useState } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSettled } from "../../../shell/use-settled.ts";

/**
 * Whether the password is one that attackers try first, which only the server knows (accounts §49). It is checked after
 * a pause in typing, and at the latest by `ask` before a code is sent. If the call fails the answer is unknown, and
 * creating the account will tell. The result is kept only in this hook and never in a query cache, which other code can
 * list.
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
        // Lets the next `ask` call the server again.
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
