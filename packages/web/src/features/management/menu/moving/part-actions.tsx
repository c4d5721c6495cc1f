import { IconButton } from "@tablee/design-system/icon-button";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { handsFocusOn } from "../../../../shell/hands-focus-on.ts";

interface PartActionsProps {
  name: string;
  /** Returns the function that moves it up or down; null if it cannot move further. */
  move: (by: -1 | 1) => (() => void) | null;
  /** Removes it; null if it is the last one, which must stay. */
  remove: (() => void) | null;
}

/** The look of an action that keeps the focus although its own press has made it impossible. */
const OFF = "cursor-not-allowed !bg-transparent !text-ink-3";
const off = (act: unknown) => (act === null ? { "aria-disabled": true, className: OFF } : {});

/** The actions on a choice of a group, or a part of a combo. */
export function PartActions({ name, move, remove }: PartActionsProps) {
  useWords();
  const [up, down] = [move(-1), move(1)];
  return (
    <span ref={handsFocusOn} className="flex">
      <IconButton label={m.management_up_one({ name })} {...off(up)} onClick={() => up?.()}>
        <ArrowUp />
      </IconButton>
      <IconButton label={m.management_down_one({ name })} {...off(down)} onClick={() => down?.()}>
        <ArrowDown />
      </IconButton>
      <IconButton label={m.management_remove_one({ name })} {...off(remove)} data-remove="" onClick={() => remove?.()}>
        <Trash2 />
      </IconButton>
    </span>
  );
}
