import type { ImportRemark } from "@tablee/contract/restaurants/import.contract";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { NotFoundPage } from "../../../shell/not-found-page.tsx";
import { useLeaveQuestion } from "../../accounts/leave-question.ts";
import { LeaveGuard } from "../../accounts/leave-guard.tsx";
import { ManagementSkeleton } from "../management-frame.tsx";
import { GroupsView } from "./choices/groups-view.tsx";
import { CombosView } from "./combos/combos-view.tsx";
import { DishList } from "./dish-list.tsx";
import { DishForm } from "./dish-form.tsx";
import { DraftChanges } from "./changes/draft-changes.tsx";
import { EditNotices } from "./edit-notices.tsx";
import { EditorHead } from "./editor-head.tsx";
import { type EditorProps, LinePlaces } from "./line-places.tsx";
import { BroughtLosses } from "./file/brought-losses.tsx";
import { MenuFileView } from "./file/menu-file-view.tsx";
import { BesidePreview } from "./preview/beside-preview.tsx";
import { SectionsView } from "./sections/sections-view.tsx";
import { UnsavedFields, useUnsavedFields } from "./typing/unsaved-fields.ts";
import { useMenuDraft } from "./use-menu-draft.ts";
import { VersionList } from "./version-list.tsx";

const ROUTE = "/restaurant-admin/$restaurant_id/menu";

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Handles Ctrl or ⌘ and Z, except in text fields, which have their own undo. */
function useUndoKeys(undo: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      if (isText(event.target)) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [undo]);
}

/** The editor of a restaurant's menu (management §3). */
export function MenuEditor({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const { view, line } = useSearch({ from: ROUTE });
  const editing = useMenuDraft(restaurant_id);
  const [lost, setLost] = useState<readonly ImportRemark[]>([]);
  const { isTyping, hold } = useUnsavedFields();
  const { draft, menu, error, reload } = editing;
  // What was typed or waits is sent when another page is opened, but not when the document is unloaded.
  useLeaveQuestion({ asks: () => false, asksOnUnload: () => isTyping || editing.isSaving });
  useUndoKeys(editing.undo);
  if (editing.isForbidden) return <NotFoundPage />;
  if (error && !draft) return <CallFailed error={error} retry={reload} heading="h1" />;
  if (!draft || !menu) {
    return (
      <>
        <h1 className="sr-only">{m.management_title()}</h1>
        <ManagementSkeleton />
      </>
    );
  }
  const editor = { editing, draft, menu };
  const views = {
    sections: <SectionsView {...editor} opened={line} />,
    choices: <GroupsView {...editor} opened={line} />,
    combos: <CombosView {...editor} opened={line} />,
    changes: <DraftChanges {...editor} ended={() => setLost([])} />,
    versions: <VersionList editing={editing} draft={draft} />,
    file: <MenuFileView editing={editing} draft={draft} onLost={setLost} />,
  };
  return (
    <UnsavedFields value={hold}>
      <EditorHead editing={editing} view={view} isTyping={isTyping} />
      <EditNotices editing={editing} />
      {view === "changes" ? <BroughtLosses warnings={lost} close={() => setLost([])} /> : null}
      {view === "changes" || view === "versions" || view === "file" ? (
        views[view]
      ) : (
        <BesidePreview draft={draft} menu={menu} opened={view ? undefined : line}>
          {view ? views[view] : <DishesView {...editor} opened={line} />}
        </BesidePreview>
      )}
      <LeaveGuard dirty={editing.isStuck} />
    </UnsavedFields>
  );
}

/** All dishes, and the open one. */
function DishesView({ opened, ...editor }: EditorProps & { opened: string | undefined }) {
  useWords();
  const dish = editor.menu.items.find(({ ref }) => ref === opened);
  return (
    <LinePlaces
      hint={m.management_pick_dish()}
      list={<DishList {...editor} opened={dish?.ref} />}
      form={dish ? <DishForm key={dish.ref} {...editor} dish={dish} /> : null}
    />
  );
}
