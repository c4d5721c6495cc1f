import { Notice } from "@tablee/design-system/notice";
import { Ban } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

export function BlockWords({ name, blocks }: { name: string; blocks: boolean }) {
  useWords();
  return (
    <Notice tone={blocks ? "warning" : "neutral"} icon={<Ban />} className="mb-5">
      {blocks ? m.discoveries_you_blocked_author({ name }) : m.discoveries_author_blocked_you()}
    </Notice>
  );
}
