import { Button } from "@tablee/design-system/button";
import { useMutation } from "@tanstack/react-query";
import { Link, useHydrated, useParams, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSite } from "../../routes/site.ts";
import { goToReturn } from "../../session/return-path.ts";
import { readToken } from "../../session/token.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useIsFromElsewhere } from "./sign-in/from-elsewhere.ts";
import { useStepBefore } from "../../routes/steps/step-before.ts";
import { useLanguageOfPath } from "./use-language-of-path.ts";

/**
 * The sign-in page. A member who comes here from inside the app is signed out; one whom a link from elsewhere led here
 * is asked first. After the sign-in the user continues to the page that they wanted.
 */
export function LoginPage() {
  const { language } = useParams({ strict: false });
  useLanguageOfPath(language);
  const goOn = useGoOn();
  const { leaving, asking, leave } = useSignedOutHere(goOn);

  return (
    <div className="mx-auto w-full max-w-[30rem] px-sheet pt-4 pb-12 tablet:mt-[9vh] tablet:mb-12 tablet:rounded-sheet tablet:bg-surface tablet:p-9 tablet:shadow-float">
      {asking ? <AskToLeave leave={leave} leaving={leaving} /> : <SignIn leaving={leaving} goOn={goOn} />}
    </div>
  );
}

/** Returns a function that continues to the page from which the user was sent to sign in. */
function useGoOn(): () => void {
  const router = useRouter();
  const before = useStepBefore();
  // The path belongs to this app and may have a query: the history parses it as a whole.
  return useCallback(() => goToReturn(router.history, router.latestLocation.search, before), [router, before]);
}

function SignIn({ leaving, goOn }: { leaving: boolean; goOn: () => void }) {
  useWords();
  const site = useSite();
  return (
    <>
      <h1 className="font-display text-d2">{m.accounts_welcome()}</h1>
      <p className="mt-2 text-body text-ink-2">{m.accounts_welcome_text()}</p>
      <div className="mt-7" inert={leaving}>
        <SignInForm onSignedIn={goOn} />
      </div>
      {/* No registration button stands in the form here (accounts §9), so people without an account find it here. */}
      {/* Rows are far enough apart for fingers: the hit area of one link must not cover the other link. */}
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 gap-y-6 text-base text-ink-2">
        {m.registration_new_here()}
        <Button variant="link" render={<Link to="/register" />}>
          {m.registration_register()}
        </Button>
        {/* A restaurant's own site says nothing about Tablée. */}
        {site ? null : (
          <Button variant="link" className="!text-ink-2" render={<Link to="/why-you-should-register" />}>
            {m.reasons_link()}
          </Button>
        )}
      </p>
    </>
  );
}

/** Asks before signing out: following somebody else's link must not end a session. */
function AskToLeave({ leave, leaving }: { leave: () => void; leaving: boolean }) {
  useWords();
  return (
    <>
      <h1 className="font-display text-d2">{m.accounts_signed_in_already()}</h1>
      <p className="mt-2 text-body text-ink-2">{m.accounts_signed_in_already_text()}</p>
      <div className="mt-7 grid gap-3">
        <Button block size="lg" render={<Link to="/" replace />}>
          {m.accounts_stay_signed_in()}
        </Button>
        <Button block size="lg" variant="outline" loading={leaving} onClick={leave}>
          {m.accounts_sign_out_here()}
        </Button>
      </div>
    </>
  );
}

/**
 * Signs out a member who opens this page, once: signing in here must not sign out again. `asking` is whether that waits
 * for the member's consent, and `leave` gives it. In the native app the member goes to the feed instead. A member whom
 * a page sent here while the session was still unknown, and who is known by now (another tab answered late), goes back
 * to that page.
 */
function useSignedOutHere(goOn: () => void) {
  const { platform } = useAppContext();
  const signOut = useSignOut();
  const router = useRouter();
  const ending = useMutation({ mutationFn: (ended: Promise<void>) => ended, networkMode: "always" });
  const { mutate, isPending: leaving, isIdle } = ending;
  const fromElsewhere = useIsFromElsewhere();
  // Whether the user was signed in on arrival: signing in here must not raise the question.
  const [signedIn] = useState(() => readToken() !== null);
  const arrived = useRef(false);
  // Starts in the same tick, so that the calls of the form below are already made as a visitor.
  const leave = useCallback(() => mutate(signOut()), [mutate, signOut]);
  const native = platform.kind === "native";
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (!signedIn) return;
    if (router.latestLocation.state.sent_to_sign_in) goOn();
    else if (native) void router.navigate({ to: "/", replace: true });
    else if (!fromElsewhere) leave();
  }, [native, leave, router, fromElsewhere, signedIn, goOn]);
  const hydrated = useHydrated();
  return { leaving, asking: hydrated && signedIn && fromElsewhere && !native && (isIdle || leaving), leave };
}
