import { LiveRegion } from "@tablee/design-system/live-region";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Does what a browser does after loading a page: announces its title and moves focus to its start. A dialog with an
 * address of its own keeps the path of the page, and is left alone.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        // The head is written in the same commit; its title is read afterwards.
        requestAnimationFrame(() => {
          setTitle(document.title);
          document.getElementById("content")?.focus({ preventScroll: true });
        });
      }),
    [router],
  );
  return <LiveRegion>{title}</LiveRegion>;
}
