import type { TermsSection } from "@tablee/contract/pages/pages.schema";
import { useLanguage } from "../../../language/language.ts";
import { BELOW, EditLink } from "./edit-link.tsx";
import { Prose } from "./prose.tsx";
import { bothOf } from "./terms-query.ts";

/** All sections, each under its name, to which its button on the page jumps. */
export function TermsSections({ sections }: { sections: readonly TermsSection[] }) {
  const language = useLanguage();
  return sections.map(({ id, type, name, header, html_content }) => (
    <section key={id} id={type} aria-labelledby={`${type}-name`} className="relative scroll-mt-24 [&+&]:mt-12">
      <h2 id={`${type}-name`} className="font-display text-t1">
        {bothOf(name)[language]}
      </h2>
      <p className="mt-1.5 mb-5 text-ink-2">{bothOf(header)[language]}</p>
      <Prose html={bothOf(html_content)[language]} className="[&_h2]:text-t3" />
      <EditLink id={id} className={BELOW} />
    </section>
  ));
}
