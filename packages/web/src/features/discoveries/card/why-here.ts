import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import { createContext, use } from "react";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";

/** The list that contains a discovery, or from which it was opened; null: none. */
export const ListedIn = createContext<FeedVariant | null>(null);

const BECAUSE: Record<FeedVariant, () => string> = {
  for_you: () => m.discoveries_because_hot(),
  following: () => m.discoveries_because_hot(),
  nearby: () => m.discoveries_because_near(),
  popular: () => m.discoveries_because_popular(),
  fresh: () => m.discoveries_because_fresh(),
};

/** Returns why a discovery is shown, in words for members (discoveries §27); null if it was opened directly. */
export function useWhyHere({ account_id, first_name }: Discovery): string | null {
  const variant = use(ListedIn);
  const { user } = useSession();
  if (user?.id === account_id) return variant ? m.discoveries_because_own() : null;
  const personal = variant === null || variant === "for_you" || variant === "following";
  if (personal && user?.following.includes(account_id)) return m.discoveries_because_followed({ name: first_name });
  return variant ? BECAUSE[variant]() : null;
}
