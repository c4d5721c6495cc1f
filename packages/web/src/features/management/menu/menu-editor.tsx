import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import { textIn } from "@tablee/domain/language/text-in";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { ArrowLeft, Check, Undo2 } from "lucide-react";
import { useEffect } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { NotFoundPage } from "../../../shell/not-found-page.tsx";
import { ManagementSkeleton } from "../management-frame.tsx";
import { DishList } from "./dish-list.tsx";
import { DishForm } from "./dish-form.tsx";
import { DraftChanges } from "./draft-changes.tsx";
import { EditNotices } from "./edit-notices.tsx";
import { type MenuEditing, useMenuDraft } from "./use-menu-draft.ts";
import { VersionList } from "./version-list.tsx";

const ROUTE = "/restaurant-admin/$restaurant_id/menu";
const LARGEST_ID = 2_147_483_647;

/** The menu of the restaurant that the address names. */
export function MenuEditor() {
  const { restaurant_id } = useParams({ from: ROUTE });
  const id = Number(restaurant_id);
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) return <NotFoundPage />;
  return <Editor key={id} restaurant_id={id} />;
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Ctrl or ⌘ and Z, where no text is being typed that has an undo of its own. */
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

function Editor({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const { view, dish } = useSearch({ from: ROUTE });
  const editing = useMenuDraft(restaurant_id);
  const { draft, menu, error, reload } = editing;
  useUndoKeys(editing.undo);
  if (error && !draft) return <CallFailed error={error} retry={reload} heading="h1" />;
  if (!draft || !menu) {
    return (
      <>
        <h1 className="sr-only">{m.management_title()}</h1>
        <ManagementSkeleton />
      </>
    );
  }
  const opened = dish === undefined ? undefined : menu.items.find(({ ref }) => ref === dish);
  return (
    <>
      <Head editing={editing} view={view} />
      <EditNotices editing={editing} />
      {view === "changes" ? (
        <DraftChanges editing={editing} draft={draft} menu={menu} />
      ) : view === "versions" ? (
        <VersionList editing={editing} draft={draft} />
      ) : (
        <div className="mt-5 grid grid-cols-1 items-start gap-6 tablet:grid-cols-[minmax(18rem,2fr)_3fr]">
          <div className={opened ? "mobile:hidden" : ""}>
            <DishList editing={editing} draft={draft} menu={menu} opened={opened?.ref} />
          </div>
          {opened ? (
            <DishForm key={opened.ref} editing={editing} draft={draft} menu={menu} dish={opened} />
          ) : (
            <p className="rounded-card border border-dashed border-line p-8 text-center text-ink-2 mobile:hidden">
              {m.management_pick_dish()}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Whose menu it is, what is saved, and the editor's views. */
function Head({ editing, view }: { editing: MenuEditing; view: string | undefined }) {
  const language = useLanguage();
  const { draft, changes, isSaving, canUndo, undo } = editing;
  if (!draft) return null;
  const params = { restaurant_id: String(draft.restaurant_id) };
  const tab = (label: string, to: "changes" | "versions" | undefined) => (
    <TabLink current={view === to} render={<Link to={ROUTE} params={params} search={{ view: to }} />}>
      {label}
    </TabLink>
  );
  return (
    <header>
      <Link
        to="/restaurant-admin"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-inner text-bs text-ink-2"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {m.management_title()}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 grow font-display text-d2 break-words tablet:text-d1">
          {m.management_menu_of({ name: textIn(draft.name, language) })}
        </h1>
        <p role="status" className="flex items-center gap-1.5 text-bs text-ink-2">
          {isSaving ? m.management_saving() : <Check aria-hidden="true" className="size-4 text-success-ink" />}
          {isSaving ? null : m.management_saved()}
        </p>
        <IconButton label={m.management_undo()} variant="quiet" disabled={!canUndo} onClick={undo}>
          <Undo2 />
        </IconButton>
        {view === "changes" ? null : (
          <Button
            variant={changes.length > 0 ? "primary" : "quiet"}
            render={<Link to={ROUTE} params={params} search={{ view: "changes" }} />}
          >
            {m.management_review({ count: changes.length })}
          </Button>
        )}
      </div>
      <TabLinks
        label={m.management_views()}
        activeKey={view ?? "dishes"}
        className="mt-2 mobile:-mx-gutter mobile:px-gutter"
      >
        {tab(m.management_dishes(), undefined)}
        {tab(m.management_changes({ count: changes.length }), "changes")}
        {tab(m.management_versions(), "versions")}
      </TabLinks>
    </header>
  );
}
