import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { useHydrated, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { FeedPlace } from "../card/discovery-link.tsx";
import { openedPart } from "../../../shell/failures/opened-part.tsx";
import { opensOver } from "./opens-over.ts";

const loadDialog = () => import("./discovery-dialog.tsx");
const DiscoveryDialog = openedPart(async () => (await loadDialog()).DiscoveryDialog);
/** How long after the page the dialog's code is preloaded, in ms, so that it is there before it is first needed. */
const PRELOAD_MS = 1_500;

export interface DiscoveryOverlayProps {
  /** The id of the open discovery, from the address. */
  id: number | undefined;
  over: FeedPlace;
  /** The list below: it usually contains the open discovery, and what follows in it comes next. */
  rows: readonly Discovery[];
}

/** The discovery that is open over a list. Its own history entry is the one that closing removes. */
export function DiscoveryOverlay({ id, over, rows }: DiscoveryOverlayProps) {
  const router = useRouter();
  const navigate = useNavigate();
  // Keeps the last one while the dialog closes.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    // On a slow device the dialog is still there when the step before is the current one already.
    if (!opensOver(router.latestLocation.search, shown)) return;
    // Opened from the list: go one step back. Opened by its address: there is no list to go back to.
    if (router.history.canGoBack()) router.history.back();
    else if (typeof over === "string") {
      void navigate({ to: over, search: (search) => ({ ...search, discovery: undefined }), replace: true });
    } else void navigate({ to: ".", search: (search) => ({ ...search, recommendation_id: undefined }), replace: true });
  };
  // The server renders only the list; dialogs need a hydrated page.
  const hydrated = useHydrated();
  if (shown === undefined || !hydrated) return null;
  return (
    <DiscoveryDialog
      leave={close}
      key={shown}
      id={shown}
      open={id !== undefined}
      over={over}
      rows={rows}
      close={close}
      closed={() => setShown(undefined)}
    />
  );
}
