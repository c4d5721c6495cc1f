import { leadsHome } from "@tablee/domain/sites/single-menu";
import { Link } from "@tanstack/react-router";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { useSite } from "../routes/site.ts";

const LINKS = [
  { to: "/about", label: () => m.pages_about() },
  { to: "/business", label: () => m.pages_business() },
  { to: "/blog", label: () => m.pages_blog() },
  { to: "/news", label: () => m.pages_news() },
  { to: "/content-gallery", label: () => m.gallery_title() },
  { to: "/contact", label: () => m.pages_write() },
  { to: "/terms-and-conditions", label: () => m.pages_terms() },
  { to: "/about-version", label: () => m.version_title() },
] as const;

/**
 * Links to articles, in small print at the end of More (shell §10); a restaurant's own site shows only some of them.
 */
export function ReadingLinks() {
  useWords();
  const site = useSite();
  const links = site ? LINKS.filter(({ to }) => !leadsHome(to, site)) : LINKS;
  return (
    <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-cap">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            replace
            className="hit inline-block rounded-inner py-1.5 text-ink-2 underline-offset-4 hover:underline"
          >
            {label()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
