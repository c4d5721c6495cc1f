import type { ManagedGroup } from "@tablee/contract/places/manage-places.schema";
import type { Zone } from "@tablee/contract/places/places.schema";
import { Button } from "@tablee/design-system/button";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { formatNumber } from "../../../language/formats.ts";
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

/**
 * The forms that are open, each in the place of its row, with what was there when it was opened. Several may be: what is
 * typed into one stays while another is opened.
 */
function useForms<One>(keyOf: (one: One) => string) {
  const [forms, setForms] = useState<ReadonlyMap<string, One | null>>(new Map());
  const [closed, setClosed] = useState<string | null>(null);
  return {
    forms,
    /** The key of the row whose form was closed last: its button gets the focus back. */
    closed,
    /** Opens the form of a row; null: of a new one. */
    open: (one: One | null) => setForms((before) => new Map(before).set(one ? keyOf(one) : NEW, one)),
    close: (key: string) => {
      setForms((before) => new Map([...before].filter(([other]) => other !== key)));
      setClosed(key);
    },
    /** The rows, and those with an open form that somebody else has removed or renamed meanwhile. */
    listed: (all: readonly One[]): One[] => {
      const keys = new Set(all.map(keyOf));
      return [...all, ...[...forms.values()].filter((one): one is One => one !== null && !keys.has(keyOf(one)))];
    },
  };
}

/** The key of the form of a new one: no alias or id is empty. */
const NEW = "";
const keyOfZone = ({ zone }: Zone) => zone;
const keyOfGroup = ({ id }: ManagedGroup) => String(id);

function Zones({ zones }: { zones: readonly Zone[] }) {
  const language = useLanguage();
  const { forms, closed, open, close, listed } = useForms(keyOfZone);
  return (
    <Part
      title={m.places_admin_zones()}
      add={m.places_admin_zone_add()}
      form={forms.has(NEW) ? <ZoneForm zone={null} onClose={() => close(NEW)} /> : null}
      isClosed={closed === NEW}
      onAdd={() => open(null)}
    >
      {listed(zones).map((zone) => {
        const key = keyOfZone(zone);
        const name = textIn(zone.name, language);
        return forms.has(key) ? (
          <ZoneForm key={key} zone={forms.get(key) ?? zone} onClose={() => close(key)} />
        ) : (
          <Row
            key={key}
            link={
              <Link to="/zone/$zone" params={{ zone: zone.zone }} className="font-semibold">
                {name}
              </Link>
            }
            facts={m.places_admin_zone_facts({ alias: zone.zone, radius: formatNumber(zone.radius, language) })}
            change={m.places_admin_change_of({ name })}
            isClosed={closed === key}
            onChange={() => open(zone)}
          />
        );
      })}
    </Part>
  );
}

function Groups({ groups }: { groups: readonly ManagedGroup[] }) {
  const language = useLanguage();
  const { forms, closed, open, close, listed } = useForms(keyOfGroup);
  return (
    <Part
      title={m.places_admin_groups()}
      add={m.places_admin_group_add()}
      form={forms.has(NEW) ? <GroupForm group={null} onClose={() => close(NEW)} /> : null}
      isClosed={closed === NEW}
      onAdd={() => open(null)}
    >
      {listed(groups).map((group) => {
        const key = keyOfGroup(group);
        const name = textIn(group.name, language);
        return forms.has(key) ? (
          <GroupForm key={key} group={forms.get(key) ?? group} onClose={() => close(key)} />
        ) : (
          <Row
            key={key}
            link={
              <Link to="/g/$alias" params={{ alias: group.alias }} className="font-semibold">
                {name}
              </Link>
            }
            facts={m.places_admin_group_facts({ alias: group.alias, count: group.restaurants.length })}
            change={m.places_admin_change_of({ name })}
            isClosed={closed === key}
            onChange={() => open(group)}
          />
        );
      })}
    </Part>
  );
}

/** Focuses a button that appears where a form has just been closed. */
const focused = (isClosed: boolean) => (button: HTMLElement | null) => {
  if (isClosed && document.activeElement === document.body) button?.focus();
};

interface PartProps {
  title: string;
  add: string;
  /** The form of a new one, if it is open. */
  form: ReactNode;
  isClosed: boolean;
  onAdd: () => void;
  children: ReactNode;
}

const Part = ({ title, add, form, isClosed, onAdd, children }: PartProps) => (
  <section aria-label={title}>
    <h2 className="font-display text-t2">{title}</h2>
    <div className="mt-4 grid gap-2">
      {children}
      {form}
    </div>
    {form ? null : (
      <Button
        ref={focused(isClosed)}
        variant="outline"
        className="mt-4"
        start={<Plus aria-hidden="true" />}
        onClick={onAdd}
      >
        {add}
      </Button>
    )}
  </section>
);

interface RowProps {
  link: ReactNode;
  facts: string;
  change: string;
  isClosed: boolean;
  onChange: () => void;
}

function Row({ link, facts, change, isClosed, onChange }: RowProps) {
  useWords();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0 grow basis-[9rem]">
        <p className="wrap-anywhere">{link}</p>
        <p className="num text-cap text-ink-3 wrap-anywhere">{facts}</p>
      </div>
      <Button ref={focused(isClosed)} variant="quiet" size="sm" aria-label={change} onClick={onChange}>
        {m.places_admin_change()}
      </Button>
    </div>
  );
}
