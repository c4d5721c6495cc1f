import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { EmptyState } from "@tablee/design-system/empty-state";
import { ABOVE_PHONE, useMediaQuery } from "@tablee/design-system/media-query";
import { Photo } from "@tablee/design-system/photo";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Skeleton, SkeletonText } from "@tablee/design-system/skeleton";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { UtensilsCrossed } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { StillFailed } from "../../comments/still-failed.tsx";
import { takesComments, WriteComment } from "../../comments/write-comment.tsx";
import { DiscoveryActions, DiscoveryBody } from "./discovery-body.tsx";
import { DiscoveryRow } from "../card/discovery-row.tsx";
import type { FeedPlace } from "../card/discovery-link.tsx";
import { discoveryQuery } from "../card/discovery-queries.ts";
import { isGone } from "./gone.ts";
import { MoreButton } from "../card/more-button.tsx";
import { nextOf } from "../card/next-of.ts";
import { useDropGone } from "./use-drop-gone.ts";
import { PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";

export interface DiscoveryDialogProps {
  id: number;
  open: boolean;
  over: FeedPlace;
  rows: readonly Discovery[];
  close: () => void;
  closed: () => void;
}

/** A discovery over the feed: a sheet on a phone, with the photo beside the text on larger screens (shell §16). */
export function DiscoveryDialog({ id, open, over, rows, close, closed }: DiscoveryDialogProps) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const wide = useMediaQuery(ABOVE_PHONE);
  const row = rows.find((each) => each.id === id);
  const query = useQuery(discoveryQuery(orpc, id));
  // The list's data is shown at once, and stays if no answer comes; only the list's row says why it was listed.
  const known = query.data && row?.debug ? { ...query.data, debug: row.debug } : (query.data ?? row);
  // Even if a copy is cached: it was deleted elsewhere, or this viewer may no longer see it.
  const gone = isGone(query.error);
  const failed = useToldError(id, query);
  const discovery = gone ? undefined : known;
  const name = discovery
    ? textIn(discovery.name, language)
    : gone
      ? m.discoveries_gone_title()
      : m.discoveries_loading();
  useDropGone(id, gone);
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => {
        if (!next) close();
      }}
      onClosed={closed}
      title={name}
      titleHidden={gone}
      closeLabel={m.shell_close()}
      aside={gone ? undefined : <DialogPhoto discovery={discovery} />}
      size={gone ? "md" : "xl"}
      fullHeight={!gone}
      padded={false}
      footer={discovery ? footOf(discovery, wide) : undefined}
    >
      <div className="relative -mt-6 rounded-t-sheet bg-surface px-5 pt-6 pb-6 tablet:mt-0 tablet:rounded-none tablet:px-7 tablet:pt-0 tablet:pb-8">
        {discovery ? (
          <>
            {failed ? <StillFailed error={failed} retry={() => void query.refetch()} /> : null}
            <DiscoveryBody discovery={discovery} heading="h2" writtenBelow={wide}>
              {/* The list that they come from lies under the dialog. */}
              <DiscoveryRow
                rows={nextOf(rows, id)}
                over={over}
                renderMore={(shared) => <button type="button" onClick={close} {...shared} />}
              />
            </DiscoveryBody>
          </>
        ) : gone ? (
          <EmptyState icon={<UtensilsCrossed />} title={m.discoveries_gone_title()} text={m.discoveries_gone_text()} />
        ) : query.isError ? (
          <CallFailed error={query.error} retry={() => void query.refetch()} />
        ) : (
          <BodySkeleton />
        )}
      </div>
    </ResponsiveDialog>
  );
}

/** The error of the last call; it stays while the call is repeated: the button would vanish under the finger. */
function useToldError(id: number, { error, isSuccess }: { error: Error | null; isSuccess: boolean }): Error | null {
  const [told, setTold] = useState<{ id: number; error: Error } | null>(null);
  if (error && error !== told?.error) setTold({ id, error });
  if (isSuccess && told) setTold(null);
  return told?.id === id ? told.error : null;
}

/** What stays visible while the dialog scrolls: on a phone all actions, on wider screens the field for a comment. */
function footOf(discovery: Discovery, wide: boolean) {
  if (!wide) return <DiscoveryActions discovery={discovery} />;
  return takesComments(discovery) ? <WriteComment discovery={discovery} /> : undefined;
}

function DialogPhoto({ discovery }: { discovery: Discovery | undefined }) {
  const language = useLanguage();
  if (!discovery) return <Skeleton className="aspect-4/5 w-full !rounded-none tablet:h-full" />;
  return (
    <Photo
      src={discovery.image_url}
      srcSet={pictureSet(discovery.image_url)}
      sizes="(width <= 48rem) 100vw, 28rem"
      alt={m.discoveries_photo({ name: textIn(discovery.name, language) })}
      {...PICTURE}
      corners="none"
      position="50% 52%"
      priority
      className="max-h-[50dvh] w-full mobile:aspect-4/5 tablet:!aspect-auto tablet:h-full tablet:max-h-none"
    >
      <MoreButton discovery={discovery} variant="plate" className="!absolute start-3 top-3 tablet:!hidden" />
    </Photo>
  );
}

function BodySkeleton() {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.discoveries_loading()} className="grid gap-5">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <SkeletonText lines={4} />
    </div>
  );
}
