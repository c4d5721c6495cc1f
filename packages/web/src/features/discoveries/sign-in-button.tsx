import { Button } from "@tablee/design-system/button";
import { Link, useRouter } from "@tanstack/react-router";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { rememberReturnPath } from "../../session/return-path.ts";

/** Leads to the sign-in and back to where it was pressed. */
export function SignInButton({ size = "md" }: { size?: "sm" | "md" }) {
  useLanguage();
  const router = useRouter();
  return (
    <Button
      variant="strong"
      size={size}
      render={<Link to="/login" onClick={() => rememberReturnPath(router.latestLocation.href)} />}
    >
      {m.shell_sign_in()}
    </Button>
  );
}
