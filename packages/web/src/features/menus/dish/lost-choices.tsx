import { Message } from "@tablee/design-system/message";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** A line that is opened again on a menu that has changed: what could not be kept is not dropped in silence. */
export function LostChoices() {
  useWords();
  return (
    <Message tone="warning" announce className="mb-3">
      {m.menu_lost_choices()}
    </Message>
  );
}
