import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { UserRoundX } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { PageTitle } from "../../../routes/page-title.tsx";

/** Shown for a member who does not exist. */
export function GoneMemberPage() {
  useWords();
  return (
    <>
      <PageTitle>{m.members_gone_title()}</PageTitle>
      <EmptyState
        heading="h1"
        icon={<UserRoundX />}
        title={m.members_gone_title()}
        text={m.members_gone_text()}
        action={<Button render={<Link to="/" />}>{m.shell_back_to_feed()}</Button>}
        className="min-h-[60dvh] justify-center"
      />
    </>
  );
}
