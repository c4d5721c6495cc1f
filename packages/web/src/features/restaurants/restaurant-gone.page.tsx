import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { Store } from "lucide-react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

/** An address of a restaurant that is not there. */
export function RestaurantGonePage() {
  useWords();
  return (
    <>
      {/* No route gives this page a head. */}
      <title>{`${m.restaurants_not_found_title()} · Tablée`}</title>
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
