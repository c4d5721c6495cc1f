import { ORPCError } from "@orpc/client";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { Spinner } from "@tablee/design-system/spinner";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { IDENTITY_PROVIDERS, type IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useParams, useRouter } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { deviceFacts } from "../../../session/device.ts";
import { goToReturn, takeReturnPath } from "../../../session/return-path.ts";
import { signedIn, useSession } from "../../../session/session.ts";
import { type PendingProvider, takePendingProvider } from "./pending-provider.ts";
import { SecondStepForm, secondStepOf } from "./second-step-form.tsx";
import { PROVIDER_NAMES, socialFailure } from "./social-failure.ts";

const isProvider = (name: string | undefined): name is IdentityProvider =>
  (IDENTITY_PROVIDERS as readonly (string | undefined)[]).includes(name);

/** The page to which a provider sends people back (`/auth/:provider`); its answer is in the fragment (after the #). */
export function AuthPage() {
  useWords();
  const { provider: name } = useParams({ strict: false });
  const provider = isProvider(name) ? name : "google";
  const router = useRouter();
  const { finish, remember, intent } = useFinish(provider);
  const needed = secondStepOf(finish.error);
  // A member who connects a provider or confirms their identity is signed in, and stays so.
  const isMember = useSession().status === "member";
  const arrived = useRef(false);
  const { mutate } = finish;
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const answer = new URLSearchParams(location.hash.slice(1));
    // Removes the answer from the address, so that it is not in the history and cannot be opened again.
    history.replaceState(history.state, "", location.pathname);
    mutate(answer);
  }, [mutate]);

  return (
    <div className="mx-auto w-full max-w-[30rem] px-sheet pt-4 pb-12 tablet:mt-[9vh]">
      <h1 className="font-display text-d2">{name ? PROVIDER_NAMES[provider] : m.accounts_page_title()}</h1>
      {needed ? (
        <div className="mt-5">
          <SecondStepForm
            needed={needed}
            remember={remember}
            onSignedIn={() => goToReturn(router.history)}
            onBack={() => router.history.replace("/login")}
          />
        </div>
      ) : finish.isError ? (
        <>
          <div role="alert" className="mt-5">
            <Notice announce={false} icon={<CircleAlert />} {...wordsOf(provider, finish.error, intent)} />
          </div>
          <Button
            block
            size="lg"
            className="mt-5"
            render={
              isMember ? <Link to="/account/$tab" params={{ tab: "security" }} replace /> : <Link to="/login" replace />
            }
          >
            {isMember ? m.ways_back_security() : m.ways_back()}
          </Button>
        </>
      ) : (
        <p role="status" className="mt-4 flex items-center gap-3 text-body text-ink-2">
          <Spinner />
          {UNDER_WAY[intent](PROVIDER_NAMES[provider])}
        </p>
      )}
    </div>
  );
}

type Intent = PendingProvider["intent"];

const UNDER_WAY: Record<Intent, (provider: string) => string> = {
  sign_in: () => m.ways_signing_in(),
  connect: (provider) => m.ways_connecting({ provider }),
  confirm: () => m.ways_confirming(),
};

const wordsOf = (provider: IdentityProvider, error: unknown, intent: Intent) => {
  const { tone, title, text } = socialFailure(provider, error, intent);
  return { tone, title, children: <span className="block">{text}</span> };
};

function useFinish(provider: IdentityProvider) {
  const { api, orpc, platform } = useAppContext();
  const client = useQueryClient();
  const router = useRouter();
  const toasts = useToasts();
  /** The choice made before this tab went to the provider. */
  const [remember, setRemember] = useState(true);
  const [intent, setIntent] = useState<Intent>("sign_in");
  const signIn = async (brought: Brought, wished: boolean) => {
    setRemember(wished);
    const { token, user } = await api.accounts.finishProvider({
      ...brought,
      ...deviceFacts(platform),
      remember: wished,
    });
    signedIn(client, orpc.accounts.currentUser.queryKey({ input: {} }), { token, user, remember: wished });
    goToReturn(router.history);
  };
  const connect = async (brought: Brought) => {
    await api.accounts.connectProvider(brought);
    void client.invalidateQueries({ queryKey: orpc.accounts.key() });
    router.history.replace("/account/security");
  };
  const confirm = async (brought: Brought) => {
    await api.accounts.confirm({ provider: brought });
    toasts.show({ text: m.ways_confirmed(), tone: "success" });
    router.history.replace(takeReturnPath() ?? "/account/security");
  };
  const finish = useMutation({
    // The code must not outlive the call.
    gcTime: 0,
    networkMode: "always",
    mutationFn: async (answer: URLSearchParams) => {
      const pending = takePendingProvider();
      setIntent(pending?.intent ?? "sign_in");
      if (answer.get("error") === "access_denied" && pending) {
        // The person cancelled at the provider: that is not an error.
        router.history.replace(pending.intent === "sign_in" ? pending.began : "/account/security");
        return;
      }
      const brought = broughtOf(provider, answer, pending);
      if (pending?.intent === "connect") await connect(brought);
      else if (pending?.intent === "confirm") await confirm(brought);
      else await signIn(brought, pending?.remember ?? true);
    },
  });
  return { finish, remember, intent };
}

interface Brought {
  key: string;
  state: string;
  code: string;
}

/**
 * Returns the provider's answer if this tab asked for it. Any other answer may have been planted by an attacker, and is
 * not sent to the server.
 */
function broughtOf(provider: IdentityProvider, answer: URLSearchParams, pending: PendingProvider | null): Brought {
  const [state, code] = [answer.get("state"), answer.get("code")];
  if (pending?.provider !== provider || !state || !code) {
    throw new ORPCError("social_invalid", { defined: true, status: 422 });
  }
  return { key: pending.key, state, code };
}
