import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

/** The first stop of the Tab key, which leads past the menus. */
export function SkipLink() {
  useWords();
  return (
    <a
      href="#content"
      // Followed, it would be a step to which each Back scrolls up again; in the extension, a page that does not exist.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("content")?.focus();
      }}
      className="fixed start-3 top-3 z-toast flex min-h-11 -translate-y-24 items-center rounded-control bg-inverse px-4 py-2.5 font-semibold text-on-inverse focus:translate-y-0"
    >
      {m.shell_skip_to_content()}
    </a>
  );
}
