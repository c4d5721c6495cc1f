import { Skeleton } from "@tablee/design-system/skeleton";
import { lazy, Suspense } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSession } from "../../session/session.ts";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { MembersOnly } from "../accounts/members-only.tsx";

const Assistant = lazy(async () => ({ default: (await import("./assistant.tsx")).Assistant }));

/** The page of a conversation that answers with dishes which can be ordered (search §12). */
export function AssistantPage() {
  return (
    <MembersOnly waiting={<Waiting />}>
      <ForAdministrators />
    </MembersOnly>
  );
}

function ForAdministrators() {
  const { user } = useSession();
  if (!user) return <Waiting />;
  if (!user.admin) return <NotFoundPage />;
  return (
    <Suspense fallback={<Waiting />}>
      <Assistant />
    </Suspense>
  );
}

function Waiting() {
  useWords();
  return (
    <div className="mx-auto w-full max-w-[44rem] px-gutter pt-2 tablet:pt-8">
      <h1 className="sr-only">{m.assistant_title()}</h1>
      <div role="status" aria-label={m.shell_loading()}>
        <Skeleton className="h-40 w-full !rounded-card" />
      </div>
    </div>
  );
}
