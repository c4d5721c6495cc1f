import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Notice } from "@tablee/design-system/notice";
import { Bug } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { VARIANT_WORDS } from "../feed/feed-heading.ts";

/** Why a row was chosen: only admins receive it (discoveries §7). */
export function DebugReason({ discovery: { debug } }: { discovery: Discovery }) {
  useWords();
  if (!debug) return null;
  return (
    <Notice
      tone="info"
      icon={<Bug />}
      title={m.discoveries_why({ variant: VARIANT_WORDS[debug.variant]() })}
      announce={false}
      className="mt-5"
    >
      {debug.text}
    </Notice>
  );
}
