import type { ManagedGroup } from "@tablee/contract/places/manage-places.schema";
import type { Zone } from "@tablee/contract/places/places.schema";
import { Button } from "@tablee/design-system/button";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactNode, type RefCallback, useEffect, useRef, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { formatNumber } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { Rows } from "../../admin/admin-frame.tsx";
import { GroupForm } from "./group-form.tsx";
import { TypedForms } from "./typed-forms.tsx";
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
      <TypedForms>
        <Zones zones={places.data.zones} />
        <Groups groups={places.data.groups} />
      </TypedForms>
    </div>
  );
}

/**
 * The forms that are open, each in the place of its row, with what was there when it was opened. Several may be: what is
 * typed into one stays while another is opened.
 */
function useForms<One>(keyOf: (one: One) => string) {
  const [forms, setForms] = useState<ReadonlyMap<string, One | null>>(new Map());
  const { buttonOf, focusSoon } = useFocusBack();
  return {
    forms,
    buttonOf,
    /** Opens the form of a row; null: of a new one. */
    open: (one: One | null) => setForms((before) => new Map(before).set(one ? keyOf(one) : NEW, one)),
    /** Closes a form; `now` is the key of its row if that was renamed. */
    close: (key: string, now = key) => {
      setForms((before) => new Map([...before].filter(([other]) => other !== key)));
      focusSoon(now);
    },
    /** The rows, and those with an open form that somebody else has removed or renamed meanwhile. */
    listed: (all: readonly One[]): One[] => {
      const keys = new Set(all.map(keyOf));
      return [...all, ...[...forms.values()].filter((one): one is One => one !== null && !keys.has(keyOf(one)))];
    },
  };
}

/** Gives the focus that a form had to the button that opens it, once, when it has been closed. */
function useFocusBack() {
  const buttons = useRef(new Map<string, HTMLElement>());
  const closed = useRef<string | null>(null);
  useEffect(() => {
    const key = closed.current;
    if (key === null) return;
    const isFree = document.activeElement === document.body;
    const button = buttons.current.get(key);
    // The row under another alias is rendered a moment after the form is gone.
    if (isFree && !button) return;
    closed.current = null;
    if (isFree) button?.focus();
  });
  return {
    /** Returns what knows the button of a row. */
    buttonOf:
      (key: string): RefCallback<HTMLElement> =>
      (button) => {
        if (button) buttons.current.set(key, button);
        else buttons.current.delete(key);
      },
    focusSoon: (key: string) => {
      closed.current = key;
    },
  };
}

/** The key of the form of a new one: no alias or id is empty. */
const NEW = "";
const keyOfZone = ({ zone }: Zone) => zone;
const keyOfGroup = ({ id }: ManagedGroup) => String(id);

function Zones({ zones }: { zones: readonly Zone[] }) {
  const language = useLanguage();
  const { forms, buttonOf, open, close, listed } = useForms(keyOfZone);
  return (
    <Part
      title={m.places_admin_zones()}
      add={m.places_admin_zone_add()}
      form={forms.has(NEW) ? <ZoneForm zone={null} onClose={() => close(NEW)} /> : null}
      button={buttonOf(NEW)}
      onAdd={() => open(null)}
    >
      {listed(zones).map((zone) => {
        const key = keyOfZone(zone);
        const name = textIn(zone.name, language);
        return forms.has(key) ? (
          <ZoneForm key={key} zone={forms.get(key) ?? zone} onClose={(saved) => close(key, saved)} />
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
            button={buttonOf(key)}
            onChange={() => open(zone)}
          />
        );
      })}
    </Part>
  );
}

function Groups({ groups }: { groups: readonly ManagedGroup[] }) {
  const language = useLanguage();
  const { forms, buttonOf, open, close, listed } = useForms(keyOfGroup);
  return (
    <Part
      title={m.places_admin_groups()}
      add={m.places_admin_group_add()}
      form={forms.has(NEW) ? <GroupForm group={null} onClose={() => close(NEW)} /> : null}
      button={buttonOf(NEW)}
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
            button={buttonOf(key)}
            onChange={() => open(group)}
          />
        );
      })}
    </Part>
  );
}

interface PartProps {
  title: string;
  add: string;
  /** The form of a new one, if it is open. */
  form: ReactNode;
  button: RefCallback<HTMLElement>;
  onAdd: () => void;
  children: ReactNode;
}

const Part = ({ title, add, form, button, onAdd, children }: PartProps) => (
  <section aria-label={title}>
    <h2 className="font-display text-t2">{title}</h2>
    <div className="mt-4 grid gap-2">
      {children}
      {form}
    </div>
    {form ? null : (
      <Button ref={button} variant="outline" className="mt-4" start={<Plus aria-hidden="true" />} onClick={onAdd}>
        {add}
      </Button>
    )}
  </section>
);

interface RowProps {
  link: ReactNode;
  facts: string;
  change: string;
  button: RefCallback<HTMLElement>;
  onChange: () => void;
}

function Row({ link, facts, change, button, onChange }: RowProps) {
  useWords();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0 grow basis-[9rem]">
        <p className="wrap-anywhere">{link}</p>
        <p className="num text-cap text-ink-3 wrap-anywhere">{facts}</p>
      </div>
      <Button ref={button} variant="quiet" size="sm" aria-label={change} onClick={onChange}>
        {m.places_admin_change()}
      </Button>
    </div>
  );
}
