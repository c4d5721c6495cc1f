import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { useHydrated, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const CommentsDialog = openedPart(async () => (await import("../../comments/comments-dialog.tsx")).CommentsDialog);

/** The comments that are open over a discovery because its address names one: `/discovery/7?comment=3`. */
export function LinkedComment({ discovery, comment }: { discovery: Discovery; comment: number }) {
  const navigate = useNavigate({ from: "/discovery/$id" });
  const hydrated = useHydrated();
  const [all, setAll] = useState(false);
  if (!hydrated) return null;
  const close = () => void navigate({ search: {}, replace: true, resetScroll: false });
  return (
    <CommentsDialog
      discovery={discovery}
      open
      close={close}
      leave={close}
      focus={all ? undefined : comment}
      showAll={() => setAll(true)}
    />
  );
}
