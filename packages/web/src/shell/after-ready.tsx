import { useToasts } from "@tablee/design-system/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { createElement, useEffect, useSyncExternalStore } from "react";
import { tellLineBack } from "../api/unfetched.ts";
import { useMembersLanguage } from "../language/use-members-language.ts";
import { type AppContext, useAppContext } from "../routes/app-context.ts";
import { goBackOnce } from "../routes/go-back-once.ts";
import { isNameless, useSession } from "../session/session.ts";
import { onTokenChange, readToken } from "../session/token.ts";
import { mendSession } from "../session/mend-session.ts";
import { watchSession } from "../session/watch-session.ts";
import { useConnection, watchConnection } from "../offline/connection.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
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
    // A page that could not be loaded is tried again automatically.
    const reopen = () => {
      tellLineBack();
      if (router.state.matches.some(({ status }) => status === "error")) void router.invalidate();
    };
    return watchConnection(client, platform, reopen);
  }, [client, platform, router]);
  useEffect(() => goBackOnce(router.history), [router]);
  useEffect(() => watchSession(client), [client]);
  useEffect(() => mendSession(client, rendered_for_member), [client, rendered_for_member]);
  useOffline(app);
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
  // Fetched ahead; what fails now is fetched when it is needed.
  useEffect(() => {
    void fetchLatePreloads(app.entry)
      .then(() => import("./more/more-sheet.tsx"))
      .catch(() => undefined);
  }, [app]);
  return (
    <>
      <PageAnnouncer />
      {names && createElement(names)}
      {secondStep && !nameless && createElement(secondStep)}
      {notices && createElement(notices)}
      {watch && createElement(watch)}
      {connection === "fine" ? <SlowNotice /> : <ConnectionNotice connection={connection} />}
    </>
  );
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
