import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import type { Language } from "@tablee/domain/language/text";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { LANGUAGE_NAMES, ownFirst } from "../language-names.ts";

interface AskLanguageProps {
  open: boolean;
  /** null: cancel; undefined: the file itself says which. */
  answer: (language: Language | null | undefined) => void;
}

/**
 * Asks for the language of a file: a till writes in one and does not say which, and only with it known are just the
 * other one's texts missing.
 */
export function AskLanguage({ open, answer }: AskLanguageProps) {
  const language = useLanguage();
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) answer(null);
      }}
      title={m.management_file_language()}
      description={m.management_file_language_text()}
      closeLabel={m.management_close()}
      size="sm"
    >
      <div className="grid grid-cols-1 gap-3 pt-2">
        {ownFirst(language).map((of) => (
          <Button key={of} size="lg" block variant="outline" lang={of} onClick={() => answer(of)}>
            {LANGUAGE_NAMES[of]}
          </Button>
        ))}
        <Button size="lg" block variant="ghost" onClick={() => answer(undefined)}>
          {m.management_file_language_said()}
        </Button>
      </div>
    </ResponsiveDialog>
  );
}
