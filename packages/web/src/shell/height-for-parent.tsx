import { useEffect } from "react";

/** Tells the page around this one how high it is, now and whenever that changes (decisions, "Screens"). */
export function HeightForParent() {
  useEffect(() => {
    if (window.parent === window) return undefined;
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
  }, []);
  return null;
}
