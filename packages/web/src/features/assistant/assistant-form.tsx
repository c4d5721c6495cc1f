import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { MOST_READ } from "@tablee/domain/assistant/read-wishes";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

interface AssistantFormProps {
  /** Earlier questions, newest last: the Up key brings them back. */
  asked: readonly string[];
  ask: (question: string) => Promise<void>;
  stop: () => void;
  isWaiting: boolean;
}

/**
 * The field for a wish. Enter asks, and stops an answer that is under way; the arrow keys step through earlier
 * questions; Escape stops.
 */
export function AssistantForm({ asked, ask, stop, isWaiting }: AssistantFormProps) {
  useWords();
  const { field, typed, type, onKeyDown } = useTyped({ asked, stop, isWaiting });
  return (
    <form
      method="post"
      noValidate
      className="sticky bottom-0 mt-6 bg-paper py-3"
      onSubmit={(event) => {
        event.preventDefault();
        const question = typed.trim();
        if (question === "") return;
        type("");
        void ask(question);
      }}
    >
      <div className="flex items-end gap-2">
        <Field label={m.assistant_ask_label()} labelHidden className="grow">
          <TextInput
            ref={field}
            value={typed}
            onValueChange={type}
            onKeyDown={onKeyDown}
            placeholder={m.assistant_ask_label()}
            enterKeyHint="send"
            autoComplete="off"
            maxLength={MOST_READ}
          />
        </Field>
        {isWaiting && typed.trim() === "" ? (
          <Button variant="outline" size="lg" onClick={stop}>
            {m.assistant_stop()}
          </Button>
        ) : (
          <Button type="submit" size="lg">
            {m.assistant_ask()}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The state of the field, with the earlier questions. */
function useTyped({ asked, stop, isWaiting }: Pick<AssistantFormProps, "asked" | "stop" | "isWaiting">) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  /** The number of steps back; 0: what is being typed. */
  const [back, setBack] = useState(0);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const go = (to: number) => {
    if (to < 0 || to > asked.length) return;
    setBack(to);
    setTyped(to === 0 ? "" : (asked[asked.length - to] ?? ""));
  };
  const type = (value: string) => {
    setTyped(value);
    setBack(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isWaiting) stop();
    // Within a text the arrow keys move the cursor.
    const isFree = typed === "" || back > 0;
    if (!isFree || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    go(back + (event.key === "ArrowUp" ? 1 : -1));
  };
  return { field, typed, type, onKeyDown };
}
