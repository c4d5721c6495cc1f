import type { Domain } from "@tablee/contract/sites/sites.contract";
import { Button } from "@tablee/design-system/button";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { Message } from "@tablee/design-system/message";
import { ExternalLink, Globe, Plus } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../api/failure-words.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { DomainForm } from "./domain-form.tsx";
import type { SiteOwner } from "./site-owner.ts";
import type { SiteActions } from "./site-queries.ts";

interface DomainListProps {
  owner: SiteOwner;
  domains: readonly Domain[];
  actions: SiteActions;
}

/** The hosts of a restaurant or a group; one of them, or a new one, is open for editing. */
export function DomainList({ owner, domains, actions }: DomainListProps) {
  useWords();
  const [open, setOpen] = useState<Domain | "new" | null>(null);
  const [leaving, setLeaving] = useState<Domain | null>(null);
  // A refusal concerning one host must not be shown at the next.
  const opens = (next: typeof open) => {
    actions.save.reset();
    setOpen(next);
  };
  const leaves = (next: typeof leaving) => {
    actions.remove.reset();
    setLeaving(next);
  };
  return (
    <section aria-labelledby="sites-domains">
      <h2 id="sites-domains" className="font-display text-t2">
        {m.sites_domains()}
      </h2>
      <p className="mt-1 max-w-[40rem] text-ink-2">{m.sites_domains_text()}</p>
      <p className="mt-2">
        <a
          href={owner.trial}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary-ink underline underline-offset-4"
        >
          {m.sites_try()}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      </p>
      {domains.length > 0 ? (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {domains.map((domain) => (
            <Row key={domain.id} domain={domain} onChange={() => opens(domain)} onRemove={() => leaves(domain)} />
          ))}
        </ul>
      ) : null}
      {open === null ? (
        <Button variant="outline" className="mt-4" start={<Plus aria-hidden="true" />} onClick={() => opens("new")}>
          {m.sites_add()}
        </Button>
      ) : (
        <DomainForm
          key={open === "new" ? "new" : open.id}
          domain={open === "new" ? null : open}
          owner={owner}
          save={actions.save}
          onClose={() => opens(null)}
        />
      )}
      <Leaving domain={leaving} remove={actions.remove} onClose={() => leaves(null)} />
    </section>
  );
}

interface RowProps {
  domain: Domain;
  onChange: () => void;
  onRemove: () => void;
}

function Row({ domain, onChange, onRemove }: RowProps) {
  useWords();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Globe aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <span className="min-w-0 grow font-semibold [overflow-wrap:anywhere]">{domain.host}</span>
      <Swatches theme={domain.theme} />
      <Button variant="quiet" size="sm" aria-label={m.sites_change_of({ host: domain.host })} onClick={onChange}>
        {m.sites_change()}
      </Button>
      <Button variant="quiet" size="sm" aria-label={m.sites_remove_of({ host: domain.host })} onClick={onRemove}>
        {m.sites_remove()}
      </Button>
    </li>
  );
}

interface LeavingProps {
  /** The domain to remove; null: none. */
  domain: Domain | null;
  remove: SiteActions["remove"];
  onClose: () => void;
}

/** Asks before a host is removed. */
function Leaving({ domain, remove, onClose }: LeavingProps) {
  useWords();
  return (
    <AlertDialog
      open={domain !== null}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={m.sites_remove_title({ host: domain?.host ?? "" })}
      description={m.sites_remove_text()}
      confirmLabel={m.sites_remove()}
      cancelLabel={m.sites_cancel()}
      busy={remove.isPending}
      onConfirm={() => domain && remove.mutate(domain.id, { onSuccess: onClose })}
    >
      {remove.isError ? <Message tone="danger">{failureLine(remove.error)}</Message> : null}
    </AlertDialog>
  );
}

/** The two colours at a glance; they say nothing that the form does not. */
const Swatches = ({ theme }: Pick<Domain, "theme">) => (
  <span aria-hidden="true" className="flex gap-1.5">
    {[theme.primary, theme.ground].map((colour, at) =>
      colour ? (
        <span
          key={at === 0 ? "primary" : "ground"}
          style={{ backgroundColor: colour }}
          className="size-5 rounded-full border border-line-control"
        />
      ) : null,
    )}
  </span>
);
