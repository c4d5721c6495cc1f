import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { MapPinOff } from "lucide-react";
import { useWords } from "../../language/language.ts";
import { PageTitle } from "../../routes/page-title.tsx";
import { m } from "../../paraglide/messages.js";

/** Shown for the address of a neighbourhood or a group that does not exist. */
export function PlaceGonePage() {
  useWords();
  return (
    <>
      <PageTitle>{m.places_gone_title()}</PageTitle>
      <EmptyState
        heading="h1"
        icon={<MapPinOff />}
        title={m.places_gone_title()}
        text={m.places_gone_text()}
        action={<Button render={<Link to="/restaurants" />}>{m.restaurants_all_restaurants()}</Button>}
        className="min-h-[60dvh] justify-center"
      />
    </>
  );
}
