import type { ManagedGroup } from "@tablee/contract/places/manage-places.schema";
import type { Zone } from "@tablee/contract/places/places.schema";
import { Button } from "@tablee/design-system/button";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { Rows } from "../../admin/admin-frame.tsx";
import { GroupForm } from "./group-form.tsx";
import { ZoneForm } from "./zone-form.tsx";

/** The list of both, and the one that is being edited. */
export function PlacesAdmin() {
  useWords();
  const { orpc } = useAppContext();
  const places = useQuery(orpc.places.managed.queryOptions({ staleTime: 0 }));
  if (places.isError && !places.data) return <CallFailed error={places.error} retry={() => void places.refetch()} />;
  if (!places.data) return <Rows />;
  return (
    <div className="grid gap-10">
      <Zones zones={places.data.zones} />
      <Groups groups={places.data.groups} />
    </div>
  );
}

function Zones({ zones }: { zones: readonly Zone[] }) {
  const language = useLanguage();
  const [open, setOpen] = useState<Zone | "new" | null>(null);
  return (
    <Part
      title={m.places_admin_zones()}
      add={m.places_admin_zone_add()}
      open={open !== null}
      onAdd={() => setOpen("new")}
    >
      {zones.map((zone) => {
        const name = textIn(zone.name, language);
        return (
          <Row
            key={zone.zone}
            link={
              <Link to="/zone/$zone" params={{ zone: zone.zone }} className="font-semibold">
                {name}
              </Link>
            }
            facts={m.places_admin_zone_facts({ alias: zone.zone, radius: zone.radius })}
            change={m.places_admin_change_of({ name })}
            onChange={() => setOpen(zone)}
          />
        );
      })}
      {open ? (
        <ZoneForm
          key={open === "new" ? "new" : open.zone}
          zone={open === "new" ? null : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Part>
  );
}

function Groups({ groups }: { groups: readonly ManagedGroup[] }) {
  const language = useLanguage();
  const [open, setOpen] = useState<ManagedGroup | "new" | null>(null);
  return (
    <Part
      title={m.places_admin_groups()}
      add={m.places_admin_group_add()}
      open={open !== null}
      onAdd={() => setOpen("new")}
    >
      {groups.map((group) => {
        const name = textIn(group.name, language);
        return (
          <Row
            key={group.id}
            link={
              <Link to="/g/$alias" params={{ alias: group.alias }} className="font-semibold">
                {name}
              </Link>
            }
            facts={m.places_admin_group_facts({ alias: group.alias, count: group.restaurants.length })}
            change={m.places_admin_change_of({ name })}
            onChange={() => setOpen(group)}
          />
        );
      })}
      {open ? (
        <GroupForm
          key={open === "new" ? "new" : open.id}
          group={open === "new" ? null : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Part>
  );
}

interface PartProps {
  title: string;
  add: string;
  open: boolean;
  onAdd: () => void;
  children: ReactNode;
}

const Part = ({ title, add, open, onAdd, children }: PartProps) => (
  <section aria-label={title}>
    <h2 className="font-display text-d3">{title}</h2>
    <div className="mt-4 grid gap-2">{children}</div>
    {open ? null : (
      <Button variant="outline" className="mt-4" start={<Plus aria-hidden="true" />} onClick={onAdd}>
        {add}
      </Button>
    )}
  </section>
);

interface RowProps {
  link: ReactNode;
  facts: string;
  change: string;
  onChange: () => void;
}

function Row({ link, facts, change, onChange }: RowProps) {
  useWords();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{link}</p>
        <p className="num text-cap text-ink-3 wrap-anywhere">{facts}</p>
      </div>
      <Button variant="quiet" size="sm" aria-label={change} onClick={onChange}>
        {m.places_admin_change()}
      </Button>
    </div>
  );
}
