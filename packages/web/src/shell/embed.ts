import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";

/** Embed mode (spec §1): the query parameter embed=true; links keep it. */
export const useEmbedded = (): boolean => useSearch({ strict: false, select: (search) => search.embed === true });

/** Tells the page around this one how high it is, now and whenever that changes (decisions, "Screens"). */
export function useHeightForParent(embedded: boolean): void {
  useEffect(() => {
    if (!embedded || window.parent === window) return undefined;
    const page = document.body;
    let told = 0;
    const tell = () => {
      const height = Math.ceil(page.getBoundingClientRect().height);
      if (height === told) return;
      told = height;
      // Any page may embed us, and a height is no secret.
      window.parent.postMessage({ type: "tablee:height", height }, "*");
    };
    const observer = new ResizeObserver(tell);
    observer.observe(page);
    tell();
    return () => observer.disconnect();
  }, [embedded]);
}
