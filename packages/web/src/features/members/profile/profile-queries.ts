import type { DiscoveryStatus } from "@tablee/domain/discoveries/discovery";
import type { Orpc } from "../../../api/query-options.ts";
import { readId } from "../../../routes/read-id.ts";
import type { FollowList } from "./profile-search.ts";

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses the id or guid in a profile's address; null if it is neither. */
export function whoseProfile(param: string): number | string | null {
  if (GUID.test(param)) return param.toLowerCase();
  return readId(param) ?? null;
}

export const profileQuery = (orpc: Orpc, id: number | string) =>
  orpc.members.get.queryOptions({ input: { id }, staleTime: 60_000 });

const initialPageParam = undefined as string | undefined;
const paged = {
  initialPageParam,
  getNextPageParam: (last: { continuation: string | null }) => last.continuation ?? undefined,
};

export const discoveriesOfQuery = (orpc: Orpc, id: number | string, status: DiscoveryStatus = "approved") =>
  orpc.members.recommendations.infiniteOptions({
    input: (continuation: string | undefined) => ({
      id,
      ...(status === "approved" ? {} : { status }),
      ...(continuation ? { continuation } : {}),
    }),
    ...paged,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

export const membersQuery = (orpc: Orpc, id: number, list: FollowList) =>
  orpc.members[list].infiniteOptions({
    input: (continuation: string | undefined) => ({ id, ...(continuation ? { continuation } : {}) }),
    ...paged,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  });
