import { classNames } from "@tablee/design-system/class-names";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

interface ProseProps {
  /** HTML that the server made from Markdown, with harmless tags only (domain/pages/markdown). */
  html: string;
  className?: string;
}

const LOOK = [
  "prose break-words text-body text-ink-2 [&>*+*]:mt-4",
  "[&_h2]:font-display [&_h2]:text-t2 [&_h2]:text-ink [&>h2]:mt-9 [&>h2:first-child]:mt-0",
  "[&_h3]:font-display [&_h3]:text-t3 [&_h3]:text-ink [&>h3]:mt-6 [&_h4]:font-semibold [&_h4]:text-ink",
  "[&_a]:font-medium [&_a]:text-primary-ink [&_a]:underline [&_a]:underline-offset-4",
  "[&_strong]:font-semibold [&_strong]:text-ink",
  "[&_ul]:list-disc [&_ul]:ps-5 [&_ol]:list-decimal [&_ol]:ps-5 [&_li+li]:mt-2 [&_li]:ps-1 [&_li]:marker:text-ink-3",
  "[&_blockquote]:border-s-2 [&_blockquote]:border-line [&_blockquote]:ps-4 [&_blockquote]:italic",
  "[&_img]:max-w-full [&_img]:rounded-card [&_hr]:border-line",
  "[&_code]:rounded-inner [&_code]:bg-sunken [&_code]:px-1 [&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:bg-sunken [&_pre]:p-4",
  "[&_table]:block [&_table]:overflow-x-auto [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pe-4 [&_th]:pe-4 [&_th]:text-start",
].join(" ");

/** The text of a page, set like a magazine article. Links to our own pages stay inside the app. */
export function Prose({ html, className }: ProseProps) {
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const words = box.current;
    if (!words) return;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const address = link?.getAttribute("href") ?? "";
      const asked = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      if (asked || !address.startsWith("/")) return;
      event.preventDefault();
      void router.navigate({ href: address });
    };
    words.addEventListener("click", follow);
    return () => words.removeEventListener("click", follow);
  }, [router]);
  return <div ref={box} className={classNames(LOOK, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
