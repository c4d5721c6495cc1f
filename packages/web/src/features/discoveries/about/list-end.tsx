import { Button } from "@tablee/design-system/button";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { useRef } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useNearEnd } from "../../../shell/use-near-end.ts";

export interface ListEndProps {
  more: boolean;
  failed: boolean;
  load: () => void;
  /** Changes when entries were added: whether the end is still near is then checked again. */
  loaded: number;
}

/** The end of a list: requests the next page when it comes near the screen, and says when there is no more. */
export function ListEnd({ more, failed, load, loaded }: ListEndProps) {
  useWords();
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, { more: more && !failed, load, loaded });
  return (
    <div ref={end} className="grid min-h-16 place-items-center gap-3 py-6 text-center text-bs text-ink-3">
      {failed ? (
        <>
          <p role="alert">{m.discoveries_rest_failed()}</p>
          <Button variant="quiet" size="sm" onClick={load}>
            {m.shell_try_again()}
          </Button>
        </>
      ) : more ? (
        <VisuallyHidden>{m.discoveries_loading()}</VisuallyHidden>
      ) : loaded > 0 ? (
        <p>{m.discoveries_end()}</p>
      ) : null}
    </div>
  );
}
