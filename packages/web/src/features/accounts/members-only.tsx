import { useMatch, useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { rememberReturnPath } from "../../session/return-path.ts";
import { useSession } from "../../session/session.ts";
import { readToken } from "../../session/token.ts";

/**
 * A page for members only. Visitors, and members who are signed out while they look at it, are sent to /login with the
 * path stored (shell §7). `waiting` is what the server renders and what is shown until the session is known.
 */
export function MembersOnly({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { status } = useSession();
  const router = useRouter();
  const navigate = useNavigate();
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  useEffect(() => {
    // The first render is the server's, where everybody may be a visitor: the stored token decides.
    if (status !== "visitor" || readToken() !== null) return;
    const { pathname, href } = router.latestLocation;
    // Already leaving: for the sign-in itself, or for the feed after the account was deleted.
    if (pathname.startsWith("/login") || !pathname.startsWith(here)) return;
    rememberReturnPath(href);
    void navigate({ to: "/login", replace: true, state: { sent_to_sign_in: true } });
  }, [status, router, navigate, here]);
  return status === "member" ? children : waiting;
}
