import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSite } from "../../../routes/site.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import { socialFailure } from "./social-failure.ts";
import { useProvider } from "./use-provider.ts";

const LABELS: Record<IdentityProvider, () => string> = {
  google: () => m.ways_google(),
  apple: () => m.ways_apple(),
};
/** Apple requires its own black or white, whatever the theme; Google requires its mark on a quiet background. */
const LOOKS: Record<IdentityProvider, { variant: "outline" | "strong" }> = {
  google: { variant: "outline" },
  apple: { variant: "strong" },
};

/**
 * The providers by which one can sign in: only those that the server supports, Apple not on Android, and none on a
 * restaurant's own site or in an extension, to whose addresses no provider redirects.
 */
export function useOfferedProviders(): readonly IdentityProvider[] {
  const { orpc, platform } = useAppContext();
  const { data } = useQuery(orpc.accounts.providers.queryOptions({ staleTime: Infinity }));
  const site = useSite();
  if (site || platform.kind === "extension") return [];
  const android = /Android/.test(platform.user_agent);
  return (data?.providers ?? []).filter((provider) => provider !== "apple" || !android);
}

const TermsDialog = openedPart(async () => (await import("../registration/terms-dialog.tsx")).TermsDialog);

/**
 * What an account that a provider's button creates accepts (accounts §19). Both links open in a dialog, because the form
 * keeps what was typed and a native view has no other window.
 */
function AcceptedTexts() {
  useWords();
  const [read, setRead] = useState<"terms" | "privacy">("terms");
  const [reading, setReading] = useState(false);
  const linkTo = (hash: typeof read) => ({
    to: "/terms-and-conditions",
    hash,
    className: "underline underline-offset-2",
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setRead(hash);
      setReading(true);
    },
  });
  return (
    <p className="text-center text-cap text-ink-2">
      {m.ways_accept()} <Link {...linkTo("terms")}>{m.ways_accept_terms()}</Link> {m.ways_accept_and()}{" "}
      <Link {...linkTo("privacy")}>{m.ways_accept_privacy()}</Link>.
      <TermsDialog type={read} open={reading} onOpenChange={setReading} leave={() => setReading(false)} />
    </p>
  );
}

/** The buttons for signing in through a provider, below the form (accounts §9). */
export function ProviderButtons({ remember }: { remember: boolean }) {
  useWords();
  const offered = useOfferedProviders();
  const go = useProvider();
  if (offered.length === 0) return null;
  return (
    <div className="mt-5 grid grid-cols-1 gap-3">
      <div className="flex items-center gap-3 text-cap text-ink-2" aria-hidden="true">
        <span className="h-px grow bg-line" />
        {m.ways_or()}
        <span className="h-px grow bg-line" />
      </div>
      {offered.map((provider) => (
        <Button
          key={provider}
          size="lg"
          block
          {...LOOKS[provider]}
          // Until the provider's page has loaded.
          loading={(go.isPending || go.isSuccess) && go.variables.provider === provider}
          start={<ProviderMark provider={provider} />}
          onClick={() => {
            if (!go.isPending) go.mutate({ provider, remember });
          }}
        >
          {LABELS[provider]()}
        </Button>
      ))}
      <AcceptedTexts />
      {go.isError ? (
        <Notice tone="danger" icon={<CircleAlert />} title={m.accounts_login_failed()}>
          {socialFailure(go.variables.provider, go.error).text}
        </Notice>
      ) : null}
    </div>
  );
}
