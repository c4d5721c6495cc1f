import { Badge } from "@tablee/design-system/badge";
import type { Text } from "@tablee/domain/language/text";
import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { missingIn } from "./field-words.ts";

interface LineMarksProps {
  line: { name: Text; description?: Text; listed: boolean };
  isChanged: boolean;
  /** Marks that only its kind has. */
  children?: ReactNode;
}

/** What there is to know of a line at a glance, in words. */
export function LineMarks({ line, isChanged, children }: LineMarksProps) {
  useWords();
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {missingIn(line).map((one) => (
        <Badge key={one} tone="warning">
          {one === "en" ? m.management_lacks_en() : m.management_lacks_fr()}
        </Badge>
      ))}
      {children}
      {line.listed ? null : <Badge tone="neutral">{m.management_archived()}</Badge>}
      {isChanged ? <Badge tone="info">{m.management_changed()}</Badge> : null}
    </span>
  );
}
