import { LANGUAGES, type Language } from "@tablee/domain/language/text";
import { useMutation } from "@tanstack/react-query";
import { useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { takeReturnPath } from "../../session/return-path.ts";
import { readToken } from "../../session/token.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { useLanguageSwitch } from "../../shell/use-language-switch.ts";
import { SignInForm } from "./sign-in-form.tsx";

const isLanguage = (name: string | undefined): name is Language =>
  (LANGUAGES as readonly (string | undefined)[]).includes(name);

/** spec §2.1 "/login/:language?". Whoever opens it is signed out; afterwards one goes to where one was going. */
export function LoginPage() {
  useWords();
  const { language } = useParams({ strict: false });
  useLanguageOfPath(language);
  const leaving = useSignedOutHere();
  const router = useRouter();

  return (
    <div className="mx-auto w-full max-w-[30rem] px-sheet pt-4 pb-12 tablet:mt-[9vh] tablet:rounded-sheet tablet:bg-surface tablet:p-9 tablet:shadow-float">
      <h1 className="font-display text-d2">{m.accounts_welcome()}</h1>
      <p className="mt-2 text-body text-ink-2">{m.accounts_welcome_text()}</p>
      <div className="mt-7" inert={leaving}>
        <SignInForm
          onSignedIn={() => {
            // A path of this app, with its query: the router reads it whole.
            router.history.replace(takeReturnPath() ?? "/");
          }}
        />
      </div>
    </div>
  );
}

/** An explicit choice of language: it is stored (decisions, "Screens"). */
function useLanguageOfPath(language: string | undefined): void {
  const change = useLanguageSwitch();
  useEffect(() => {
    if (isLanguage(language)) change(language);
    // Once for each address: a switch made on the page itself stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [language]);
}

/** Signs out whoever comes here signed in; true while that is under way. On native they go home instead. */
function useSignedOutHere(): boolean {
  const { platform } = useAppContext();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { mutate: leave, isPending } = useMutation({ mutationFn: signOut, networkMode: "always" });
  const asked = useRef(false);
  useEffect(() => {
    // Once, on arrival: signing in here must not sign out again.
    if (asked.current) return;
    asked.current = true;
    if (readToken() === null) return;
    if (platform.kind === "native") {
      void navigate({ to: "/", replace: true });
      return;
    }
    leave();
  }, [platform, leave, navigate]);
  return isPending;
}
