import { EmptyState } from "@tablee/design-system/empty-state";
import { Unlink } from "lucide-react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { PageTitle } from "../../routes/page-title.tsx";
import { WaysOn } from "../../shell/not-found-page.tsx";

/** Shown if a link shares nothing: it never existed, is gone, or is not public (sharing §2). */
export function LinkGone() {
  useWords();
  return (
    <>
      <PageTitle>{m.sharing_gone_title()}</PageTitle>
      <EmptyState
        heading="h1"
        icon={<Unlink />}
        title={m.sharing_gone_title()}
        text={m.sharing_gone_text()}
        action={<WaysOn />}
        className="min-h-[60dvh] justify-center"
      />
    </>
  );
}
