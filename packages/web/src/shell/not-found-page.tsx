import { homeLinkOf } from "../routes/site-facts.ts";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { UtensilsCrossed } from "lucide-react";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { PageTitle } from "../routes/page-title.tsx";
import { useSite } from "../routes/site.ts";

/** Shown for any path that is not in the route table (shell §1). */
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
        action={<WaysOn />}
        className="min-h-[70dvh] justify-center"
      />
    </>
  );
}

/** Links for somebody on a page that does not exist: home, to the restaurants, or to our contact page. */
export function WaysOn() {
  useWords();
  const site = useSite();
  if (site) return <Button render={<Link {...homeLinkOf(site)} />}>{m.shell_menu()}</Button>;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button render={<Link to="/" />}>{m.shell_back_to_feed()}</Button>
      <Button variant="quiet" render={<Link to="/restaurants" />}>
        {m.restaurants_all_restaurants()}
      </Button>
      <Button variant="quiet" render={<Link to="/contact" />}>
        {m.shell_contact()}
      </Button>
    </div>
  );
}
