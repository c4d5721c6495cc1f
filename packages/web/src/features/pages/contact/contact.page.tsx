import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { pageQuery } from "../page-loading.ts";
import { BELOW, EditLink } from "../reading/edit-link.tsx";
import { Prose } from "../reading/prose.tsx";
import { ContactForm } from "./contact-form.tsx";

/** A text, and a form that reaches whoever runs the product (pages §10). */
export function ContactPage() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { data: page } = useQuery({ ...pageQuery(orpc, "contact"), staleTime: "static" });
  if (!page) return null;
  return (
    <div className="mx-auto grid w-full max-w-[64rem] grid-cols-1 gap-x-16 gap-y-12 px-gutter pt-2 pb-16 tablet:pt-8 large:grid-cols-2 large:pt-14">
      <div className="relative">
        <h1 className="font-display text-d2 text-balance tablet:text-d1">{page.title[language]}</h1>
        <p className="mt-3 text-body text-pretty text-ink-2">{page.summary[language]}</p>
        <Prose html={page.html_content[language]} className="mt-5" />
        <EditLink id={page.id} className={BELOW} />
      </div>
      <ContactForm />
    </div>
  );
}
