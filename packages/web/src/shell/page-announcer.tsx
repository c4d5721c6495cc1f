import { LiveRegion } from "@tablee/design-system/live-region";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { Coming } from "./bars/coming.tsx";

/** How long a page may take before that is announced (shell §19). */
const LONG_MS = 1_000;

/**
 * Does what a browser does when it loads a page: shows that it is loading and announces it once that takes long, then
 * announces its title and moves focus to its start. A dialog with an address of its own keeps the path of the page, and
 * is left alone, but shows that it is loading too.
 */
export function PageAnnouncer() {
  useWords();
  const router = useRouter();
  const [title, setTitle] = useState("");
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      router.subscribe("onBeforeLoad", ({ pathChanged }) => {
        setLoading(true);
        clearTimeout(timer);
        if (pathChanged) timer = setTimeout(() => setTitle(m.shell_loading()), LONG_MS);
      }),
      router.subscribe("onResolved", () => {
        setLoading(false);
        clearTimeout(timer);
      }),
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        // The head is written in the same commit; its title is read afterwards.
        requestAnimationFrame(() => {
          setTitle(document.title);
          document.getElementById("content")?.focus({ preventScroll: true });
        });
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [router]);
  return (
    <>
      <LiveRegion>{title}</LiveRegion>
      {isLoading && <Coming />}
    </>
  );
}
