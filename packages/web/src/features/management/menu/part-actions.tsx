import { IconButton } from "@tablee/design-system/icon-button";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface PartActionsProps {
  name: string;
  /** What moves it up or down; null: it cannot go further. */
  move: (by: -1 | 1) => (() => void) | null;
  /** null: it is the last one, which stays. */
  remove: (() => void) | null;
}

/** What is done with a choice of a group, or a part of a combo. */
export function PartActions({ name, move, remove }: PartActionsProps) {
  useWords();
  const [up, down] = [move(-1), move(1)];
  return (
    <span className="flex">
      <IconButton label={m.management_up_one({ name })} disabled={up === null} onClick={() => up?.()}>
        <ArrowUp />
      </IconButton>
      <IconButton label={m.management_down_one({ name })} disabled={down === null} onClick={() => down?.()}>
        <ArrowDown />
      </IconButton>
      <IconButton label={m.management_remove_one({ name })} disabled={remove === null} onClick={() => remove?.()}>
        <Trash2 />
      </IconButton>
    </span>
  );
}
