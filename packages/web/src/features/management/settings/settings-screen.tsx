import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { ManagementSkeleton } from "../management-frame.tsx";
import { LeaveGuard } from "../../accounts/leave-guard.tsx";
import { AboutSection } from "./about-section.tsx";
import { ElsewhereSection } from "./elsewhere-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { MoneySection } from "./money/money-section.tsx";
import { OrderingSection } from "./ordering-section.tsx";
import { OffersSection } from "./offers-section.tsx";
import { PlaceSection } from "./place-section.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SETTINGS_SECTIONS, type SettingsSection } from "./sections.ts";
import { useFaults } from "./use-faults.ts";
import { type SettingsForm, useSettingsForm, useSettingsPage } from "./use-settings.ts";

const ROUTE = "/restaurant-admin/$restaurant_id/settings";

const SECTIONS: Record<SettingsSection, { word: () => string; Section: (props: { form: SettingsForm }) => ReactNode }> =
  {
    about: { word: () => m.management_section_about(), Section: AboutSection },
    place: { word: () => m.management_section_place(), Section: PlaceSection },
    hours: { word: () => m.management_section_hours(), Section: HoursSection },
    ordering: { word: () => m.management_section_ordering(), Section: OrderingSection },
    tax: { word: () => m.management_section_money(), Section: MoneySection },
    offers: { word: () => m.management_offers(), Section: OffersSection },
    more: { word: () => m.management_section_more(), Section: ElsewhereSection },
  };

const searchOf = (section: SettingsSection) => ({ section: section === "about" ? undefined : section });

/** The settings of a restaurant, section by section (management §16). */
export function SettingsScreen({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const page = useSettingsPage(restaurant_id);
  if (page.data) return <Settings page={page.data} />;
  if (page.isError) return <CallFailed error={page.error} retry={() => void page.refetch()} heading="h1" />;
  return <ManagementSkeleton />;
}

function Settings({ page }: { page: SettingsPage }) {
  useWords();
  const { section: asked = "about" } = useSearch({ from: ROUTE });
  const form = useSettingsForm(page);
  const mine = SETTINGS_SECTIONS.filter((one) => (one !== "tax" && one !== "offers") || form.may(one));
  const section = mine.find((one) => one === asked) ?? "about";
  const { Section } = SECTIONS[section];
  const params = { restaurant_id: String(page.restaurant_id) };
  const navigate = useNavigate();
  const sections = useRef<HTMLDivElement>(null);
  const faults = useFaults({
    faulty: form.faulty,
    sections,
    shown: section,
    open: (one) => {
      if (one !== section) void navigate({ to: ROUTE, params, search: searchOf(one) });
    },
  });
  return (
    <>
      <h1 className="font-display text-d2 tablet:text-d1">{m.management_room_settings()}</h1>
      <TabLinks label={m.management_sections()} activeKey={section} className="mt-2 mobile:-mx-gutter mobile:px-gutter">
        {mine.map((one) => (
          <TabLink
            key={one}
            current={one === section}
            render={<Link to={ROUTE} params={params} search={searchOf(one)} />}
          >
            {SECTIONS[one].word()}
          </TabLink>
        ))}
      </TabLinks>
      <div key={section} ref={sections} className="mt-6 grid max-w-[60rem] grid-cols-1 gap-10">
        <Section form={form} />
      </div>
      <SaveBar form={form} faults={faults} />
      <LeaveGuard dirty={form.count > 0} />
    </>
  );
}
