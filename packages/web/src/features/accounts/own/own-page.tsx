import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Skeleton } from "@tablee/design-system/skeleton";
import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import type { ReactElement, ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { MembersOnly } from "../members-only.tsx";

interface OwnPageProps {
  title: string;
  /** The accessible name of the tabs' navigation. */
  tabs: string;
  links: readonly { id: string; label: string; render: ReactElement<Record<string, unknown>> }[];
  current: string;
  children: (user: User) => ReactNode;
}

/**
 * A page of the member's settings: a title, tabs that are links, and one column with the content of the current tab.
 */
export function OwnPage({ title, tabs, links, current, children }: OwnPageProps) {
  return (
    <div className="mx-auto w-full max-w-[44rem] px-gutter pt-2 pb-16 tablet:pt-8 large:mx-0 large:px-7">
      <h1 className="font-display text-d2 tablet:text-d1">{title}</h1>
      {links.length > 1 ? (
        <TabLinks label={tabs} activeKey={current} className="mt-2 mobile:-mx-gutter mobile:px-gutter">
          {links.map(({ id, label, render }) => (
            <TabLink key={id} current={id === current} render={render}>
              {label}
            </TabLink>
          ))}
        </TabLinks>
      ) : null}
      <MembersOnly waiting={<Waiting />}>
        <ForMember key={current}>{children}</ForMember>
      </MembersOnly>
    </div>
  );
}

function ForMember({ children }: { children: (user: User) => ReactNode }) {
  const { user } = useSession();
  return user ? <div className="mt-6">{children(user)}</div> : <Waiting />;
}

function Waiting() {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.shell_loading()} className="mt-6 grid gap-6">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-12 w-full !rounded-control" />
        </div>
      ))}
    </div>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of a tab, under its own heading. */
export function OwnSection({ title, text, children }: SectionProps) {
  return (
    <section className="mt-10 first:mt-0">
      <h2 className="font-display text-t2">{title}</h2>
      {text ? <p className="mt-1 text-bs text-ink-2">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
