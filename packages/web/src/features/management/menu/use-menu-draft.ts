import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { toldChanges } from "@tablee/domain/management/change-kinds";
import { draftedMenu, type MenuChange } from "@tablee/domain/management/menu-draft";
import { type EditConflict, editDraft, inverseOf, type MenuEdit } from "@tablee/domain/management/menu-edits";
import { type QueryClient, useIsMutating, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { enterAnswer } from "../../../api/answers/enter-answer.ts";
import { isCallError } from "../../../api/call-error.ts";
import { isRefused, mayBeDone } from "../../../api/retry-delay.ts";
import { isUnreachable, useConnection } from "../../../offline/connection.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { ownKey, useKeepForSignIn } from "../../accounts/keep-for-sign-in.ts";
import { useEditLine, useEditQueue } from "./sending/edit-line.ts";

/** How often the server is asked for other people's changes, in ms. */
const PULSE_MS = 5_000;
/** The most steps that can be undone. */
const MOST_STEPS = 200;

/** The key of the mutations by which this tab publishes or discards a draft (changes/use-draft-ends.ts). */
export const draftEndKey = (restaurant_id: number) => ["draft-end", restaurant_id] as const;

/**
 * Whether this tab has ended the draft that was fetched at `fetchedAt`, or may have, because the answer was lost: what
 * became of it is then told by that publication itself.
 */
const mayHaveEnded = (client: QueryClient, restaurant_id: number, fetchedAt: number): boolean =>
  client
    .getMutationCache()
    .findAll({ mutationKey: draftEndKey(restaurant_id) })
    .some(({ state }) => state.submittedAt >= fetchedAt && (state.error === null || mayBeDone(state.error)));

/** Loads the draft, and again whenever somebody else changed it or the live menu. */
function useServerDraft(restaurant_id: number, isSaving: boolean) {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const options = orpc.management.draft.queryOptions({ input: { restaurant_id } });
  const draft = useQuery({ ...options, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: "always" });
  const pulse = useQuery({
    ...orpc.management.pulse.queryOptions({ input: { restaurant_id } }),
    refetchInterval: PULSE_MS,
    enabled: draft.isSuccess,
  });
  // The right was taken away: it is refetched with the member, and the editor is no longer shown.
  const isForbidden = isCallError(pulse.error) && pulse.error.status === 403;
  useEffect(() => {
    if (isForbidden) void client.invalidateQueries({ queryKey: orpc.accounts.currentUser.key() });
  }, [isForbidden, client, orpc]);
  const isEnding = useIsMutating({ mutationKey: draftEndKey(restaurant_id) }) > 0;
  const isBusy = isSaving || isEnding;
  const { data, dataUpdatedAt, refetch } = draft;
  const beat = pulse.data;
  const isBehind =
    data !== undefined &&
    beat !== undefined &&
    (beat.revision > data.revision || beat.live_revision > data.live_revision);
  const toasts = useToasts();
  const catchUp = useEffectEvent(async (before: MenuDraft) => {
    const { data: now } = await refetch();
    const text = now && endedElsewhere(before, now);
    if (!text || mayHaveEnded(client, restaurant_id, dataUpdatedAt)) return;
    toasts.show({ text, tone: "info", id: "draft-ended" });
  });
  useEffect(() => {
    if (isBehind && !isBusy) void catchUp(data);
  }, [isBehind, isBusy, data]);
  const take = (next: MenuDraft | Omit<MenuDraft, "live">) =>
    enterAnswer(client, options.queryKey, (old) =>
      // The answer to an edit has no live menu: if that has changed meanwhile, it is fetched.
      "live" in next ? next : old && { ...old, ...next, live: old.live, live_revision: old.live_revision },
    );
  return { ...draft, take, isForbidden, others: beat?.others ?? [], beatAt: pulse.dataUpdatedAt };
}

/** What became of a draft that somebody else has ended, or the same member in another tab; null: it goes on. */
function endedElsewhere(before: MenuDraft, now: MenuDraft): string | null {
  if (before.changes.length === 0 || now.changes.length > 0) return null;
  return now.live_revision > before.live_revision ? m.management_published_elsewhere() : m.management_draft_gone();
}

const conflictsOf = (error: unknown): EditConflict[] | null =>
  isCallError(error) && error.code === "edit_conflict"
    ? ((error.data as { conflicts?: EditConflict[] } | undefined)?.conflicts ?? [])
    : null;

/** Whether a call was refused because of one of its edits, and not as a whole. */
const isOfAnEdit = (error: unknown): boolean =>
  isRefused(error) && !(isCallError(error) && (error.code === "forbidden" || error.code === "not_found"));

const isAbout = (edit: MenuEdit, { list, ref, field }: EditConflict): boolean =>
  edit.kind === "set" && edit.list === list && edit.ref === ref && edit.field === field;

/**
 * Sends edits to the server, one call after the other; what a failed call contained stays to be retried: by a press, or
 * by itself once the server answers again.
 */
function useSending(restaurant_id: number) {
  const { user } = useSession();
  const key = ownKey(`menu-${restaurant_id}`, user?.id);
  const { pending, ...queue } = useEditQueue(key);
  useKeepForSignIn(key, pending.length > 0 ? pending : null);
  /** The last failure, and which answer of the server was the newest when the call was made. */
  const [failed, setFailed] = useState<{ error: unknown; at: number } | null>(null);
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([]);
  const server = useServerDraft(restaurant_id, pending.length > 0);
  const isSending = useRef(false);
  const { take, refetch, beatAt } = server;
  // A call that did not reach the server fails no longer once the server answers again.
  const failure = failed && !(isUnreachable(failed.error) && beatAt > failed.at) ? failed.error : null;
  const isOffline = useConnection() === "lost";
  // A refusal is told, but nothing waits for it.
  const isHeld = failure !== null && !isRefused(failure);
  const isStuck = pending.length > 0 && (isOffline || isHeld);
  // What is stuck was asked about, and is given up.
  const left = () => (!server.data ? queue.keep() : isStuck ? [] : queue.waiting());
  const line = useEditLine({ restaurant_id, key, left });

  /** What the server refuses is dropped, and nothing else of its call; what it did not answer is sent again. */
  const fail = (error: unknown) => {
    if (isOfAnEdit(error) && queue.halve()) return;
    if (isRefused(error)) queue.done();
    // A refusal that follows from another one does not replace it.
    setFailed((now) => (now && isRefused(error) ? now : { error, at: beatAt }));
  };
  const send = async (edits: readonly MenuEdit[]) => {
    try {
      const saved = await line.send(edits);
      queue.done();
      take(saved);
    } catch (error) {
      if (line.isGone()) return line.lose(edits, error);
      const met = conflictsOf(error);
      if (!met) return fail(error);
      setConflicts((all) => [...all.filter((one) => !met.some((other) => isSamePlace(one, other))), ...met]);
      queue.answered((all) => all.filter((edit) => !met.some((conflict) => isAbout(edit, conflict))));
      await refetch();
    }
  };
  useEffect(() => {
    if (isSending.current || pending.length === 0 || isHeld || !server.data) return;
    isSending.current = true;
    void send(queue.begin()).finally(() => {
      isSending.current = false;
      // Triggers the effect again for edits that are left or were added meanwhile.
      queue.answered((all) => [...all]);
    });
  });
  const add = (edits: readonly MenuEdit[]) => {
    if (line.sendLate(edits)) return;
    setFailed(null);
    queue.add(edits);
  };
  const settle = (conflict: EditConflict) => setConflicts((all) => all.filter((one) => one !== conflict));
  return { server, pending, failure, isStuck, conflicts, add, retry: () => setFailed(null), settle };
}

const isSamePlace = (one: EditConflict, other: EditConflict): boolean =>
  one.list === other.list && one.ref === other.ref && one.field === other.field;

/**
 * Returns the draft's changes with the pending edits applied; an edit that no longer fits is reported by its own call.
 */
function laidOver(draft: MenuDraft, pending: readonly MenuEdit[]): readonly MenuChange[] {
  const plain = draft.changes.map(({ list, ref, field, before, after }) => ({ list, ref, field, before, after }));
  let changes: readonly MenuChange[] = plain;
  const all = editDraft(draft.live, changes, pending);
  if ("changes" in all) return all.changes;
  for (const edit of pending) {
    const laid = editDraft(draft.live, changes, [edit]);
    if ("changes" in laid) changes = laid.changes;
  }
  return changes;
}

/**
 * The state of the menu editor: every edit is shown at once, sent to the server's draft, and can be undone. If somebody
 * else changed the same field meanwhile, both values are shown and neither is lost (management §4).
 */
export function useMenuDraft(restaurant_id: number) {
  const sending = useSending(restaurant_id);
  const { server, pending } = sending;
  const [steps, setSteps] = useState<readonly (readonly MenuEdit[])[]>([]);
  const draft = server.data;
  const changes = useMemo(() => (draft ? laidOver(draft, pending) : []), [draft, pending]);
  const drafted = useMemo(() => draft && draftedMenu<EditedMenu>(draft.live, changes), [draft, changes]);
  const edit = (edits: readonly MenuEdit[]) => {
    if (!drafted || edits.length === 0) return;
    const back = edits.flatMap((one) => inverseOf(drafted.menu, one) ?? []).toReversed();
    setSteps((all) => [...all, back].slice(-MOST_STEPS));
    sending.add(edits);
  };
  return {
    draft,
    error: server.error,
    /** Whether the member may no longer edit this menu. */
    isForbidden: server.isForbidden,
    reload: () => void server.refetch(),
    take: server.take,
    others: server.others,
    menu: drafted?.menu,
    overtaken: drafted?.overtaken ?? [],
    changes,
    /** The changes that can be reviewed: what is counted and listed. */
    told: useMemo(() => (draft ? toldChanges(draft.live, changes) : []), [draft, changes]),
    edit,
    canUndo: steps.length > 0,
    undo: () => {
      const last = steps.at(-1);
      setSteps((all) => all.slice(0, -1));
      if (last) sending.add(last);
    },
    forgetSteps: () => setSteps([]),
    isSaving: pending.length > 0,
    /** Whether leaving the page would lose edits: those that are merely under way, or wait for it, arrive without it. */
    isStuck: sending.isStuck,
    failure: sending.failure,
    retry: sending.retry,
    conflicts: sending.conflicts,
    settle: sending.settle,
  };
}
export type MenuEditing = ReturnType<typeof useMenuDraft>;
