import { Link, type LinkProps } from "@tanstack/react-router";
import { ChevronRight, Code, Gauge, Globe, type LucideIcon, Printer, QrCode, Webhook } from "lucide-react";
import type { RestaurantAct } from "@tablee/domain/accounts/right";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { SettingsForm } from "./use-settings.ts";

interface Elsewhere {
  act: RestaurantAct;
  Icon: LucideIcon;
  title: string;
  text: string;
  link: Pick<LinkProps, "to" | "search" | "hash">;
}

const elsewhere = (restaurant: number): Elsewhere[] => [
  {
    act: "printers",
    Icon: Printer,
    title: m.kitchen_printers(),
    text: m.management_printers_text(),
    link: { to: "/kitchen", search: { restaurant, view: "printers" } },
  },
  {
    act: "tables",
    Icon: QrCode,
    title: m.management_tables(),
    text: m.management_tables_text(),
    link: { to: "/kitchen/tables", search: { restaurant } },
  },
  {
    act: "capacity",
    Icon: Gauge,
    title: m.management_capacity(),
    text: m.management_capacity_text(),
    link: { to: "/kitchen", search: { restaurant, view: "capacity" } },
  },
  {
    act: "webhooks",
    Icon: Webhook,
    title: m.webhooks_title(),
    text: m.management_webhooks_text(),
    link: { to: "/kitchen/webhooks", search: { restaurant } },
  },
  {
    act: "domains",
    Icon: Globe,
    title: m.management_domains(),
    text: m.management_domains_text(),
    link: { to: "/admin/domains" },
  },
  {
    act: "domains",
    Icon: Code,
    title: m.sites_embed(),
    text: m.management_embed_text(),
    link: { to: "/admin/domains", hash: "sites-embed" },
  },
];

/** Links to settings with their own screens, each shown to those who may change it. */
export function ElsewhereSection({ form }: { form: SettingsForm }) {
  useWords();
  return (
    <section>
      <h2 className="font-display text-t2">{m.management_elsewhere()}</h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {elsewhere(form.page.restaurant_id)
          .filter(({ act }) => form.mayAct(act))
          .map(({ Icon, title, text, link }) => (
            <li key={title}>
              <Link {...link} className="flex min-h-16 items-center gap-3.5 px-4 py-3 hover:bg-sunken">
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-cap text-ink-2">{text}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
