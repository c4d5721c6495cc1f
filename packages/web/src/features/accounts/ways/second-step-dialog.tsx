import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { KeyRound, ShieldCheck, Smartphone } from "lucide-react";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { isNewOwner, isPutOff, onPutOff, putOff, putOffForSteps } from "../../../session/second-step-later.ts";
import { useSession } from "../../../session/session.ts";

/**
 * Asks administrators, moderators and owners to set up a second step after they have signed in, over the page that they
 * opened (accounts §45). They may postpone it until the next sign-in, but for a day at most.
 */
export function SecondStepDialog() {
  useWords();
  const { user } = useSession();
  const router = useRouter();
  const isThere = useRouterState({ select: ({ location }) => location.pathname.startsWith("/account/security") });
  const isLater = useSyncExternalStore(
    onPutOff,
    () => user === null || isPutOff(user.id) || isNewOwner(user.id),
    () => true,
  );
  const account = user?.second_step_due ? user.id : null;
  useEffect(() => {
    // New owners get to see their own screens first.
    if (account !== null && isNewOwner(account)) putOffForSteps(account);
  }, [account]);
  const later = () => user && putOff(user.id);
  return (
    <ResponsiveDialog
      open={user?.second_step_due === true && !isThere && !isLater}
      onOpenChange={(open) => {
        if (!open) later();
      }}
      title={m.ways_lead_title()}
      description={m.ways_lead_text()}
      closeLabel={m.accounts_close()}
      size="sm"
    >
      <div className="grid grid-cols-1 gap-4 pt-2">
        <ul className="grid gap-3">
          <Reason icon={<KeyRound />}>{m.ways_lead_passkey()}</Reason>
          <Reason icon={<Smartphone />}>{m.ways_lead_app()}</Reason>
          <Reason icon={<ShieldCheck />}>{m.ways_lead_lost()}</Reason>
        </ul>
        <Button
          size="lg"
          block
          onClick={() => void router.navigate({ to: "/account/$tab", params: { tab: "security" } })}
        >
          {m.ways_lead_now()}
        </Button>
        <Button size="lg" block variant="ghost" onClick={later}>
          {m.ways_lead_later()}
        </Button>
      </div>
    </ResponsiveDialog>
  );
}

function Reason({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 text-body">
      <span aria-hidden="true" className="mt-0.5 text-ink-2 [&>svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
