import type { Profile } from "@tablee/contract/members/member.schema";
import { notFound } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import type { AppContext } from "../../../routes/app-context.ts";
import { pageHead } from "../../../routes/page-head.ts";
import { isGone } from "../../discoveries/discovery/gone.ts";
import { fullName } from "../member-name.ts";
import { discoveriesOfQuery, profileQuery, whoseProfile } from "./profile-queries.ts";

// The data and the head of a profile: loaded with it, not with every page.

/** Throws "not found" for an address that names nobody, or a member who does not exist. */
export async function loadProfile({ queryClient, orpc }: AppContext, param: string): Promise<void> {
  const id = whoseProfile(param);
  if (id === null) throw notFound();
  const discoveries = queryClient.infiniteQuery({ ...discoveriesOfQuery(orpc, id), staleTime: "static" });
  const profile = queryClient.query({ ...profileQuery(orpc, id), staleTime: "static" });
  // The profile is rendered even if its discoveries could not be loaded: the page requests them again.
  const [found] = await Promise.allSettled([profile, discoveries]);
  if (found.status === "rejected") throw isGone(found.reason) ? notFound() : found.reason;
}

/** Returns title, picture and schema.org data from the cache, where the loader has put the profile. */
export function headOfProfile(context: AppContext, param: string) {
  const { queryClient, orpc, origin } = context;
  const id = whoseProfile(param);
  const profile = id === null ? undefined : queryClient.getQueryData(profileQuery(orpc, id).queryKey);
  if (!profile) return {};
  const name = fullName(profile);
  return pageHead({
    title: name,
    description: import.meta.env.SSR ? m.members_description_of({ name }) : null,
    // Whether it was opened by id or guid, it has one canonical address.
    path: `/profile/${profile.id}`,
    context,
    preview: { type: "account", item_id: profile.id, title: name, place: "", image: profile.avatar_url },
    structured: import.meta.env.SSR ? personData(profile, origin) : undefined,
  });
}

const personData = (profile: Profile, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "ProfilePage",
  mainEntity: {
    "@type": "Person",
    name: fullName(profile),
    url: new URL(`/profile/${profile.id}`, origin).href,
    ...(profile.avatar_url ? { image: new URL(profile.avatar_url, origin).href } : {}),
    interactionStatistic: {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/FollowAction",
      userInteractionCount: profile.follower_count,
    },
    agentInteractionStatistic: {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/WriteAction",
      userInteractionCount: profile.recommendation_count,
    },
  },
});
