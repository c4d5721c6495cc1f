import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { UtensilsCrossed } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** In place of a discovery that is not there, or not for this viewer. */
export function GonePage() {
  useWords();
  return (
    <>
      {/* No route gives this page a head. */}
      <title>{`${m.discoveries_gone_title()} · Tablée`}</title>
      <EmptyState
        heading="h1"
        icon={<UtensilsCrossed />}
        title={m.discoveries_gone_title()}
        text={m.discoveries_gone_text()}
        action={<Button render={<Link to="/" />}>{m.shell_back_to_feed()}</Button>}
        className="min-h-[60dvh] justify-center"
      />
    </>
  );
}
