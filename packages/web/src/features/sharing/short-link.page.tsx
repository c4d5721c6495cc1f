import { Spinner } from "@tablee/design-system/spinner";
import { useQuery } from "@tanstack/react-query";
import { useParams, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { isCallError } from "../../api/call-error.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { ownPath } from "../../session/return-path.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { MembersOnly } from "../accounts/members-only.tsx";
import { LinkGone } from "./link-gone.tsx";

/** Shown while a short link redirects (sharing §5). */
export function ShortLinkPage() {
  return (
    <MembersOnly waiting={<OnTheWay />}>
      <Led />
    </MembersOnly>
  );
}

function Led() {
  const { orpc } = useAppContext();
  const router = useRouter();
  const { key = "" } = useParams({ strict: false });
  const link = useQuery({ ...orpc.sharing.shortLink.queryOptions({ input: { key } }), retry: false });
  const path = link.data ? ownPath(link.data.path) : null;
  useEffect(() => {
    if (path !== null) router.history.replace(path);
  }, [path, router]);
  if (link.data && path === null) return <LinkGone />;
  if (!link.isError) return <OnTheWay />;
  const gone = isCallError(link.error) && ["not_found", "invalid_input"].includes(link.error.code);
  return gone ? <LinkGone /> : <CallFailed error={link.error} retry={() => void link.refetch()} />;
}

function OnTheWay() {
  useWords();
  return (
    <div role="status" aria-label={m.sharing_on_the_way()} className="grid min-h-[60dvh] place-items-center text-ink-3">
      <Spinner />
    </div>
  );
}
