import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Notice } from "@tablee/design-system/notice";
import { Bug } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { VARIANT_WORDS } from "../feed/feed-heading.ts";

export function DebugNotice({ variant, text }: NonNullable<Discovery["debug"]>) {
  useWords();
  return (
    <Notice
      tone="info"
      icon={<Bug />}
      title={m.discoveries_why({ variant: VARIANT_WORDS[variant]() })}
      announce={false}
      className="mt-5"
    >
      {text}
    </Notice>
  );
}
