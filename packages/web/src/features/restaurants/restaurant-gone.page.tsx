import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { Store } from "lucide-react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { PageTitle } from "../../routes/page-title.tsx";

/** Shown for the address of a restaurant that does not exist. */
export function RestaurantGonePage() {
  useWords();
  return (
    <>
      <PageTitle>{m.restaurants_not_found_title()}</PageTitle>
      <EmptyState
        heading="h1"
        icon={<Store />}
        title={m.restaurants_not_found_title()}
        text={m.restaurants_not_found_text()}
        action={<Button render={<Link to="/restaurants" />}>{m.restaurants_all_restaurants()}</Button>}
        className="min-h-[60dvh] justify-center"
      />
    </>
  );
}
