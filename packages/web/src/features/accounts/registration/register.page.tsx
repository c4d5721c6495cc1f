import { isMacAddress } from "@tablee/domain/validation/mac-address";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link, useHydrated, useParams, useRouter, useSearch } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isRefused } from "../../../api/retry-delay.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { keptPath, takeReturn } from "../../../session/return-path.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { useEmbedded } from "../../../shell/embed.ts";
import { useHomeWhereSignedIn } from "../sign-in/home-where-signed-in.ts";
import { useLanguageOfPath } from "../use-language-of-path.ts";
import { RegistrationForm } from "./registration-form.tsx";

/** The registration page, by itself or embedded in another site's page. */
export function RegisterPage() {
  useWords();
  const { language } = useParams({ strict: false });
  useLanguageOfPath(language);
  useHomeWhereSignedIn();
  // What was typed is stored in the browser, and the address says who was invited: the server can render neither.
  const hydrated = useHydrated();
  const [done, setDone] = useState(false);
  if (done) return <DoneInFrame />;
  return (
    <div className="mx-auto w-full max-w-[32rem] px-sheet pt-4 pb-12 tablet:mt-[5vh] tablet:mb-12 tablet:rounded-sheet tablet:bg-surface tablet:p-9 tablet:shadow-float">
      <h1 className="font-display text-d2">{m.registration_title()}</h1>
      <p className="mt-2 text-body text-ink-2">{m.registration_text()}</p>
      <div className="mt-7">{hydrated ? <Registration onDoneInFrame={() => setDone(true)} /> : <Waiting />}</div>
      <p className="mt-6 text-base text-ink-2">
        {m.registration_have_account()}{" "}
        <Link to="/login" className="font-semibold text-ink underline underline-offset-4">
          {m.registration_sign_in()}
        </Link>
      </p>
    </div>
  );
}

const Waiting = () => (
  <div className="grid grid-cols-1 gap-4">
    {["names", "email", "phone", "password"].map((field) => (
      <Skeleton key={field} className="h-12" />
    ))}
  </div>
);

const textOf = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? String(value) : null;

function Registration({ onDoneInFrame }: { onDoneInFrame: () => void }) {
  useWords();
  const embedded = useEmbedded();
  const { orpc } = useAppContext();
  const router = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const invitation_id = textOf(search["invitation_id"]);
  const mac = textOf(search["mac_address"]);
  const guest = useQuery(
    orpc.accounts.guestEmail.queryOptions({
      input: { invitation_id: invitation_id ?? "" },
      enabled: invitation_id !== null,
      // An invitation that was used is no longer valid: a member who has just registered with it must not be told so.
      staleTime: "static",
      retry: false,
    }),
  );
  if (invitation_id !== null && guest.isPending) return <Waiting />;
  if (invitation_id !== null && guest.isError) {
    if (isRefused(guest.error)) return <InvalidInvitation />;
    return <CallFailed error={guest.error} retry={() => void guest.refetch()} />;
  }
  const registered = () => {
    const { path, state } = takeReturn();
    // The surrounding page continues from here: it asked for a form, not for the product in its frame.
    if (path === null && embedded && isFramed()) onDoneInFrame();
    else router.history.replace(keptPath(path ?? "/", router.latestLocation.search), state);
  };
  return (
    <RegistrationForm
      invitation_id={invitation_id}
      invitedEmail={guest.data ?? null}
      // An invalid one is the mistake of whoever made the link, and must not prevent a registration.
      mac_address={mac !== null && isMacAddress(mac) ? mac : null}
      onCreated={tellParent}
      onRegistered={registered}
    />
  );
}

/** Says that the invitation is not valid (accounts §22) and leads to what everybody may see. */
function InvalidInvitation() {
  useWords();
  const router = useRouter();
  const leave = () => void router.navigate({ to: "/trends", replace: true });
  return (
    <ResponsiveDialog
      open
      onOpenChange={leave}
      title={m.registration_error()}
      description={m.registration_invitation_invalid()}
      closeLabel={m.registration_close()}
      size="sm"
    >
      <Button block size="lg" onClick={leave}>
        {m.registration_ok()}
      </Button>
    </ResponsiveDialog>
  );
}

/** What the frame shows after a registration in it. */
function DoneInFrame() {
  useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <EmptyState
      heading="h1"
      titleRef={title}
      icon={<CircleCheck />}
      title={m.registration_done()}
      text={m.registration_done_text()}
      className="px-sheet py-12"
    />
  );
}

const isFramed = (): boolean => window.parent !== window;

/** Tells the page around an embedded form that an account was created, but not whose. */
const tellParent = (): void => {
  if (isFramed()) window.parent.postMessage({ type: "tablee:registered" }, "*");
};
