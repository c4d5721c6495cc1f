import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import type { ReactNode } from "react";
import type { MenuEditing } from "./use-menu-draft.ts";

/** The props of every part of the editor. */
export interface EditorProps {
  editing: MenuEditing;
  draft: MenuDraft;
  menu: EditedMenu;
}

interface LinePlacesProps {
  list: ReactNode;
  /** The form; null if nothing is open. */
  form: ReactNode | null;
  /** The text in its place. */
  hint: string;
}

/**
 * A list and, beside it, the open line; where there is no room for both, one of the two. The room is measured in the
 * reader's own text size: a large text in a wide window has as little as a phone (management §3).
 */
export const LinePlaces = ({ list, form, hint }: LinePlacesProps) => (
  <div className="@container/lines mt-5">
    <div className="grid grid-cols-1 items-start gap-6 @min-[40rem]/lines:grid-cols-[minmax(18rem,2fr)_3fr]">
      <div className={form ? "min-w-0 @max-[40rem]/lines:hidden" : "min-w-0"}>{list}</div>
      {form ?? (
        <p className="rounded-card border border-dashed border-line p-8 text-center text-ink-2 @max-[40rem]/lines:hidden">
          {hint}
        </p>
      )}
    </div>
  </div>
);
