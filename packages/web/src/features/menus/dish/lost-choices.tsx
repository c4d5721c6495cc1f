import { Message } from "@tablee/design-system/message";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** Says that choices of a reopened line were lost because the menu has changed: nothing is dropped silently. */
export function LostChoices() {
  useWords();
  return (
    <Message tone="warning" announce className="mb-3">
      {m.menu_lost_choices()}
    </Message>
  );
}
