import type { MemberPage } from "@tablee/contract/members/member.schema";
import { writeContinuation } from "../http/continuation.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { startOf } from "./member-position.ts";
import { type MemberList, readMembers, readProfile } from "./members.queries.ts";
import { memberView } from "./member-view.ts";

interface PageAsk {
  continuation?: string | undefined;
  limit: number;
}

async function readPage(
  services: Services,
  list: MemberList,
  { viewer, of }: { viewer: number | null; of: number },
  ask: PageAsk,
): Promise<MemberPage> {
  const kind = `${list} ${of}`;
  const after = startOf(kind, ask.continuation);
  const rows = await readMembers(services.database.db, list, { viewer, of, after, limit: ask.limit + 1 });
  const page = rows.slice(0, ask.limit);
  const last = rows.length > ask.limit ? page.at(-1) : undefined;
  return {
    members: page.map(memberView),
    continuation: last ? writeContinuation(kind, [last.key, last.id]) : null,
  };
}

/** A member's followers, or the members whom they follow; null if there is no such member. */
export async function listFollows(
  services: Services,
  viewer: Viewer | null,
  { id, list, ...ask }: PageAsk & { id: number | string; list: "followers" | "following" },
): Promise<MemberPage | null> {
  const viewer_id = viewer?.account_id ?? null;
  const profile = await readProfile(services.database.db, viewer_id, id);
  return profile && readPage(services, list, { viewer: viewer_id, of: profile.id }, ask);
}

/** The members whom a member has blocked. */
export const listBlocked = (services: Services, account_id: number, ask: PageAsk): Promise<MemberPage> =>
  readPage(services, "blocked", { viewer: account_id, of: account_id }, ask);
