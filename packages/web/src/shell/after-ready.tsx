import { loadPhotosAgain } from "@tablee/design-system/photos-again";
import { PlainToasts } from "@tablee/design-system/toasts/plain-toasts";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { createElement, useEffect, useSyncExternalStore } from "react";
import { learnServerClock } from "../api/answers/learn-server-clock.ts";
import { learnFromAnswers } from "../api/answers/server-clock.ts";
import { tellLineBack } from "../api/unfetched.ts";
import { onTokenRefused } from "../live/refused-token.ts";
import { useWords } from "../language/language.ts";
import { useMembersLanguage } from "../language/use-members-language.ts";
import { m } from "../paraglide/messages.js";
import { type AppContext, useAppContext } from "../routes/app-context.ts";
import { goBackOnce } from "../routes/steps/go-back-once.ts";
import { followSource } from "../routes/follow-source.ts";
import { holdBack } from "../routes/steps/hold-back.ts";
import { useEmbedded } from "./embed.ts";
import { leaveMenusByTheirStep } from "../routes/steps/menu-step.ts";
import { leaveUnseenSteps } from "../routes/steps/unseen-step.ts";
import { reloadOnEntry } from "./failures/reload-on-entry.ts";
import { watchOwnLists } from "../features/members/changed-elsewhere.ts";
import { currentUser, isNameless, useSession } from "../session/session.ts";
import { onTokenChange, readToken } from "../session/token.ts";
import { mendSession } from "../session/mend-session.ts";
import { useSessionEnd } from "../session/use-session-end.ts";
import { watchSession } from "../session/watch-session.ts";
import { watchRestoredPage } from "../storage/restored-page.ts";
import { useConnection, watchConnection } from "../offline/connection.ts";
import { ConnectionNotice } from "./bars/connection-notice.tsx";
import { fetchLatePreloads } from "./ready/late-preloads.ts";
import { PageAnnouncer } from "./page-announcer.tsx";
import { SlowNotice } from "./bars/slow-notice.tsx";
import { useLatePart } from "./use-late-part.ts";

const notificationWatch = async () =>
  (await import("../features/notifications/notification-watch.tsx")).NotificationWatch;

const orderNotices = async () => (await import("../features/orders/placed/order-notices.tsx")).OrderNotices;

const nameDialog = async () => (await import("../features/accounts/ways/name-dialog.tsx")).NameDialog;

const secondStepDialog = async () =>
  (await import("../features/accounts/ways/second-step-dialog.tsx")).SecondStepDialog;

/** What may wait until the app is ready (shell §14): listeners for changes, and code that is likely needed next. */
export function AfterReady() {
  useWords();
  const client = useQueryClient();
  const app = useAppContext();
  const { orpc, platform, rendered_for_member } = app;
  const connection = useConnection();
  const signedIn = useSyncExternalStore(onTokenChange, readToken, () => null) !== null;
  const { user } = useSession();
  const nameless = isNameless(user);
  const names = useLatePart(nameDialog, nameless);
  // One after the other: members without a name enter it first.
  const secondStep = useLatePart(secondStepDialog, user?.second_step_due === true && !nameless);
  const notices = useLatePart(orderNotices, signedIn);
  const watch = useLatePart(notificationWatch, signedIn);
  const router = useRouter();
  useEffect(() => {
    // A page or a photo that could not be loaded is tried again automatically.
    const reopen = () => {
      tellLineBack();
      loadPhotosAgain();
      if (router.state.matches.some(({ status }) => status === "error")) void router.invalidate();
    };
    return watchConnection(client, platform, reopen);
  }, [client, platform, router]);
  useSteps(router);
  useEffect(() => reloadOnEntry(router), [router]);
  useEffect(watchRestoredPage, []);
  useEffect(() => watchSession(client), [client]);
  useEffect(() => mendSession(client, rendered_for_member), [client, rendered_for_member]);
  useOffline(app);
  useToldHeight();
  useSessionEnd();
  useOtherDevices(app, signedIn);
  useMembersLanguage(user?.language ?? null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let left = false;
    const keeping = import("../features/notifications/kept-member.ts").then(({ keepMember }) => {
      if (!left) stop = keepMember(client, { orpc, platform });
    });
    keeping.catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [client, orpc, platform]);
  useFetchedAhead(app);
  return (
    <>
      <PageAnnouncer />
      <PlainToasts closeLabel={m.shell_close()} />
      {names && createElement(names)}
      {secondStep && !nameless && createElement(secondStep)}
      {notices && createElement(notices)}
      {watch && createElement(watch)}
      {connection === "fine" ? <SlowNotice /> : <ConnectionNotice connection={connection} />}
    </>
  );
}

/**
 * Shows what a member changed on another device as soon as they return to this page (members §19), and that the session
 * was ended there as soon as the live connection is refused (accounts §55).
 */
function useOtherDevices(app: AppContext, signedIn: boolean): void {
  const { queryClient, orpc } = app;
  // One more observer of the query, which looks at every return, however fresh the answer is.
  useQuery({ ...currentUser(app), enabled: signedIn, refetchOnWindowFocus: "always" });
  useEffect(() => watchOwnLists(queryClient, orpc), [queryClient, orpc]);
  useEffect(
    () => onTokenRefused(() => void queryClient.refetchQueries({ queryKey: currentUser(app).queryKey })),
    [queryClient, app],
  );
}

/** Learns the server's clock, keeps the history's steps what people expect of Back (shell §22), and reads arrivals. */
function useSteps(router: AnyRouter): void {
  useEffect(() => learnFromAnswers(learnServerClock), []);
  useEffect(() => goBackOnce(router.history), [router]);
  useEffect(() => holdBack(router.history), [router]);
  useEffect(() => leaveMenusByTheirStep(router), [router]);
  useEffect(() => leaveUnseenSteps(router), [router]);
  useEffect(() => followSource(router.history), [router]);
}

/** Tells the page that embeds this one how high it is. */
function useToldHeight(): void {
  const embedded = useEmbedded();
  useEffect(() => {
    if (embedded) void import("./tell-height.ts").then(({ tellHeight }) => tellHeight());
  }, [embedded]);
}

/** What fails now is fetched when it is needed. */
function useFetchedAhead(app: AppContext): void {
  useEffect(() => {
    // Many toasts say that there is no connection.
    void import("@tablee/design-system/toasts/toast-viewport").catch(() => undefined);
    void fetchLatePreloads(app.entry)
      .then(() => import("./more/more-sheet.tsx"))
      .catch(() => undefined);
  }, [app]);
}

/** Keeps the app usable offline, and lets it recover when the connection is back. */
function useOffline(app: AppContext): void {
  const toasts = useToasts();
  useEffect(() => {
    const stops: (() => void)[] = [];
    let left = false;
    const keep = async () => {
      const [answers, builds] = await Promise.all([
        import("../offline/keep-answers.ts"),
        import("../offline/new-build.ts"),
      ]);
      if (!left) stops.push(answers.keepAnswers(app), builds.offerNewBuilds(app, toasts));
    };
    keep().catch(() => undefined);
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [app, toasts]);
}
