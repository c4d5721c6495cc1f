import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { Share } from "lucide-react";
import { shareLink } from "../../../platform/share-link.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { QrCode } from "../../../shell/qr-code.tsx";
import { useTable } from "../live/table-context.ts";

/** For people at the table who have not scanned the card: the same code on this phone, or the link. */
export function InviteSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  useWords();
  const { platform } = useAppContext();
  const { code, name } = useTable();
  const toasts = useToasts();
  const url = new URL(`/menu/table/${code}`, platform.public_origin).href;
  const share = async () => {
    const outcome = await shareLink(platform, { title: m.table_invite_title({ name }), url });
    if (outcome === "copied") toasts.show({ tone: "success", text: m.table_copied() });
    if (outcome === "failed") toasts.show({ tone: "danger", text: m.table_not_copied() });
  };
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={m.table_invite_title({ name })}
      description={m.table_invite_text()}
      closeLabel={m.table_close()}
      size="sm"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 pt-2">
        <QrCode
          text={url}
          label={m.table_invite_alt({ name })}
          className="aspect-square w-56 max-w-full rounded-card"
        />
        <p className="text-center">
          <span className="block text-cap text-ink-3">{m.table_code_is()}</span>
          <span className="num text-t3 font-semibold tracking-wide [overflow-wrap:anywhere]">{code}</span>
        </p>
        <Button block variant="quiet" start={<Share aria-hidden="true" />} onClick={() => void share()}>
          {m.table_share()}
        </Button>
      </div>
    </ResponsiveDialog>
  );
}
