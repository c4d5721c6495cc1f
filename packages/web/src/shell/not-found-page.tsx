import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { UtensilsCrossed } from "lucide-react";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";

/** Any path that is not in the route table (shell §1). */
export function NotFoundPage() {
  useWords();
  return (
    <>
      {/* No route gives this page a head. */}
      <title>{`${m.shell_not_found_title()} · Tablée`}</title>
      <EmptyState
        heading="h1"
        icon={<UtensilsCrossed />}
        title={m.shell_not_found_title()}
        text={m.shell_not_found_text()}
        action={<Button render={<Link to="/" />}>{m.shell_back_to_feed()}</Button>}
        className="min-h-[70dvh] justify-center"
      />
    </>
  );
}
