import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { StillSending } from "../../../shell/bars/still-sending.tsx";
import { AppealDialog } from "./appeal-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { forgetBegun } from "./kept-composition.ts";
import { publishWord } from "./publish-word.ts";
import type { StandingChanges } from "./standing.ts";
import type { Sending } from "./send-discovery.ts";
import type { Creator } from "./use-creator.ts";

interface CreatorActionsProps {
  user: User;
  creator: Creator;
  /** The discovery that is edited; null: a new one. */
  discovery: Discovery | null;
  standing: StandingChanges;
}

/** The buttons to publish, save as a draft, appeal and delete; while it is sent, the progress. */
export function CreatorActions({ user, creator, discovery, standing }: CreatorActionsProps) {
  useWords();
  const { save, sending, is_busy } = creator;
  const isDraft = save.variables?.draft === true;
  const status = discovery?.status ?? "draft";
  return (
    <div className="grid gap-3">
      {sending ? <SendingBar sending={sending} /> : null}
      <div className="flex flex-wrap gap-3">
        {/* The button that was pressed keeps the focus and shows that it is busy. */}
        <Button type="submit" size="lg" loading={is_busy && !isDraft} disabled={is_busy} className="grow basis-[12rem]">
          {publishWord(discovery)}
        </Button>
        {status === "draft" ? (
          <Button
            size="lg"
            variant="quiet"
            loading={is_busy && isDraft}
            disabled={is_busy}
            onClick={() => creator.submit(true)}
            className="grow"
          >
            {m.publishing_save_draft()}
          </Button>
        ) : null}
      </div>
      {discovery ? (
        <OwnActions discovery={discovery} standing={standing} failed={save.error} />
      ) : (
        <Kept user={user} creator={creator} />
      )}
    </div>
  );
}

function SendingBar({ sending }: { sending: Sending }) {
  useWords();
  if (sending.at === "offline") return <p role="status">{m.publishing_line_lost()}</p>;
  // The upload of the picture takes most of the time; the server's processing is the rest.
  const share = sending.at === "sending" ? sending.share * 0.7 : 0.7 + sending.share * 0.3;
  const label = sending.at === "sending" ? m.publishing_sending() : m.publishing_finishing();
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-bs text-ink-2">
        {label}
      </p>
      <progress aria-label={label} max={1} value={share} className="h-2 w-full" />
      <StillSending busy className="mt-2" />
    </div>
  );
}

/** Says that a new composition is stored on the device, and offers to discard it. */
function Kept({ user, creator }: Pick<CreatorActionsProps, "user" | "creator">) {
  useWords();
  if (!creator.is_kept) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-cap text-ink-2">
      {m.publishing_kept()}
      <Button
        size="sm"
        variant="quiet"
        // Waits, because the reloaded page would otherwise still find the composition.
        onClick={() => void forgetBegun(user.id).then(() => window.location.reload())}
      >
        {m.publishing_start_over()}
      </Button>
    </p>
  );
}

interface OwnActionsProps {
  discovery: Discovery;
  standing: StandingChanges;
  failed: unknown;
}

function OwnActions({ discovery, standing, failed }: OwnActionsProps) {
  useWords();
  const [open, setOpen] = useState<"delete" | "appeal" | null>(null);
  const isOld = isCallError(failed) && failed.code === "changed_meanwhile";
  return (
    <div className="flex flex-wrap gap-3">
      {isOld ? (
        <Button variant="strong" onClick={standing.loadNewest}>
          {m.publishing_load_newest()}
        </Button>
      ) : null}
      {discovery.status === "rejected" && !discovery.appeal ? (
        <Button variant="outline" onClick={() => setOpen("appeal")}>
          {m.publishing_appeal()}
        </Button>
      ) : null}
      <Button variant="outline" start={<Trash2 aria-hidden="true" />} onClick={() => setOpen("delete")}>
        {m.publishing_delete()}
      </Button>
      <DeleteDialog id={discovery.id} open={open === "delete"} onClose={() => setOpen(null)} />
      {open === "appeal" ? (
        <AppealDialog id={discovery.id} onAppealed={standing.appealed} onClose={() => setOpen(null)} />
      ) : null}
    </div>
  );
}
