import { CODE_PAUSE_MS } from "@tablee/domain/accounts/phone-code";
import { useEffect, useState } from "react";

/** Whether another code may be requested: half a minute after the last one (accounts §20, accounts §28). */
export function useRested(sentAt: number | null): boolean {
  const [restedFrom, setRestedFrom] = useState<number | null>(null);
  useEffect(() => {
    if (sentAt === null) return;
    const timer = setTimeout(() => setRestedFrom(sentAt), Math.max(0, sentAt + CODE_PAUSE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [sentAt]);
  return sentAt !== null && restedFrom === sentAt;
}
