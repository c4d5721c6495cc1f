import { Wordmark } from "@tablee/design-system/wordmark";
import { Link } from "@tanstack/react-router";
import { useLanguage } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { homeLinkOf } from "../routes/site-facts.ts";
import { brandOf, useSite } from "../routes/site.ts";

/** The link home: to Tablée's feed, or to the home page of an own site, shown by its logo or name. */
export function HomeLink({ size = "md", className }: { size?: "md" | "lg"; className: string }) {
  const language = useLanguage();
  const site = useSite();
  if (!site) {
    return (
      <Link to="/" aria-label={m.shell_home()} className={className}>
        <Wordmark size={size} />
      </Link>
    );
  }
  const name = brandOf(site, language);
  return (
    <Link {...homeLinkOf(site)} aria-label={m.shell_home_of({ name })} className={`${className} min-w-0`}>
      {site.logo_url ? (
        <img src={site.logo_url} alt="" className="h-9 max-w-[11rem] object-contain object-left" />
      ) : (
        <span className="block truncate font-display text-[1.375rem]/8 font-[640] text-ink">{name}</span>
      )}
    </Link>
  );
}
