import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Skeleton } from "@tablee/design-system/skeleton";
import { OWN_TERMS } from "@tablee/domain/pages/article";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { TermsSections } from "../../pages/reading/terms-sections.tsx";
import { termsQuery } from "../../pages/reading/terms-query.ts";

interface TermsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which text is shown; by default all. */
  type?: "all" | "terms" | "privacy";
}

/** Shows the terms and the privacy policy; the form behind keeps what was typed (accounts §19). */
export function TermsDialog({ open, onOpenChange, type = "all" }: TermsDialogProps) {
  useWords();
  const { orpc } = useAppContext();
  const terms = useQuery({ ...termsQuery(orpc, OWN_TERMS, type), enabled: open });
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.registration_terms_title()}
      // Each text has its own title, and the first one is the same as this.
      titleHidden
      closeLabel={m.registration_close()}
    >
      {terms.data ? (
        <TermsSections sections={terms.data} />
      ) : terms.isError ? (
        <CallFailed error={terms.error} retry={() => void terms.refetch()} />
      ) : (
        <div role="status" aria-label={m.shell_loading()} className="grid gap-3">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </ResponsiveDialog>
  );
}
