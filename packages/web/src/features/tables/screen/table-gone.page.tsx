import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { QrCode } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { PageTitle } from "../../../routes/page-title.tsx";

/** Shown for a code that is forged, was changed since, or belongs to a table out of service: the three look alike. */
export function TableGonePage() {
  useWords();
  return (
    <>
      <PageTitle>{m.table_gone_title()}</PageTitle>
      <EmptyState
        heading="h1"
        icon={<QrCode />}
        title={m.table_gone_title()}
        text={m.table_gone_text()}
        action={<Button render={<Link to="/checkin" />}>{m.table_gone_again()}</Button>}
        className="min-h-[70dvh] justify-center"
      />
    </>
  );
}
