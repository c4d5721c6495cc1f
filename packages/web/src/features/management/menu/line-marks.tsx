import { Badge } from "@tablee/design-system/badge";
import type { Text } from "@tablee/domain/language/text";
import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { missingIn } from "./field-words.ts";

interface LineMarksProps {
  line: { name: Text; description?: Text; listed: boolean };
  isChanged: boolean;
  /** Marks that only lines of its kind have. */
  children?: ReactNode;
}

/** The badges of a line: what matters at a glance. */
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
