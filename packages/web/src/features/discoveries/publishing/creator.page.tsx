import { EmptyState } from "@tablee/design-system/empty-state";
import { Skeleton } from "@tablee/design-system/skeleton";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useStepBefore } from "../../../routes/steps/step-before.ts";
import { rememberReturnPath } from "../../../session/return-path.ts";
import { useSession } from "../../../session/session.ts";
import { readToken } from "../../../session/token.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { discoveryQuery } from "../card/discovery-queries.ts";
import { isGone } from "../discovery/gone.ts";
import { composedOf } from "./composition.ts";
import { CreatorForm } from "./creator-form.tsx";
import { NewDiscovery } from "./new-discovery.tsx";
import { begunAnew, type Standing, withAppeal, withSaved } from "./standing.ts";

/** The page where members write and edit discoveries; visitors are told why they should register (discoveries §18). */
export function CreatorPage() {
  useWords();
  const { status, user } = useSession();
  const navigate = useNavigate();
  const router = useRouter();
  const { recommendation_id } = useParams({ strict: false });
  const id = recommendation_id === undefined ? null : Number(recommendation_id);
  const wasMember = useRef(false);
  useEffect(() => {
    if (user) wasMember.current = true;
  }, [user]);
  useEffect(() => {
    // The first render is the server's, where everybody may be a visitor: the stored token decides.
    if (status !== "visitor" || readToken() !== null) return;
    const { pathname, href } = router.latestLocation;
    if (pathname.startsWith("/recommendation-creator")) rememberReturnPath(href);
    // Whose session has ended needs no reasons to register.
    void navigate({ to: wasMember.current ? "/login" : "/why-you-should-register", replace: true });
  }, [status, router, navigate]);
  // A visitor who is being redirected must not see the form.
  if (status === "visitor") return null;
  return (
    <div className="mx-auto w-full max-w-[64rem] px-gutter pt-4 pb-16 tablet:pt-8">
      <h1 className="font-display text-d2 tablet:text-d1">
        {id === null ? m.publishing_title() : m.publishing_edit_title()}
      </h1>
      {id === null ? <p className="mt-1 text-ink-2">{m.publishing_description()}</p> : null}
      {user ? (
        id === null ? (
          <NewDiscovery key={user.id} user={user} waiting={<Waiting />} />
        ) : (
          <Existing key={`${user.id} ${id}`} user={user} id={id} />
        )
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Existing({ user, id }: { user: User; id: number }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const [standing, setStanding] = useState<Standing | null>(null);
  // Another language of the page later is no change of what is edited.
  const [writtenIn] = useState(language);
  // Known in the first render only; the form is rendered later.
  const before = useStepBefore();
  // Refetched on mount, because cached copies may be older than what is edited; later answers change nothing in the
  // form.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...discoveryQuery(orpc, id),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (standing === null) {
    if (data && isFetchedAfterMount && !error) setStanding(begunAnew(null, data));
    if (isGone(error)) return <EmptyState title={m.publishing_not_yours()} />;
    return error ? <CallFailed error={error} retry={() => void refetch()} /> : <Waiting />;
  }
  const { discovery, round } = standing;
  if (discovery.account_id !== user.id) return <EmptyState title={m.publishing_not_yours()} />;
  const begun = composedOf(discovery, writtenIn);
  const loadNewest = async () => {
    const newest = await refetch();
    if (newest.isSuccess) setStanding(begunAnew(standing, newest.data));
  };
  return (
    <CreatorForm
      key={round}
      user={user}
      discovery={discovery}
      begun={begun}
      before={before}
      standing={{
        saved: (saved) => setStanding(withSaved(standing, saved)),
        appealed: (appealed) => setStanding(withAppeal(standing, appealed)),
        loadNewest: () => void loadNewest(),
      }}
    />
  );
}

function Waiting(): ReactNode {
  useWords();
  return (
    <div role="status" aria-label={m.shell_loading()} className="mt-6 grid gap-6 tablet:grid-cols-2">
      <Skeleton className="aspect-[4/5] w-full !rounded-card" />
      <div className="grid content-start gap-4">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-12 w-full !rounded-control" />
        ))}
      </div>
    </div>
  );
}
