import type { RestaurantSettings, SettingsPage } from "@tablee/contract/management/settings.contract";
import type { RestaurantAct } from "@tablee/domain/accounts/right";
import { isSame } from "@tablee/domain/management/menu-draft";
import type { SettingConflict } from "@tablee/domain/management/changed-settings";
import { type Setting, settingProblems, SETTINGS } from "@tablee/domain/management/settings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { enterAnswer } from "../../../api/answers/enter-answer.ts";
import { isCallError } from "../../../api/call-error.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { ownKey, seeKept, useKeepForSignIn } from "../../accounts/keep-for-sign-in.ts";
import { useRight } from "../../accounts/use-right.ts";

/** How often the server is asked for other people's changes, in ms. */
const PULSE_MS = 5_000;

export function useSettingsPage(restaurant_id: number) {
  const { orpc } = useAppContext();
  return useQuery({
    ...orpc.settings.get.queryOptions({ input: { restaurant_id } }),
    staleTime: PULSE_MS,
    refetchInterval: PULSE_MS,
  });
}

/** Returns a function that puts an answer into the cache, even if no form is open. */
export function useTakeSettings() {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  return (page: SettingsPage) => {
    const { restaurant_id } = page;
    enterAnswer(client, orpc.settings.get.queryOptions({ input: { restaurant_id } }).queryKey, page);
  };
}

/** What was typed; `seen` is the stored value when it was first changed. */
type Typed = Partial<Record<Setting, { seen: unknown; value: unknown }>>;

const fieldsOf = (typed: Typed, which: "seen" | "value"): Partial<RestaurantSettings> =>
  Object.fromEntries(Object.entries(typed).map(([name, one]) => [name, one[which]]));

const conflictsOf = (error: unknown): SettingConflict[] =>
  isCallError(error) && error.code === "edit_conflict"
    ? ((error.data as { conflicts?: SettingConflict[] } | undefined)?.conflicts ?? [])
    : [];

/** The fields whose text cannot be parsed: nothing is saved while there are any. */
function useUnreadable() {
  const [names, setNames] = useState<ReadonlySet<Setting>>(new Set());
  return {
    names,
    clear: () => setNames(new Set()),
    mark: (name: Setting, isReadable: boolean) =>
      setNames((all) => {
        if (all.has(name) !== isReadable) return all;
        const next = new Set(all);
        if (isReadable) next.delete(name);
        else next.add(name);
        return next;
      }),
  };
}

/** Returns what was typed while it was being saved: it is based on the saved values, and not saved yet. */
const leftOver = (now: Typed, brought: Typed, settings: RestaurantSettings): Typed =>
  Object.fromEntries(
    Object.entries(now).flatMap(([name, { value }]) =>
      isSame(value, brought[name as Setting]?.value) ? [] : [[name, { seen: settings[name as Setting], value }]],
    ),
  );

/** Sends what was typed to the server, all or nothing, and keeps the conflicts. */
function useSaving(
  page: SettingsPage,
  { typed, setTyped }: { typed: Typed; setTyped: (next: (now: Typed) => Typed) => void },
) {
  const { api } = useAppContext();
  const take = useTakeSettings();
  const [conflicts, setConflicts] = useState<readonly SettingConflict[]>([]);
  const [outcome, setOutcome] = useState<"saved" | "saving" | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const save = async () => {
    setOutcome("saving");
    setFailure(null);
    const asked = { seen: fieldsOf(typed, "seen"), values: fieldsOf(typed, "value") };
    try {
      const saved = await api.settings.change({ restaurant_id: page.restaurant_id, ...asked });
      take(saved);
      setTyped((now) => leftOver(now, typed, saved.settings));
      setOutcome("saved");
    } catch (error) {
      const met = conflictsOf(error);
      setConflicts(met);
      setFailure(met.length > 0 ? null : error);
      setOutcome(null);
    }
  };
  return {
    conflicts,
    outcome,
    failure,
    save,
    settled: (setting: Setting) => setConflicts((all) => all.filter((one) => one.setting !== setting)),
    /** Called when something else is typed: the result of the last save is then obsolete. */
    begin: () => {
      setOutcome(null);
      setFailure(null);
    },
    forget: () => {
      setConflicts([]);
      setFailure(null);
    },
  };
}

/** What this tab stored when the session ended; a setting that does not exist is left out. */
function keptTyped(key: string): Typed {
  const kept = seeKept(key);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([name, one]) => Object.hasOwn(SETTINGS, name) && typeof one === "object" && one !== null && "value" in one,
    ),
  );
}

/**
 * What was typed. Values that are stored already count as saved: a save whose answer was lost, or somebody else's same
 * change. It survives the end of the session (accounts §54).
 */
function useTypedSettings({ restaurant_id, settings }: SettingsPage) {
  const { user } = useSession();
  const key = ownKey(`settings-${restaurant_id}`, user?.id);
  const [all, setTyped] = useState<Typed>(() => keptTyped(key));
  const typed: Typed = Object.fromEntries(
    Object.entries(all).filter(([name, { value }]) => !isSame(value, settings[name as Setting])),
  );
  useKeepForSignIn(key, Object.keys(typed).length > 0 ? typed : null);
  return { typed, setTyped };
}

/**
 * The state of a restaurant's settings while they are edited: kept across all sections until they are saved together.
 */
export function useSettingsForm(page: SettingsPage) {
  const may = useRight(page.restaurant_id);
  const { typed, setTyped } = useTypedSettings(page);
  const unreadable = useUnreadable();
  const saving = useSaving(page, { typed, setTyped });
  const { conflicts, outcome, failure } = saving;
  const values = { ...page.settings, ...fieldsOf(typed, "value") };
  const wrong = settingProblems({ ...values, name_default: page.name.default }).filter(({ setting }) => typed[setting]);
  const faulty = [...new Set([...unreadable.names, ...wrong.map(({ setting }) => setting)])];
  return {
    page,
    values,
    conflicts,
    outcome,
    failure,
    /** The settings that cannot be saved as they are typed: first those whose text cannot be parsed. */
    faulty,
    count: Object.keys(typed).length,
    mayAct: (act: RestaurantAct) => may(act),
    may: (name: Setting) => may(SETTINGS[name]),
    mark: unreadable.mark,
    problemOf: (name: Setting) => wrong.find(({ setting }) => setting === name)?.code ?? null,
    set: <Name extends Setting>(name: Name, value: RestaurantSettings[Name]) => {
      saving.begin();
      setTyped(({ [name]: before, ...others }) => {
        const now = page.settings[name];
        const seen = before && !isSame(before.value, now) ? before.seen : now;
        return isSame(seen, value) ? others : { ...others, [name]: { seen, value } };
      });
    },
    save: () => {
      if (faulty.length === 0 && outcome !== "saving" && conflicts.length === 0) void saving.save();
    },
    discard: () => {
      setTyped({});
      unreadable.clear();
      saving.forget();
    },
    /** Resolves a conflict: the own value over theirs, or theirs. */
    settle: ({ setting, theirs, mine }: SettingConflict, keepsMine: boolean) => {
      saving.settled(setting);
      setTyped(({ [setting]: _, ...others }) =>
        keepsMine ? { ...others, [setting]: { seen: theirs, value: mine } } : others,
      );
    },
  };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
