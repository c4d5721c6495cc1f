import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useMediaQuery, XLARGE } from "@tablee/design-system/media-query";
import { Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import type { EditorProps } from "../line-places.tsx";
import { DraftPreview } from "./draft-preview.tsx";

interface BesidePreviewProps extends Pick<EditorProps, "draft" | "menu"> {
  opened: string | undefined;
  children: ReactNode;
}

/**
 * The editor and a preview of what diners will see: beside it if there is room, else behind a button (management §32).
 */
export function BesidePreview({ draft, menu, opened, children }: BesidePreviewProps) {
  useWords();
  const hasRoom = useMediaQuery(XLARGE);
  const [shown, setShown] = useState(false);
  const preview = <DraftPreview draft={draft} menu={menu} opened={opened} />;
  return (
    <div className="xlarge:grid xlarge:grid-cols-[minmax(0,1fr)_20rem] xlarge:gap-6">
      <div className="min-w-0">
        {hasRoom ? null : (
          <Button
            variant="quiet"
            size="sm"
            className="mt-3"
            start={<Smartphone aria-hidden="true" />}
            onClick={() => setShown(true)}
          >
            {m.management_preview()}
          </Button>
        )}
        {children}
      </div>
      {hasRoom ? (
        <aside aria-label={m.management_preview()} className="sticky top-4 mt-5 h-[calc(100dvh-2rem)] self-start">
          {preview}
        </aside>
      ) : (
        <ResponsiveDialog
          open={shown}
          onOpenChange={setShown}
          title={m.management_preview()}
          closeLabel={m.management_close()}
          fullHeight
        >
          <p className="mb-3 text-bs text-ink-2">{m.management_preview_text()}</p>
          {preview}
        </ResponsiveDialog>
      )}
    </div>
  );
}
