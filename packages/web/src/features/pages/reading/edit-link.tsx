import { lazy, Suspense } from "react";
import { useSession } from "../../../session/session.ts";

const EditButton = lazy(async () => ({ default: (await import("./edit-button.tsx")).EditButton }));

// It comes once it is known who reads, and nothing moves for it: each place has room for it, whether it comes or not.

/** The line that it ends, which is as high as it is. */
export const BESIDE = "flex min-h-9 items-center justify-between gap-3";
/** At the end of the space that follows, of 48 px or more. */
export const BELOW = "absolute end-0 top-full mt-1.5";

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
