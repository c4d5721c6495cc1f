import { IconButton } from "@tablee/design-system/icon-button";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface PartActionsProps {
  name: string;
  /** Returns the function that moves it up or down; null if it cannot move further. */
  move: (by: -1 | 1) => (() => void) | null;
  /** Removes it; null if it is the last one, which must stay. */
  remove: (() => void) | null;
}

/** The actions on a choice of a group, or a part of a combo. */
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
