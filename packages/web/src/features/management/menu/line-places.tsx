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

/** A list and, beside it, the open line; on a phone one of the two. */
export const LinePlaces = ({ list, form, hint }: LinePlacesProps) => (
  <div className="mt-5 grid grid-cols-1 items-start gap-6 tablet:grid-cols-[minmax(18rem,2fr)_3fr]">
    <div className={form ? "mobile:hidden" : ""}>{list}</div>
    {form ?? (
      <p className="rounded-card border border-dashed border-line p-8 text-center text-ink-2 mobile:hidden">{hint}</p>
    )}
  </div>
);
