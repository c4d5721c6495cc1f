import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { LiveRegion } from "@tablee/design-system/live-region";
import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import { textIn } from "@tablee/domain/language/text-in";
import { Link } from "@tanstack/react-router";
import { Check, Undo2, UsersRound } from "lucide-react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { MenuView } from "../menu-search.ts";
import type { MenuEditing } from "./use-menu-draft.ts";

const ROUTE = "/restaurant-admin/$restaurant_id/menu";

interface EditorHeadProps {
  editing: MenuEditing;
  view: MenuView | undefined;
  /** Whether a field has something that is not saved. */
  isTyping: boolean;
}

/** The header: whose menu it is, whether it is saved, and the editor's views. */
export function EditorHead({ editing, view, isTyping }: EditorHeadProps) {
  const language = useLanguage();
  const { draft, told, canUndo, undo } = editing;
  if (!draft) return null;
  const params = { restaurant_id: String(draft.restaurant_id) };
  const tab = (label: string, to: MenuView | undefined) => (
    <TabLink current={view === to} render={<Link to={ROUTE} params={params} search={{ view: to }} />}>
      {label}
    </TabLink>
  );
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 mobile:gap-x-2">
        <h1 className="min-w-0 grow font-display mobile:basis-full text-d2 break-words tablet:text-d1">
          {m.management_menu_of({ name: textIn(draft.name, language) })}
        </h1>
        <Others editing={editing} />
        <Saved editing={editing} isTyping={isTyping} />
        <IconButton label={m.management_undo()} variant="quiet" disabled={!canUndo} onClick={undo}>
          <Undo2 />
        </IconButton>
        {view === "changes" ? null : (
          <Button
            className="mobile:ms-auto"
            variant={told.length > 0 ? "primary" : "quiet"}
            render={<Link to={ROUTE} params={params} search={{ view: "changes" }} />}
          >
            {m.management_review({ count: told.length })}
          </Button>
        )}
      </div>
      <TabLinks
        label={m.management_views()}
        activeKey={view ?? "dishes"}
        className="mt-2 mobile:-mx-gutter mobile:px-gutter"
      >
        {tab(m.management_dishes(), undefined)}
        {tab(m.management_own_sections(), "sections")}
        {tab(m.management_groups(), "choices")}
        {tab(m.management_combos(), "combos")}
        {tab(m.management_changes({ count: told.length }), "changes")}
        {tab(m.management_versions(), "versions")}
        {tab(m.management_file(), "file")}
      </TabLinks>
    </header>
  );
}

/** Shows who else is editing this menu, so that nobody is surprised by changes. */
function Others({ editing: { others } }: { editing: MenuEditing }) {
  useWords();
  const names = others.map((name) => name ?? m.management_also_somebody()).join(", ");
  const said = names === "" ? null : m.management_also_editing({ names });
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {said === null ? null : (
        <p aria-hidden="true" className="flex items-center gap-1.5 text-bs text-ink-2">
          <UsersRound className="size-4 shrink-0" />
          {said}
        </p>
      )}
    </>
  );
}

/** Whether edits are saved; nothing is shown until something was edited. */
export function Saved({ editing, isTyping }: Omit<EditorHeadProps, "view">) {
  useWords();
  const { isSaving, failure, conflicts } = editing;
  const hasDraft = editing.changes.length > 0 || editing.canUndo;
  const isKept = hasDraft && !isSaving && !isTyping && failure === null && conflicts.length === 0;
  return (
    <p
      role="status"
      className="flex items-center gap-1.5 text-bs text-ink-2 empty:absolute mobile:max-w-28 mobile:text-cap"
    >
      {isSaving && failure === null ? m.management_saving() : null}
      {isKept ? (
        <>
          <Check aria-hidden="true" className="size-4 text-success-ink" />
          {m.management_saved()}
        </>
      ) : null}
    </p>
  );
}
