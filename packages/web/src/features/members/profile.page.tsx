import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Button } from "@tablee/design-system/button";
import { Skeleton } from "@tablee/design-system/skeleton";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronRight, LogOut, ReceiptText, Settings, UserRoundPen } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { formatNumber } from "../../language/formats.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { rememberReturnPath } from "../../session/return-path.ts";
import { useSession } from "../../session/session.ts";
import { readToken } from "../../session/token.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { LanguageSwitch } from "../../shell/language-switch.tsx";
import { ThemeSwitch } from "../../shell/theme-switch.tsx";
import { CertificationBadge } from "./certification-badge.tsx";
import { fullName, initialsOf } from "./member-name.ts";

/** The signed-in member's own page. A visitor is sent to sign in, and back here (shell §7). */
export function ProfilePage() {
  useWords();
  const session = useSession();
  const navigate = useNavigate();
  // Who signs out here goes to the feed instead.
  const [leaving, setLeaving] = useState(false);
  const away = session.status === "visitor" && !leaving;
  useEffect(() => {
    // The first render is the server's, for which everybody may be a visitor: the token decides.
    if (!away || readToken() !== null) return;
    rememberReturnPath("/profile");
    void navigate({ to: "/login", replace: true });
  }, [away, navigate]);

  return (
    <div className="mx-auto w-full max-w-[40rem] px-gutter pt-2 pb-10 tablet:pt-8 large:mx-0 large:px-7">
      <h1 className="font-display text-d2 tablet:text-d1">{m.members_profile_title()}</h1>
      {session.user ? <Profile user={session.user} leave={() => setLeaving(true)} /> : <ProfileSkeleton />}
    </div>
  );
}

function Profile({ user, leave }: { user: User; leave: () => void }) {
  useWords();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const goodbye = async () => {
    setBusy(true);
    leave();
    await signOut();
    void navigate({ to: "/" });
  };
  return (
    <>
      <div className="mt-6 flex items-center gap-4">
        <Avatar src={user.avatar_url} initials={initialsOf(user)} size={72} />
        <div className="min-w-0">
          <p className="font-display text-t2">{fullName(user)}</p>
          <p className="truncate text-bs text-ink-2">{user.email}</p>
          <div className="mt-1.5">
            <CertificationBadge certification={user.certification} look="chip" />
          </div>
        </div>
      </div>
      <dl className="mt-7 grid grid-cols-3 gap-2 border-y border-line py-4">
        <Count count={user.liked_recommendations.length} word={m.members_liked} />
        <Count count={user.following.length} word={m.members_following} />
        <Count count={user.favorite_restaurants.length} word={m.members_favorites} />
      </dl>
      <nav aria-label={m.members_settings()} className="mt-4 grid grid-cols-1">
        <OwnLink to="/orders" icon={<ReceiptText />} label={m.shell_my_orders()} />
        <OwnLink to="/edit-profile" icon={<UserRoundPen />} label={m.own_profile_title()} />
        <OwnLink to="/account" icon={<Settings />} label={m.own_account_title()} />
      </nav>
      <h2 className="mt-8 font-display text-t3">{m.members_settings()}</h2>
      <Setting label={m.shell_language()}>
        <LanguageSwitch />
      </Setting>
      <Setting label={m.shell_theme()}>
        <ThemeSwitch />
      </Setting>
      <Button
        variant="outline"
        className="mt-8"
        loading={busy}
        start={<LogOut aria-hidden="true" className="size-4.5" />}
        onClick={() => void goodbye()}
      >
        {m.shell_log_out()}
      </Button>
    </>
  );
}

interface OwnLinkProps {
  to: "/orders" | "/edit-profile" | "/account";
  icon: ReactNode;
  label: string;
}

const OwnLink = ({ to, icon, label }: OwnLinkProps) => (
  <Link
    to={to}
    className="mx-[calc(-1*min(0.75rem,var(--gutter)))] flex min-h-13 items-center gap-3.5 rounded-control px-3 text-body font-medium hover:bg-sunken"
  >
    <span aria-hidden="true" className="text-ink-2 [&>svg]:size-5">
      {icon}
    </span>
    <span className="min-w-0 grow">{label}</span>
    <ChevronRight aria-hidden="true" className="size-5 text-ink-3" />
  </Link>
);

function Count({ count, word }: { count: number; word: (inputs: { count: number }) => string }) {
  const language = useLanguage();
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-cap text-balance text-ink-2">{word({ count })}</dt>
      <dd className="num font-display text-t1">{formatNumber(count, language)}</dd>
    </div>
  );
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mt-4">
      <p aria-hidden="true" className="mb-2 text-bs font-semibold">
        {label}
      </p>
      {children}
    </div>
  );
}

function ProfileSkeleton() {
  useWords();
  return (
    <div aria-busy="true" aria-label={m.shell_loading()}>
      <div className="mt-6 flex items-center gap-4">
        <Skeleton round className="size-18" />
        <div className="grid gap-2.5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-52" />
          <Skeleton className="h-5 w-24 !rounded-full" />
        </div>
      </div>
      <div className="mt-7 grid grid-cols-3 gap-2 border-y border-line py-4">
        {[0, 1, 2].map((count) => (
          <div key={count} className="grid gap-2">
            <Skeleton className="h-7 w-10" />
            <Skeleton className="h-3.5 w-20" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-6 h-6 w-44" />
    </div>
  );
}
