import { Message } from "@tablee/design-system/message";
import { failureLine } from "../../api/failure-words.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { COMMENT_ACTION } from "./comment-item.tsx";

/** Says that more could not be loaded; what is there stays. `retry` is null if the button for more is beside it. */
export function StillFailed({ error, retry }: { error: unknown; retry: (() => void) | null }) {
  useWords();
  return (
    <div className="flex flex-wrap items-center gap-x-2 py-2">
      <Message tone="danger" announce>
        {failureLine(error)}
      </Message>
      {retry ? (
        <button type="button" className={COMMENT_ACTION} onClick={retry}>
          {m.shell_try_again()}
        </button>
      ) : null}
    </div>
  );
}
