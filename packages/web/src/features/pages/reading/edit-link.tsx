import { lazy, Suspense } from "react";
import { useSession } from "../../../session/session.ts";

const EditButton = lazy(async () => ({ default: (await import("./edit-button.tsx")).EditButton }));

interface EditLinkProps {
  /** The article that is on the screen; null: a new one of the kind. */
  id: number | null;
  kind?: "blog" | "news";
  className?: string;
}

/** Leads administrators from what they read to where they write it; nobody else loads it. */
export function EditLink(props: EditLinkProps) {
  const { user } = useSession();
  if (!user?.admin) return null;
  return (
    <Suspense>
      <EditButton {...props} />
    </Suspense>
  );
}
