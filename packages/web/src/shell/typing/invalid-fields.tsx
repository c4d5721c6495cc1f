import { Notice } from "@tablee/design-system/notice";
import { CircleAlert } from "lucide-react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

/** What a form says beside its button if it was not sent because of its fields (wire §22); each says what is wrong. */
export function InvalidFields() {
  useWords();
  return (
    <Notice tone="danger" icon={<CircleAlert />} title={m.errors_invalid_title()}>
      {m.errors_invalid_text()}
    </Notice>
  );
}
