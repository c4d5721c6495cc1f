import { Button } from "@tablee/design-system/button";
import { useMutation } from "@tanstack/react-query";
import { Link, useHydrated, useParams, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSite } from "../../routes/site.ts";
import { embeddedPath, takeReturnPath } from "../../session/return-path.ts";
import { readToken } from "../../session/token.ts";
import { useEmbedded } from "../../shell/embed.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useIsFromElsewhere } from "./sign-in/from-elsewhere.ts";
import { useLanguageOfPath } from "./use-language-of-path.ts";

/**
 * Whoever comes here from inside the app is signed out; whom a link of elsewhere has led here is asked before.
 * Afterwards one goes to where one was going.
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

/** To where one was going when a sign-in came in between. */
function useGoOn(): () => void {
  const router = useRouter();
  const embedded = useEmbedded();
  // A path of this app, with its query: the router reads it whole.
  return useCallback(() => router.history.replace(embeddedPath(takeReturnPath() ?? "/", embedded)), [router, embedded]);
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
      {/* The form has no button for it on this page (accounts §9): whoever has no account yet must find the way. */}
      {/* As far apart as fingers need: what reaches beyond one link must not lie on the other. */}
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 gap-y-6 text-base text-ink-2">
        {m.registration_new_here()}
        <Button variant="link" render={<Link to="/register" />}>
          {m.registration_register()}
        </Button>
        {/* A restaurant's own site tells of nothing but itself. */}
        {site ? null : (
          <Button variant="link" className="!text-ink-2" render={<Link to="/why-you-should-register" />}>
            {m.reasons_link()}
          </Button>
        )}
      </p>
    </>
  );
}

/** A link of somebody else's must not end anybody's session by being followed. */
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
 * Signs out whoever comes here signed in, once: signing in here must not sign out again. `asking`: whether that waits
 * for a yes, `leave`: gives it. On native they go home instead. Whom a page sent here that knew nobody yet, and who is
 * known by now (another tab answers late), goes back to it.
 */
function useSignedOutHere(goOn: () => void) {
  const { platform } = useAppContext();
  const signOut = useSignOut();
  const router = useRouter();
  const ending = useMutation({ mutationFn: (ended: Promise<void>) => ended, networkMode: "always" });
  const { mutate, isPending: leaving, isIdle } = ending;
  const fromElsewhere = useIsFromElsewhere();
  // As somebody came: who signs in here meets no question.
  const [signedIn] = useState(() => readToken() !== null);
  const arrived = useRef(false);
  // Begun in the same moment: what the form below asks for as it appears, a visitor asks.
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
