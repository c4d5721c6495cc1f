import { Button } from "@tablee/design-system/button";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { useEffect, useRef } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** How far below the screen the next page is asked for, so that one rarely sees a skeleton. */
const AHEAD = "1200px";

export interface ListEndProps {
  more: boolean;
  failed: boolean;
  load: () => void;
  /** Changes when something was added: whether the end is still near is then asked again. */
  loaded: number;
}

/** Below the last card: it asks for the next page when it comes near, and says when there is no more. */
export function ListEnd({ more, failed, load, loaded }: ListEndProps) {
  useWords();
  const end = useRef<HTMLDivElement>(null);
  const loading = useRef(load);
  useEffect(() => {
    loading.current = load;
  });
  useEffect(() => {
    if (!more || failed || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loading.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, failed, loaded]);

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
