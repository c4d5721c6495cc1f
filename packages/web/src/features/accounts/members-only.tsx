import { useMatch, useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { rememberReturnPath } from "../../session/return-path.ts";
import { useSession } from "../../session/session.ts";
import { readToken } from "../../session/token.ts";

/**
 * A page of members: a visitor goes to /login with the path stored (shell §7), and so does whoever is
 * signed out while looking at it. `waiting` is what the server renders and what shows until the browser knows.
 */
export function MembersOnly({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { status } = useSession();
  const router = useRouter();
  const navigate = useNavigate();
  const here = useMatch({ strict: false, select: ({ pathname }) => pathname });
  useEffect(() => {
    // The first render is the server's, for which everybody may be a visitor: the token decides.
    if (status !== "visitor" || readToken() !== null) return;
    const { pathname, href } = router.latestLocation;
    // On the way elsewhere already, to the sign-in itself or to the feed of who has deleted their account.
    if (pathname.startsWith("/login") || !pathname.startsWith(here)) return;
    rememberReturnPath(href);
    void navigate({ to: "/login", replace: true, state: { sent_to_sign_in: true } });
  }, [status, router, navigate, here]);
  return status === "member" ? children : waiting;
}
