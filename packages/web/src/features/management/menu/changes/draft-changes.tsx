import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { FaultyPlace, MenuDraft } from "@tablee/contract/management/management.contract";
import { Button } from "@tablee/design-system/button";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Message } from "@tablee/design-system/message";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isCallError } from "../../../../api/call-error.ts";
import { failureLine } from "../../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../../api/refusal-words.ts";
import { useLanguage, useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { textIn } from "@tablee/domain/language/text-in";
import { freeDishes } from "@tablee/domain/management/free-dishes";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { useSettingsPage } from "../../settings/use-settings.ts";
import { StickyFoot } from "../../../../shell/bars/sticky-foot.tsx";
import { VIEW_OF } from "./changed-line.tsx";
import { ChangesByKind } from "./changes-by-kind.tsx";
import { lineWord, problemWord, PUBLISH_REFUSED } from "../field-words.ts";
import { PlanFailed, PublishLater } from "./publish-later.tsx";
import type { MenuEditing } from "../use-menu-draft.ts";
import { handsFocusOn } from "../../../../shell/hands-focus-on.ts";
import { useDraftEnds } from "./use-draft-ends.ts";

interface DraftChangesProps {
  editing: MenuEditing;
  draft: MenuDraft;
  menu: EditedMenu;
  /**
   * Called when the draft was published or discarded: the remarks about the file that it came from are then obsolete.
   */
  ended: () => void;
}

/**
 * The differences between the draft and what diners see, line by line; from here it is published as a whole
 * (management §7).
 */
export function DraftChanges({ editing, draft, menu, ended }: DraftChangesProps) {
  useWords();
  const ends = useDraftEnds(editing, draft, ended);
  const { publish, discard } = ends;
  const { told, overtaken } = editing;
  if (told.length === 0) {
    return <NothingToPublish restaurant_id={draft.restaurant_id} />;
  }
  return (
    <section
      ref={handsFocusOn}
      aria-label={m.management_changes({ count: told.length })}
      className="mt-5 max-w-[52rem]"
    >
      <p className="text-ink-2">{m.management_changes_text()}</p>
      <PlanFailed draft={draft} />
      {overtaken.length > 0 ? (
        <Message tone="warning" className="mt-4">
          {m.management_overtaken_text()}
        </Message>
      ) : null}
      <FreeDishes menu={menu} />
      {publish.isError ? <Problems error={publish.error} isUnknown={ends.isUnknown} draft={draft} menu={menu} /> : null}
      {discard.isError ? <Refused text={refusalOf(discard.error, ends.isUnknown)} /> : null}
      <ChangesByKind editing={editing} draft={draft} menu={menu} />
      <PublishLater editing={editing} draft={draft} isHeld={isHeld(editing)} />
      <PublishBar editing={editing} ends={ends} />
    </section>
  );
}

const MOST_NAMED = 20;

/** Names the dishes that anybody can order for nothing: a till's export often has prices only in its choices. */
function FreeDishes({ menu }: { menu: EditedMenu }) {
  const language = useLanguage();
  const free = freeDishes(menu);
  if (free.length === 0) return null;
  const names = free.slice(0, MOST_NAMED).map(({ name }) => textIn(name, language));
  const rest = free.length - names.length;
  const said = rest > 0 ? `${names.join(", ")} + ${rest}` : names.join(", ");
  return (
    <Message tone="warning" className="mt-4">
      {m.management_free_dishes({ names: said })}
    </Message>
  );
}

const isHeld = ({ isSaving, overtaken, conflicts }: MenuEditing): boolean =>
  isSaving || overtaken.length > 0 || conflicts.length > 0;

interface PublishBarProps {
  editing: MenuEditing;
  ends: ReturnType<typeof useDraftEnds>;
}

/** The buttons that publish or discard the draft, reachable from any of its changes. */
function PublishBar({ editing, ends }: PublishBarProps) {
  useWords();
  const { publish, discard } = ends;
  const [asks, setAsks] = useState(false);
  const { told, isSaving } = editing;
  return (
    <>
      <StickyFoot className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-[2] mt-8 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3 shadow-float">
        <Button className="grow" loading={publish.isPending} disabled={isHeld(editing)} onClick={ends.onPublish}>
          {m.management_publish()}
        </Button>
        <Button variant="quiet" disabled={isSaving} onClick={() => setAsks(true)}>
          {m.management_discard()}
        </Button>
      </StickyFoot>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={m.management_discard_title()}
        description={m.management_discard_text({ count: told.length })}
        confirmLabel={m.management_discard()}
        cancelLabel={m.management_keep_draft()}
        busy={discard.isPending}
        onConfirm={() => discard.mutate(undefined, { onSettled: () => setAsks(false) })}
      />
    </>
  );
}

const refusalOf = (error: unknown, isUnknown: boolean): string =>
  isUnknown ? m.management_may_be_done() : (wordsOfRefusal(PUBLISH_REFUSED, error) ?? failureLine(error));

/** Says why a draft was not published or discarded; scrolled into view, because the pressed bar may be far away. */
function Refused({ text, children }: { text: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Braces, because newer browsers return a promise, which React would take for a cleanup function.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
  }, [text]);
  return (
    <div ref={box} className="mt-5 grid gap-2">
      <Message tone="danger" announce>
        {text}
      </Message>
      {children}
    </div>
  );
}

interface ProblemsProps {
  error: unknown;
  isUnknown: boolean;
  draft: MenuDraft;
  menu: EditedMenu;
}

/** Says why it was not published, with a link to each problem. */
function Problems({ error, isUnknown, draft, menu }: ProblemsProps) {
  const language = useLanguage();
  const places = isCallError(error) && error.code === "menu_incomplete" ? (error.data as FaultyPlace[]) : [];
  return (
    <Refused text={refusalOf(error, isUnknown)}>
      <ul className="grid gap-1">
        {places.map(({ list, ref, field, code }) => (
          <li key={`${list} ${ref} ${field}`}>
            {ref === "" ? null : list === "sections" ? (
              <b>{lineWord(menu, list, ref, language)}</b>
            ) : (
              <Link
                to="/restaurant-admin/$restaurant_id/menu"
                params={{ restaurant_id: String(draft.restaurant_id) }}
                search={{ view: VIEW_OF[list], line: ref }}
                className="font-semibold text-primary-ink underline"
              >
                {lineWord(menu, list, ref, language)}
              </Link>
            )}{" "}
            {problemWord({ list, field, code })}
          </li>
        ))}
      </ul>
    </Refused>
  );
}

/** Says that the draft is empty; for a place that is not open yet, that nobody sees its menu, and where to go on. */
function NothingToPublish({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const isPreparing = useSettingsPage(restaurant_id).data?.status === PREPARING;
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={m.management_no_changes()}
      text={isPreparing ? m.management_no_changes_preparing() : m.management_no_changes_text()}
      action={
        isPreparing ? (
          <Button
            variant="outline"
            render={<Link to="/restaurant-admin/$restaurant_id" params={{ restaurant_id: String(restaurant_id) }} />}
          >
            {m.management_to_steps()}
          </Button>
        ) : undefined
      }
    />
  );
}
