import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useParams, useRouter } from "@tanstack/react-router";
import { UtensilsCrossed } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { PageTitle } from "../../../routes/page-title.tsx";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { discoveryQuery } from "../card/discovery-queries.ts";
import { readToken } from "../../../session/token.ts";
import { asksOnce } from "./gone.ts";
import { useDropGone } from "./use-drop-gone.ts";
import { DiscoveryCardSkeleton } from "../card/discovery-card-skeleton.tsx";

/**
 * Shown for a discovery that does not exist or is hidden from the viewer. The server asked as a visitor, and a member
 * may see what visitors do not (an own draft, a friend's, a moderator's queue), so the browser asks once more as the
 * member.
 */
export function GonePage() {
  const { orpc } = useAppContext();
  const router = useRouter();
  const client = useQueryClient();
  const { id } = useParams({ strict: false });
  const { status } = useSession();
  const [asked, setAsked] = useState(false);
  // An invalid id was never requested, and requesting it would never end.
  const isId = /^[1-9]\d{0,8}$/.test(String(id));
  const asks = isId && status !== "visitor" && !asked;
  useEffect(() => {
    if (!asks) return;
    const anew = asksOnce(client, discoveryQuery(orpc, Number(id)).queryKey, readToken());
    void Promise.resolve(anew ? router.invalidate() : undefined).finally(() => setAsked(true));
  }, [asks, client, id, orpc, router]);
  return asks ? <DiscoveryAsked /> : <Gone />;
}

/** The placeholder while the discovery is requested. */
export function DiscoveryAsked() {
  useWords();
  return (
    <div role="status" aria-label={m.discoveries_loading()} className="mx-auto w-full max-w-md px-gutter pt-6">
      <DiscoveryCardSkeleton />
    </div>
  );
}

/** Says that the discovery does not exist or is hidden from this viewer. */
export function Gone() {
  useWords();
  const { id } = useParams({ strict: false });
  useDropGone(Number(id), true);
  return (
    <>
      <PageTitle>{m.discoveries_gone_title()}</PageTitle>
      <EmptyState
        heading="h1"
        icon={<UtensilsCrossed />}
        title={m.discoveries_gone_title()}
        text={m.discoveries_gone_text()}
        action={<Button render={<Link to="/" />}>{m.shell_back_to_feed()}</Button>}
        className="min-h-[60dvh] justify-center"
      />
    </>
  );
}
