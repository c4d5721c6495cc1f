import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { isCallError } from "../../api/call-error.ts";
import { homeLinkOf } from "../../routes/site-facts.ts";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { CircleAlert, RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { failureWords } from "../../api/failure-words.ts";
import { isUnfetched, onLineBack, reloadIfReachable } from "../../api/unfetched.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { PageTitle } from "../../routes/page-title.tsx";
import { useSite } from "../../routes/site.ts";

/** The address at which the page was reloaded automatically: a second reload would be useless. */
let reloaded: string | null = null;

/** Whether this page is itself the result of a reload: what is still missing is gone for good. */
function isLoadedAnew(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" && navigation.name === window.location.href;
}

/**
 * Shown when a page fails to load. The error is in the console; the person gets a sentence and a way on (shell §36).
 */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  useWords();
  const router = useRouter();
  const site = useSite();
  const [trying, setTrying] = useState(false);
  const { title, text } = failureWords(error);
  const unfetched = isUnfetched(error);
  // The page is offline and was never stored on this device, or it would be shown.
  const unseen = isCallError(error) && error.code === "offline";
  useEffect(() => {
    // After a release the chunks of the previous one are gone: reloading the page brings the new ones. A chunk that
    // timed out does exist: the page says so, and the person decides when to try again.
    if (!unfetched || isCallError(error) || reloaded === window.location.href || isLoadedAnew()) return;
    reloaded = window.location.href;
    void reloadIfReachable();
  }, [unfetched, error]);
  // The router only repeats what it loads itself. It does not know of a missing part; this page does.
  useEffect(() => (unfetched ? onLineBack(() => void reloadIfReachable()) : undefined), [unfetched]);
  const again = async () => {
    if (unfetched) {
      setTrying(true);
      setTrying(await reloadIfReachable());
      return;
    }
    reset();
    void router.invalidate();
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        heading="h1"
        tone="danger"
        icon={<CircleAlert />}
        title={title}
        text={unseen ? m.shell_unseen_text() : text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button
              variant="strong"
              loading={trying}
              start={<RotateCw aria-hidden="true" className="size-4" />}
              onClick={() => void again()}
            >
              {m.shell_try_again()}
            </Button>
            <Button variant="quiet" render={<Link {...(site ? homeLinkOf(site) : ({ to: "/" } as const))} />}>
              {site ? m.shell_menu() : m.shell_back_to_feed()}
            </Button>
          </div>
        }
        className="min-h-[70dvh] justify-center"
      />
    </>
  );
}
