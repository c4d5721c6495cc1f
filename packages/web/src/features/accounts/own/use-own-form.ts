import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { AccountChanges } from "@tablee/contract/accounts/own.schema";
import { type AccountField, wrongFields } from "@tablee/domain/accounts/account-changes";
import { isPhone } from "@tablee/domain/validation/phone";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import * as v from "valibot";
import { isCallError } from "../../../api/call-error.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { onSessionEnd } from "../../../session/token.ts";
import { keepChanged } from "../../../session/keep-changed.ts";
import { keepForTab, OWN_FORM, takeForTab } from "../../../storage/for-tab.ts";
import { keptText } from "../../../storage/use-kept-for-tab.ts";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";
import { sentField } from "./sent-field.ts";
import { typedSince } from "./typed-since.ts";
import { onLeaveForProvider } from "../ways/leave-for-provider.ts";
import { NotConfirmed, useConfirmed } from "../ways/use-confirmed.tsx";

export type OwnDraft = Partial<Record<AccountField, string>>;

type Written = Partial<Record<AccountField, (text: string) => string>>;

export interface OwnForm {
  /** The text in the field: what was typed, else what is stored. */
  value: (field: AccountField) => string;
  stored: (field: AccountField) => string;
  change: (fields: OwnDraft) => void;
  /** Whether the field is marked as wrong: the server has refused it, or it is invalid and no longer being typed. */
  isWrong: (field: AccountField) => boolean;
  /** Whether the server has refused the field, which is sent only if no rule of this form speaks against it. */
  isRefused: (field: AccountField) => boolean;
  dirty: boolean;
  saving: boolean;
  /** The result of the last save; null if there is nothing to say. */
  outcome: "saved" | "invalid" | "email_taken" | "failed" | null;
  error: unknown;
  /** Whether the last save sent this field. */
  hasSent: (field: AccountField) => boolean;
  save: () => void;
  /** To be rendered anywhere in the form. */
  dialog: ReactNode;
}

const wrongOf = (changes: AccountChanges): AccountField[] => {
  const { phone_number, notification_settings: _elsewhere, ...others } = changes;
  // The server parses phone numbers as people write them; one without a country code is read as Canadian.
  const phone: AccountField[] = typeof phone_number === "string" && !isPhone(phone_number) ? ["phone_number"] : [];
  return [...wrongFields(others), ...phone];
};

type Changed = readonly (readonly [AccountField, string])[];

const changesOf = (changed: Changed) =>
  Object.fromEntries(changed.map(([field, text]) => [field, sentField(field, text)])) as AccountChanges;

const changedFrom = (stored: (field: AccountField) => string, typed: OwnDraft): Changed =>
  (Object.entries(typed) as [AccountField, string][]).filter(([field, text]) => text.trim() !== stored(field));

type OwnProblems = Partial<Record<AccountField, "invalid">>;

const problemsOf = (changed: Changed): OwnProblems =>
  Object.fromEntries(wrongOf(changesOf(changed)).map((field) => [field, "invalid"]));

/**
 * Some fields of the account as a form: what was typed stays until it is saved, whatever the server answers. `written`
 * is what is stored, in the notation that people use; the server parses that notation too.
 */
export function useOwnForm(user: User, tab: string, written: Written = {}): OwnForm {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmed();
  const { draft, type, forget } = useKeptDraft(`${OWN_FORM}${tab}-${user.id}`);
  const [wrong, setWrong] = useState<readonly AccountField[]>([]);
  const [outcome, setOutcome] = useState<OwnForm["outcome"]>(null);
  const stored = (field: AccountField): string => {
    const text = String(user[field] ?? "");
    return written[field]?.(text) ?? text;
  };
  const changed = changedFrom(stored, draft);
  const shown = useSaidProblems<AccountField, OwnDraft, OwnProblems>(draft, (typed) =>
    problemsOf(changedFrom(stored, typed)),
  );
  const update = useMutation({
    mutationFn: ({ changes }: { changes: AccountChanges; typed: OwnDraft }) =>
      confirmed(() => api.accounts.update(changes)),
    networkMode: "always",
    onSuccess: (now, { typed: saved }) => {
      keepChanged(client, orpc, now);
      forget(saved);
      setWrong([]);
      setOutcome("saved");
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      setWrong(refusedFields(error));
      setOutcome(outcomeOf(error));
    },
  });
  const save = () => {
    if (update.isPending) return;
    const isInvalid = Object.keys(shown.problems).length > 0;
    shown.leave(changed.map(([field]) => field));
    setWrong([]);
    setOutcome(isInvalid ? "invalid" : null);
    if (!isInvalid) update.mutate({ changes: changesOf(changed), typed: draft });
  };
  return {
    value: (field) => draft[field] ?? stored(field),
    stored,
    change: (fields) => {
      type(fields);
      shown.type(Object.keys(fields) as AccountField[]);
      setWrong((now) => now.filter((field) => !(field in fields)));
      setOutcome(null);
    },
    isRefused: (field) => wrong.includes(field),
    isWrong: (field) => wrong.includes(field) || shown.said(field, field) === "invalid",
    dirty: changed.length > 0,
    saving: update.isPending,
    outcome,
    error: update.error,
    hasSent: (field) => update.variables !== undefined && field in update.variables.changes,
    save,
    dialog,
  };
}

const Kept = v.record(v.string(), v.string());

const keptOf = (text: string | null): OwnDraft => {
  const read = v.safeParse(Kept, text === null ? null : JSON.parse(text));
  return read.success ? read.output : {};
};

/**
 * What was typed. It is stored in the tab while the member confirms their identity at a provider before saving, or
 * signs in again because the session ended. Once restored into the form it is removed from the tab's storage.
 */
function useKeptDraft(key: string) {
  // Members' forms are never rendered by a server, so the tab's storage can be read in the first render.
  const [draft, setDraft] = useState<OwnDraft>(() => keptOf(keptText(key)));
  useEffect(() => void takeForTab(key), [key]);
  useEffect(() => {
    const keep = () => {
      if (Object.keys(draft).length > 0) keepForTab(key, draft);
    };
    const stops = [onLeaveForProvider(keep), onSessionEnd(keep)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [key, draft]);
  return {
    draft,
    type: (fields: OwnDraft) => setDraft((now) => ({ ...now, ...fields })),
    /** Drops what was saved from the draft; what was typed since stays. */
    forget: (saved: OwnDraft) => setDraft((now) => typedSince(now, saved)),
  };
}

const outcomeOf = (error: unknown): OwnForm["outcome"] => {
  const code = isCallError(error) ? error.code : "";
  if (code === "invalid_fields") return "invalid";
  return code === "error_already_exists" ? "email_taken" : "failed";
};

function refusedFields(error: unknown): readonly AccountField[] {
  if (!isCallError(error)) return [];
  if (error.code === "error_already_exists") return ["email"];
  return (error.data as { fields?: readonly AccountField[] } | undefined)?.fields ?? [];
}
