import { Button, type ButtonProps } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { useAppContext } from "../routes/app-context.ts";

/** Copies a text, and says whether that succeeded: a browser may not allow it. */
export function CopyButton({ text, ...look }: { text: string } & Pick<ButtonProps, "size" | "block" | "className">) {
  useWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const { platform } = useAppContext();
  const copy = async () => setCopied(await platform.copy(text));
  return (
    <>
      <Button {...look} variant="quiet" start={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {m.shell_copy()}
      </Button>
      {copied === null ? null : (
        <Message tone={copied ? "success" : "danger"} announce className="mt-2">
          {copied ? m.shell_copied() : m.shell_copy_failed()}
        </Message>
      )}
    </>
  );
}
