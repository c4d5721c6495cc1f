import { Button } from "@tablee/design-system/button";
import { Skeleton } from "@tablee/design-system/skeleton";
import { Link, useRouter } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { takeReturnPath } from "../../../session/return-path.ts";
import { useSession } from "../../../session/session.ts";

/**
 * The buttons to register and to sign in. Both continue to the page that the visitor wanted (accounts §10), and so does
 * the button that members see here.
 */
export function ReasonsActions() {
  useWords();
  const { status } = useSession();
  const router = useRouter();
  if (status === "unknown") {
    return (
      <div className="mt-6 grid gap-3 tablet:max-w-[22rem]">
        <Skeleton className="h-13 !rounded-control" />
        <Skeleton className="h-13 !rounded-control" />
      </div>
    );
  }
  if (status === "member") {
    return (
      <div className="mt-6 grid gap-4 tablet:max-w-[22rem]">
        <p className="font-medium">{m.reasons_member()}</p>
        <Button block size="lg" onClick={() => router.history.push(takeReturnPath() ?? "/")}>
          {m.reasons_continue()}
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-6 grid gap-3 tablet:max-w-[22rem]">
      <Button block size="lg" render={<Link to="/register" />}>
        {m.registration_register()}
      </Button>
      <Button block size="lg" variant="outline" render={<Link to="/login" />}>
        {m.registration_sign_in()}
      </Button>
    </div>
  );
}
