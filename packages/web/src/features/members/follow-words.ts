import type { Contract } from "@tablee/contract/contract";
import type { Toasts } from "@tablee/design-system/toasts/toast-viewport";
import type { AnyRouter } from "@tanstack/react-router";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { m } from "../../paraglide/messages.js";
import { signInFrom } from "../../session/sign-in-from.ts";

const REFUSALS = {
  own_account: () => m.members_refused_own(),
  user_blocked: () => m.members_refused_user_blocked(),
  member_blocked: () => m.members_refused_member_blocked(),
  too_many_followed: () => m.members_refused_too_many(),
  not_found: () => m.members_refused_gone(),
} satisfies RefusalWords<Contract["members"]["follow"]>;

/** Asks a visitor to sign in first (members §8). */
export function askVisitor(router: AnyRouter, toasts: Toasts): void {
  const action = { label: m.shell_sign_in(), onPress: () => void signInFrom(router) };
  toasts.show({ text: m.members_login_to_follow(), tone: "info", id: "follow", action });
}

/** Explains a refusal; after any other failure only the button shows that nothing changed (wire §23). */
export function tellRefused(toasts: Toasts, id: number, error: unknown): void {
  const text = wordsOfRefusal(REFUSALS, error);
  if (text !== null) toasts.show({ text, tone: "danger", id: `follow-${id}` });
}
