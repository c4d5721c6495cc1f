import { Message } from "@tablee/design-system/message";
import { useEffect, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

/** How long an answer may take before the button's spinner is not enough (shell §43). */
export const LONG_MS = 8_000;

/** Beside a button that sends something: says that it is still being sent, once that takes long (shell §43). */
export function StillSending({ busy, className }: { busy: boolean; className?: string }) {
  return busy ? <OnceLong className={className} /> : null;
}

function OnceLong({ className }: { className: string | undefined }) {
  useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <Message tone="info" announce className={className}>
      {m.shell_still_sending()}
    </Message>
  );
}
