import type { Profile } from "@tablee/contract/members/member.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { Ban } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { useAskedAsMember } from "../../../session/ask-as-member.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { isGone } from "../../discoveries/discovery/gone.ts";
import { BlockSheet } from "../block-sheet.tsx";
import { CertificationBadge } from "../certification-badge.tsx";
import { FollowButton } from "../follow-button.tsx";
import { useFollow } from "../follows.ts";
import { fullName, initialsOf } from "../member-name.ts";
import { FollowListOverlay } from "./follow-list-overlay.tsx";
import { GoneMemberPage } from "./gone-member.page.tsx";
import { ProfileCounts } from "./profile-counts.tsx";
import { ProfileDiscoveries, TilesSkeleton } from "./profile-discoveries.tsx";
import { ShareButton } from "../../sharing/share-button.tsx";
import { ProfileMore } from "./profile-more.tsx";
import { profileQuery, whoseProfile } from "./profile-queries.ts";

/** The profile of any member (members §1): card, badge, counts, and the discoveries that the viewer may see. */
export function MemberProfilePage() {
  useWords();
  const { orpc } = useAppContext();
  const { user_id } = useParams({ from: "/profile/$user_id" });
  const search = useSearch({ from: "/profile/$user_id" });
  const id = whoseProfile(user_id) ?? 0;
  useAskedAsMember("members");
  const { data: profile, error, refetch } = useQuery({ ...profileQuery(orpc, id), enabled: id !== 0 });
  if (!profile) {
    if (isGone(error)) return <GoneMemberPage />;
    return error ? <CallFailed error={error} retry={() => void refetch()} /> : <Waiting />;
  }
  return (
    <div className="mx-auto w-full max-w-[52rem] px-gutter pt-4 pb-16 tablet:pt-8 large:mx-0 large:px-7">
      <ProfileHead profile={profile} />
      {profile.is_blocked ? (
        <YouBlocked profile={profile} />
      ) : (
        <div className="mt-6">
          <ProfileDiscoveries
            id={id}
            place={user_id}
            open={search.recommendation_id}
            empty={m.members_none_text({ name: profile.first_name })}
            label={m.members_discoveries_of({ name: profile.first_name })}
          />
        </div>
      )}
      <FollowListOverlay member={profile} list={search.list} />
    </div>
  );
}

function ProfileHead({ profile }: { profile: Profile }) {
  useWords();
  const { following, confirmed } = useFollow(profile.id);
  // The number changes with the button; the server's answer corrects it.
  const change = following === confirmed ? 0 : following ? 1 : -1;
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar src={profile.avatar_url} initials={initialsOf(profile)} size={96} />
        <div className="min-w-0 grow basis-[11rem]">
          <h1 className="font-display text-d2 break-words tablet:text-d1">{fullName(profile)}</h1>
          <div className="mt-1.5 flex flex-wrap items-center gap-2">
            <CertificationBadge certification={profile.certification} look="chip" />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2 mobile:w-full">
          {profile.blocked_by && !following ? null : <FollowButton member={profile} className="mobile:grow" />}
          <ShareButton thing={{ type: "account", item_id: profile.id, title: fullName(profile) }} variant="quiet" />
          <ProfileMore profile={profile} />
        </div>
      </div>
      {profile.blocked_by ? (
        <p role="note" className="mt-4 flex items-center gap-2.5 rounded-card bg-sunken px-4 py-3.5 text-base">
          <Ban aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
          {m.members_blocked_you()}
        </p>
      ) : null}
      <div className="mt-6">
        <ProfileCounts counts={profile} follower_change={change} />
      </div>
    </header>
  );
}

/** Shown to a member who has blocked this one (members §12): hides everything of theirs, and offers to unblock. */
function YouBlocked({ profile }: { profile: Profile }) {
  useWords();
  const sheet = useSheet(`unblock-${profile.id}`);
  const name = profile.first_name;
  return (
    <>
      <EmptyState
        icon={<Ban />}
        title={m.members_you_blocked({ name })}
        action={
          <Button variant="quiet" onClick={sheet.show}>
            {m.members_unblock()}
          </Button>
        }
        className="mt-6"
      />
      <BlockSheet member={profile} sheet={sheet} />
    </>
  );
}

function Waiting() {
  useWords();
  return (
    <div
      role="status"
      aria-label={m.members_loading()}
      className="mx-auto w-full max-w-[52rem] px-gutter pt-4 tablet:pt-8 large:mx-0 large:px-7"
    >
      <div className="mb-6 flex items-center gap-5">
        <Skeleton round className="size-24" />
        <Skeleton className="h-9 w-48" />
      </div>
      <TilesSkeleton />
    </div>
  );
}
