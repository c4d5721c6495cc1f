import type { Case } from "@tablee/contract/moderation/moderation.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Photo } from "@tablee/design-system/photo";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { PAGE_SIZES, PICTURE, pictureSet } from "../pictures/picture-sizes.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { DiscoveryBody } from "../discoveries/discovery/discovery-body.tsx";
import { isGone } from "../discoveries/discovery/gone.ts";
import { CaseActions, type CaseSteps } from "./case-actions.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { Rows } from "../admin/admin-frame.tsx";
import { caseQuery } from "./moderation-queries.ts";

export interface CaseViewProps extends CaseSteps {
  id: number;
  onBack: () => void;
}

/** A discovery as its viewers see it, with what only moderators know, and the possible actions (moderation §4). */
export function CaseView(props: CaseViewProps) {
  useWords();
  const { orpc } = useAppContext();
  const { data, error, refetch } = useQuery(caseQuery(orpc, props.id));
  return (
    <section aria-label={m.moderation_case()} className="min-w-0">
      <Button
        variant="quiet"
        size="sm"
        className="mb-4 large:hidden"
        start={<ArrowLeft aria-hidden="true" />}
        onClick={props.onBack}
      >
        {m.moderation_back()}
      </Button>
      {data ? (
        <Whole {...props} found={data} />
      ) : isGone(error) ? (
        <EmptyState title={m.moderation_gone()} />
      ) : error ? (
        <CallFailed error={error} retry={() => void refetch()} />
      ) : (
        <Rows />
      )}
    </section>
  );
}

function Whole({ found, onNext, onPrevious, onDecided }: CaseViewProps & { found: Case }) {
  const language = useLanguage();
  return (
    <>
      <CaseActions {...{ found, onNext, onPrevious, onDecided }} />
      <div className="mt-5 grid items-start gap-6 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {found.image_url === "" ? null : (
          <Photo
            src={found.image_url}
            srcSet={pictureSet(found.image_url)}
            sizes={PAGE_SIZES}
            alt={m.discoveries_photo({ name: textIn(found.name, language) })}
            {...PICTURE}
            ratio="4/5"
            className="w-full rounded-card"
          />
        )}
        <div className="min-w-0">
          <DiscoveryBody discovery={found} heading="h2" />
          <CaseFacts found={found} />
        </div>
      </div>
    </>
  );
}
