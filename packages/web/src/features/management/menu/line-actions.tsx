import type { MenuLine, MenuList } from "@tablee/domain/management/menu-draft";
import { Button } from "@tablee/design-system/button";
import type { Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { Archive, ArchiveRestore, Copy, MoveDown, MoveUp } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { placeFor } from "./line-edits.ts";
import { useSaidPlace } from "./moving/said-place.tsx";
import type { MenuEditing } from "./use-menu-draft.ts";

interface LineActionsProps {
  editing: MenuEditing;
  list: MenuList;
  /** All lines of the list, and those among which it is moved. */
  lines: readonly MenuLine[];
  beside: readonly MenuLine[];
  line: MenuLine & { name: Text };
  /** Missing if it cannot be copied. */
  copy?: () => void;
}

/** The actions on a whole dish, group or combo. */
export function LineActions({ editing, list, lines, beside, line, copy }: LineActionsProps) {
  const language = useLanguage();
  const { sayPlace, region } = useSaidPlace();
  const { ref, listed } = line;
  const at = beside.findIndex((one) => one.ref === ref);
  const onto = (by: -1 | 1) => (at < 0 ? undefined : beside[at + by]?.ref);
  const move = (by: -1 | 1) => {
    const other = onto(by);
    if (other === undefined) return;
    editing.edit([{ kind: "move", list, ref, after: placeFor(lines, ref, other) }]);
    sayPlace(textIn(line.name, language) || m.management_nameless(), at + by, beside.length);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {region}
      {copy ? (
        <Button size="sm" variant="quiet" start={<Copy aria-hidden="true" />} onClick={copy}>
          {m.management_copy()}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        aria-disabled={onto(-1) === undefined}
        start={<MoveUp aria-hidden="true" />}
        onClick={() => move(-1)}
      >
        {m.management_up()}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-disabled={onto(1) === undefined}
        start={<MoveDown aria-hidden="true" />}
        onClick={() => move(1)}
      >
        {m.management_down()}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        start={listed ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
        onClick={() => editing.edit([{ kind: "set", list, ref, field: "listed", seen: listed, value: !listed }])}
      >
        {listed ? m.management_put_away() : m.management_bring_back()}
      </Button>
    </div>
  );
}
