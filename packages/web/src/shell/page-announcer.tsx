import { LiveRegion } from "@tablee/design-system/live-region";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * What a browser does for a page that it loads: says its title and puts the keyboard at its start. A dialog with its
 * own address lies over the same path and is left alone.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        // The head is written in the same commit; its title is read after it.
        requestAnimationFrame(() => {
          setTitle(document.title);
          document.getElementById("content")?.focus({ preventScroll: true });
        });
      }),
    [router],
  );
  return <LiveRegion>{title}</LiveRegion>;
}
