import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { useQueryClient } from "@tanstack/react-query";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { asMutation } from "../../../../api/as-mutation.ts";
import { failureLine } from "../../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../../api/refusal-words.ts";
import { useAppContext } from "../../../../routes/app-context.ts";
import { readToken } from "../../../../session/token.ts";
import { keepForTab } from "../../../../storage/for-tab.ts";
import { seeKept } from "../../../accounts/keep-for-sign-in.ts";
import { EDIT_REFUSED } from "../field-words.ts";

/** The most edits in a call: more would not fit into its body. */
const MOST_AT_ONCE = 1_000;

/** The edits that this tab stored when the session ended. */
function keptEdits(key: string): readonly MenuEdit[] {
  const kept = seeKept(key);
  return Array.isArray(kept) ? (kept as MenuEdit[]) : [];
}

/**
 * The edits that are not saved yet, in their order: first those of the call that is under way. They are known at once,
 * also to whom a change is not rendered any more.
 */
export function useEditQueue(key: string) {
  const [pending, show] = useState(() => keptEdits(key));
  const queue = useRef(pending);
  const underWay = useRef(0);
  const most = useRef(MOST_AT_ONCE);
  const change = (next: readonly MenuEdit[]) => {
    queue.current = next;
    show(next);
  };
  /** The call was answered; `left`: what of all edits is not saved. */
  const answered = (left: (all: readonly MenuEdit[]) => readonly MenuEdit[]) => {
    underWay.current = 0;
    change(left(queue.current));
  };
  const waiting = () => queue.current.slice(underWay.current);
  return {
    pending,
    add: (edits: readonly MenuEdit[]) => change([...queue.current, ...edits]),
    /** Returns what the next call shall contain. */
    begin: (): readonly MenuEdit[] => {
      const edits = queue.current.slice(0, most.current);
      underWay.current = edits.length;
      return edits;
    },
    answered,
    /** What the call contained is saved, or refused for good. */
    done: () => {
      most.current = MOST_AT_ONCE;
      const { current: count } = underWay;
      answered((all) => all.slice(count));
    },
    /**
     * The call was refused because of one of its edits: the next one contains half as many, until that edit is alone.
     * Returns false if it is.
     */
    halve: (): boolean => {
      if (underWay.current < 2) return false;
      most.current = Math.ceil(underWay.current / 2);
      return true;
    },
    waiting,
    /** Stores what waits in the tab again; returns that nothing is to be sent. */
    keep: (): readonly MenuEdit[] => {
      if (queue.current.length > 0) keepForTab(key, queue.current);
      return [];
    },
  };
}

/** Lets the browser ask before the tab is closed, which would lose what is not answered yet. */
function askBeforeClosing(answered: Promise<unknown>): void {
  const ask = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", ask);
  void answered.finally(() => removeEventListener("beforeunload", ask));
}

interface LineOptions {
  restaurant_id: number;
  /** Under which the tab stores edits that the end of the session kept from being sent. */
  key: string;
  /** The edits that still wait when the editor is left, and are to be sent without it. */
  left: () => readonly MenuEdit[];
}

/**
 * Sends edits to the server, one call after the other. When the page is left, nothing renders any more that would send
 * what waits behind a call, or what was being typed: it is sent from here, after that call, because an edit can build on
 * the one before it. If the page was left because the session ended, the tab stores it.
 */
export function useEditLine({ restaurant_id, key, left }: LineOptions) {
  const { api } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const isGone = useRef(false);
  /** Resolves once every call so far is answered. */
  const answered = useRef<Promise<unknown>>(Promise.resolve());
  const send = (edits: readonly MenuEdit[]) => {
    const before = answered.current;
    const answer = asMutation(client, async () => {
      await before;
      return api.management.edit({ restaurant_id, edits: [...edits] as never });
    });
    answered.current = answer.catch(() => undefined);
    return answer;
  };
  const keep = (edits: readonly MenuEdit[]) => keepForTab(key, [...keptEdits(key), ...edits]);
  /** What becomes of edits that were not saved when the editor is gone, which would have shown the failure. */
  const lose = (edits: readonly MenuEdit[], error: unknown) => {
    if (readToken() === null) return keep(edits);
    toasts.show({ text: wordsOfRefusal(EDIT_REFUSED, error) ?? failureLine(error), tone: "danger", urgent: true });
  };
  const sendAlone = (edits: readonly MenuEdit[]) => {
    for (let rest = edits; rest.length > 0; rest = rest.slice(MOST_AT_ONCE)) {
      const sent = rest.slice(0, MOST_AT_ONCE);
      send(sent).catch((error: unknown) => lose(sent, error));
    }
    // The editor, which asks while it is open, is gone.
    askBeforeClosing(answered.current);
  };
  const leave = useEffectEvent(() => {
    isGone.current = true;
    // Without a session, what waits is either stored already, or was given up by signing out.
    if (readToken() !== null) sendAlone(left());
  });
  useLayoutEffect(() => {
    isGone.current = false;
    return () => leave();
  }, []);
  return {
    send,
    lose,
    isGone: () => isGone.current,
    /** Sends edits that were made while the page was being left. Returns whether it was. */
    sendLate: (edits: readonly MenuEdit[]): boolean => {
      if (!isGone.current) return false;
      if (readToken() === null) keep(edits);
      else sendAlone(edits);
      return true;
    },
  };
}
