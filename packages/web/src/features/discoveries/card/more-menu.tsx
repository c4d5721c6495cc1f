import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Menu, type MenuEntry } from "@tablee/design-system/menu";
import { type ReactElement, type ReactNode, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { useAuthorEntries } from "./author-entries.tsx";
import { useOwnEntries } from "../publishing/own-entries.tsx";
import { useReactionEntries } from "./reaction-entries.tsx";
import { useWhyHere } from "./why-here.ts";

/** What one part of the product offers in the menu of a discovery, with the dialogs that its entries open. */
export interface MoreEntries {
  entries: readonly MenuEntry[];
  dialogs?: ReactNode;
}

export interface MoreMenuProps {
  discovery: Discovery;
  trigger: ReactElement<Record<string, unknown>>;
}

/** The More menu of a discovery. It is open from the start, because it is loaded only when it was asked for. */
export function MoreMenu({ discovery, trigger }: MoreMenuProps) {
  useWords();
  const [open, setOpen] = useState(true);
  const why = useWhyHere(discovery);
  // A further part of the product adds its hook here: `(discovery) => MoreEntries`.
  const offered: MoreEntries[] = [useOwnEntries(discovery), useReactionEntries(discovery), useAuthorEntries(discovery)];
  return (
    <>
      <Menu
        trigger={trigger}
        note={why}
        open={open}
        onOpenChange={setOpen}
        items={offered.flatMap(({ entries }) => entries)}
      />
      {offered.map(({ dialogs }) => dialogs)}
    </>
  );
}
