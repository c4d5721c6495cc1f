import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { useHydrated, useNavigate, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import type { FeedPlace } from "../card/discovery-link.tsx";

const loadDialog = () => import("./discovery-dialog.tsx");
const DiscoveryDialog = lazy(async () => ({ default: (await loadDialog()).DiscoveryDialog }));
/** After the page is there: the dialog's code comes before it is first wanted. */
const PRELOAD_MS = 1_500;

export interface DiscoveryOverlayProps {
  /** The open discovery, from the address. */
  id: number | undefined;
  over: FeedPlace;
  /** The list below: what is open is in it most of the time, and what follows is what comes next. */
  rows: readonly Discovery[];
}

/** The discovery that lies open over a list. Its step of the history is the one that closing takes back. */
export function DiscoveryOverlay({ id, over, rows }: DiscoveryOverlayProps) {
  const router = useRouter();
  const navigate = useNavigate();
  // The last one stays while the dialog moves away.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    // Opened from the list: one step back. Opened by its address: there is no list to go back to.
    if (router.history.canGoBack()) router.history.back();
    else if (typeof over === "string") {
      void navigate({ to: over, search: (search) => ({ ...search, discovery: undefined }), replace: true });
    } else void navigate({ to: ".", search: (search) => ({ ...search, recommendation_id: undefined }), replace: true });
  };
  // The server renders the list alone: a dialog lies over what is there.
  const hydrated = useHydrated();
  if (shown === undefined || !hydrated) return null;
  return (
    <Suspense fallback={null}>
      <DiscoveryDialog
        key={shown}
        id={shown}
        open={id !== undefined}
        over={over}
        rows={rows}
        close={close}
        closed={() => setShown(undefined)}
      />
    </Suspense>
  );
}
