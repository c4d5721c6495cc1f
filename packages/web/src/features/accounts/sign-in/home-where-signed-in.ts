import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { readToken } from "../../../session/token.ts";

/**
 * In the native app, leads a signed-in member from the sign-in pages to the feed (shell §1). Returns whether it does:
 * such a page has nothing to ask the server.
 */
export function useHomeWhereSignedIn(): boolean {
  const { platform } = useAppContext();
  const navigate = useNavigate();
  // Decided as the page opens: a member who signs in on it goes where they were going.
  const [leads] = useState(() => platform.kind === "native" && readToken() !== null);
  useEffect(() => {
    if (leads) void navigate({ to: "/", replace: true });
  }, [leads, navigate]);
  return leads;
}
