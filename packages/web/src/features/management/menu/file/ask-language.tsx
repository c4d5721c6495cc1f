import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import type { Language } from "@tablee/domain/language/text";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { LANGUAGE_NAMES, ownFirst } from "../language-names.ts";

interface AskLanguageProps {
  open: boolean;
  /** null: nothing is to be done; undefined: the file says it itself. */
  answer: (language: Language | null | undefined) => void;
}

/** A till writes in one language and does not say which: only the other one is missing once that is known. */
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
