import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { UtensilsCrossed } from "lucide-react";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { PageTitle } from "../routes/page-title.tsx";

/** Any path that is not in the route table (shell §1). */
export function NotFoundPage() {
  useWords();
  return (
    <>
      <PageTitle>{m.shell_not_found_title()}</PageTitle>
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
