import { Button } from "@tablee/design-system/button";
import { Link, useRouter } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** Imported when needed: stored values are validated by code that is not part of a page's first load. */
const remember = async (path: string) => (await import("../../../session/return-path.ts")).rememberReturnPath(path);

/** Leads to the sign-in, and back to the page on which it was pressed. */
export function SignInButton({ size = "md" }: { size?: "sm" | "md" }) {
  useWords();
  const router = useRouter();
  return (
    <Button
      variant="strong"
      size={size}
      render={<Link to="/login" onClick={() => void remember(router.latestLocation.href)} />}
    >
      {m.shell_sign_in()}
    </Button>
  );
}
