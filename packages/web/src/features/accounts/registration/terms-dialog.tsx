import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** The terms and the privacy policy; the form behind keeps what was typed (accounts §19). */
export function TermsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  useWords();
  const sections = [
    { heading: m.registration_terms_heading(), body: m.registration_terms_body() },
    { heading: m.registration_privacy_heading(), body: m.registration_privacy_body() },
  ];
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.registration_terms_title()}
      closeLabel={m.registration_close()}
    >
      {sections.map(({ heading, body }) => (
        <section key={heading} className="mb-6">
          <h3 className="font-display text-t3">{heading}</h3>
          {body.split("\n\n").map((paragraph) => (
            <p key={paragraph} className="mt-2 text-body text-ink-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </ResponsiveDialog>
  );
}
