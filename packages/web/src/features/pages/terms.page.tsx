import { Chip } from "@tablee/design-system/chip";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { bothOf, sourceOf, termsQuery } from "./reading/terms-query.ts";
import { TermsSections } from "./reading/terms-sections.tsx";

/** The page of terms and policies, with a button for each section if there are several (pages §7). */
export function TermsPage() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { group, type } = useSearch({ from: "/terms-and-conditions" });
  const { data: sections = [] } = useQuery({
    ...termsQuery(orpc, sourceOf(group), type ?? "all"),
    staleTime: "static",
  });
  return (
    <div className="mx-auto w-full max-w-[44rem] px-gutter pt-2 pb-16 tablet:pt-8">
      <h1 className="font-display text-d2 text-balance tablet:text-d1">{m.pages_terms()}</h1>
      <p className="mt-3 text-body text-ink-2">{m.pages_terms_text()}</p>
      {sections.length > 1 ? (
        <nav aria-label={m.pages_terms_sections()} className="mt-5 flex flex-wrap gap-2">
          {sections.map((section) => (
            <Chip
              key={section.id}
              className="!shrink !whitespace-normal"
              render={<Link to="/terms-and-conditions" search={{ group, type }} hash={section.type} replace />}
            >
              {bothOf(section.name)[language]}
            </Chip>
          ))}
        </nav>
      ) : null}
      <div className="mt-9">
        <TermsSections sections={sections} />
      </div>
    </div>
  );
}
