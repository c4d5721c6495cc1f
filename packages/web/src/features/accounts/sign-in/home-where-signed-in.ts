import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { readToken } from "../../../session/token.ts";

/** In the native app, leads a signed-in member from the sign-in pages to the feed (shell §1). */
export function useHomeWhereSignedIn(): void {
  const { platform } = useAppContext();
  const navigate = useNavigate();
  const native = platform.kind === "native";
  useEffect(() => {
    if (native && readToken() !== null) void navigate({ to: "/", replace: true });
  }, [native, navigate]);
}
