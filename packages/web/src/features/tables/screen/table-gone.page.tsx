import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { QrCode } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** A code that is forged, was changed since, or whose table is out of service: they are told alike. */
export function TableGonePage() {
  useWords();
  return (
    <>
      {/* A page that opened nothing has no head of its own. */}
      <title>{`${m.table_gone_title()} · Tablée`}</title>
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
