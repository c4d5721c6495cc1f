import type { Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { IconButton } from "@tablee/design-system/icon-button";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { MenuEditorSearch } from "../menu-search.ts";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";

interface LineChipsProps<Line> {
  restaurant_id: number;
  lines: readonly Line[];
  /** Returns the label of a line; its name by default. */
  word?: (line: Line) => string;
  /** The view in which they are edited; by default the dishes. */
  view?: MenuEditorSearch["view"];
  remove: (ref: string) => void;
}

/** The lines that belong to what is edited, each with a link and a button that removes it. */
export function LineChips<Line extends { ref: string; name: Text; listed: boolean }>(props: LineChipsProps<Line>) {
  const { restaurant_id, lines, word, view, remove } = props;
  const language = useLanguage();
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {lines.map((line) => {
        const { ref, name, listed } = line;
        const words = word?.(line) ?? (textIn(name, language) || m.management_nameless());
        return (
          <li
            key={ref}
            ref={handsFocusOn}
            className="flex max-w-full items-center rounded-full border border-line ps-3.5 text-bs"
          >
            <Link
              to="/restaurant-admin/$restaurant_id/menu"
              params={{ restaurant_id: String(restaurant_id) }}
              search={{ view, line: ref }}
              className={`min-w-0 py-2 underline-offset-4 wrap-anywhere hover:underline ${listed ? "" : "text-ink-3 line-through"}`}
            >
              {words}
            </Link>
            <IconButton
              size="sm"
              label={m.management_remove_one({ name: words })}
              data-remove=""
              onClick={() => remove(ref)}
            >
              <X />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
