import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Skeleton } from "@tablee/design-system/skeleton";
import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { ChevronRight, CirclePlus, LogOut, ReceiptText, Settings, UserRoundPen } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { rememberReturnPath } from "../../../session/return-path.ts";
import { useSession } from "../../../session/session.ts";
import { readToken } from "../../../session/token.ts";
import { useSignOut } from "../../../session/use-sign-out.ts";
import { useAskedSignOut } from "../../accounts/asked-sign-out.tsx";
import { CertificationBadge } from "../certification-badge.tsx";
import { fullName, initialsOf } from "../member-name.ts";
import { FollowListOverlay } from "./follow-list-overlay.tsx";
import { ProfileCounts } from "./profile-counts.tsx";
import { ProfileDiscoveries, TilesSkeleton } from "./profile-discoveries.tsx";
import { profileQuery } from "./profile-queries.ts";
import { OWN_TABS, type OwnTab } from "./profile-search.ts";

/** The signed-in member's own page. Visitors are sent to sign in, and then back here (shell §7). */
export function OwnProfilePage() {
  useWords();
  const session = useSession();
  const navigate = useNavigate();
  const router = useRouter();
  // A member who signs out here goes to the feed instead.
  const [leaving, setLeaving] = useState(false);
  const away = session.status === "visitor" && !leaving;
  useEffect(() => {
    // The first render is the server's, where everybody may be a visitor: the stored token decides.
    if (!away || readToken() !== null) return;
    const { pathname, href } = router.latestLocation;
    // Already leaving: the sign-in page itself is no page to return to.
    if (pathname.startsWith("/login")) return;
    // Includes the discovery, the tab or the list that the address opens.
    rememberReturnPath(href);
    void navigate({ to: "/login", replace: true, state: { sent_to_sign_in: true } });
  }, [away, navigate, router]);

  return (
    <div className="mx-auto w-full max-w-[52rem] px-gutter pt-2 pb-16 tablet:pt-8 large:mx-0 large:max-w-[68rem] large:px-7">
      <h1 className="font-display text-d2 tablet:text-d1">{m.members_profile_title()}</h1>
      {session.user ? <OwnProfile user={session.user} leave={() => setLeaving(true)} /> : <ProfileSkeleton />}
    </div>
  );
}

function OwnProfile({ user, leave }: { user: User; leave: () => void }) {
  useWords();
  const { orpc } = useAppContext();
  const search = useSearch({ from: "/profile" });
  const { data: profile } = useQuery(profileQuery(orpc, user.id));
  return (
    // Side by side if the window is wide enough for both; a tall window has the large layout however narrow it is.
    <div className="mt-5 [@media(width>=72rem)]:grid [@media(width>=72rem)]:grid-cols-[minmax(0,1fr)_17rem] [@media(width>=72rem)]:items-start [@media(width>=72rem)]:gap-x-12">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Avatar src={user.avatar_url} initials={initialsOf(user)} size={72} />
          <div className="min-w-0 grow basis-[9rem]">
            <p className="font-display text-t2">{fullName(user)}</p>
            <p className="text-bs [overflow-wrap:anywhere] text-ink-2">{user.email}</p>
            <div className="mt-1.5">
              <CertificationBadge certification={user.certification} look="chip" />
            </div>
          </div>
        </div>
        <div className="mt-6">
          {profile ? <ProfileCounts counts={profile} /> : <Skeleton className="h-20 w-full !rounded-control" />}
        </div>
      </div>
      <OwnLinks leave={leave} />
      <div className="mt-4 [@media(width>=72rem)]:col-start-1 [@media(width>=72rem)]:mt-2">
        <OwnDiscoveries key={search.tab ?? "approved"} user={user} tab={search.tab} open={search.recommendation_id} />
      </div>
      <FollowListOverlay member={user} list={search.list} />
    </div>
  );
}

const TAB_WORDS: Record<OwnTab, () => string> = {
  draft: () => m.members_tab_draft(),
  pending: () => m.members_tab_pending(),
  rejected: () => m.members_tab_rejected(),
};
const EMPTY_WORDS: Record<OwnTab, () => string> = {
  draft: () => m.members_draft_none_text(),
  pending: () => m.members_pending_none_text(),
  rejected: () => m.members_rejected_none_text(),
};

function OwnDiscoveries({ user, tab, open }: { user: User; tab: OwnTab | undefined; open: number | undefined }) {
  useWords();
  return (
    <>
      <TabLinks label={m.members_tabs()} activeKey={tab ?? ""} className="mobile:-mx-gutter mobile:px-gutter">
        <TabLink current={tab === undefined} render={<Link to="/profile" resetScroll={false} />}>
          {m.members_tab_discoveries()}
        </TabLink>
        {OWN_TABS.map((each) => (
          <TabLink
            key={each}
            current={each === tab}
            render={<Link to="/profile" search={{ tab: each }} resetScroll={false} />}
          >
            {TAB_WORDS[each]()}
          </TabLink>
        ))}
      </TabLinks>
      <div className="mt-5">
        <ProfileDiscoveries
          id={user.id}
          status={tab ?? "approved"}
          place={null}
          open={open}
          empty={tab ? EMPTY_WORDS[tab]() : m.members_own_none_text()}
          label={tab ? TAB_WORDS[tab]() : m.members_tab_discoveries()}
        />
      </div>
    </>
  );
}

const ROW =
  "mx-[calc(-1*min(0.75rem,var(--gutter)))] flex min-h-13 items-center gap-3.5 rounded-control px-3 text-start text-body font-medium hover:bg-sunken large:mx-0";

function OwnLinks({ leave }: { leave: () => void }) {
  useWords();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const goodbye = () => {
    leave();
    void signOut();
    void navigate({ to: "/" });
  };
  const { press, question } = useAskedSignOut(goodbye);
  return (
    <nav
      aria-label={m.members_settings()}
      className="mt-3 grid grid-cols-1 border-b border-line pb-3 [@media(width>=72rem)]:row-span-2 [@media(width>=72rem)]:mt-0 [@media(width>=72rem)]:border-0 [@media(width>=72rem)]:p-0"
    >
      <OwnLink to="/recommendation-creator" icon={<CirclePlus />} label={m.publishing_title()} />
      <OwnLink to="/orders" icon={<ReceiptText />} label={m.shell_my_orders()} />
      <OwnLink to="/edit-profile" icon={<UserRoundPen />} label={m.own_profile_title()} />
      <OwnLink to="/account" icon={<Settings />} label={m.own_account_title()} />
      <button type="button" onClick={press} className={ROW}>
        <LogOut aria-hidden="true" className="size-5 text-ink-2" />
        {m.shell_log_out()}
      </button>
      {question}
    </nav>
  );
}

interface OwnLinkProps {
  to: "/recommendation-creator" | "/orders" | "/edit-profile" | "/account";
  icon: ReactNode;
  label: string;
}

const OwnLink = ({ to, icon, label }: OwnLinkProps) => (
  <Link to={to} className={ROW}>
    <span aria-hidden="true" className="text-ink-2 [&>svg]:size-5">
      {icon}
    </span>
    <span className="min-w-0 grow">{label}</span>
    <ChevronRight aria-hidden="true" className="size-5 text-ink-3" />
  </Link>
);

function ProfileSkeleton() {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.shell_loading()}>
      <div className="mt-5 flex items-center gap-4">
        <Skeleton round className="size-18" />
        <div className="grid gap-2.5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-52" />
        </div>
      </div>
      <Skeleton className="my-6 h-20 w-full !rounded-control" />
      <TilesSkeleton />
    </div>
  );
}
