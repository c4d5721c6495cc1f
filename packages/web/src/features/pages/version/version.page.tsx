import { Button } from "@tablee/design-system/button";
import { useQuery } from "@tanstack/react-query";
import changelog from "virtual:changelog";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { APP_VERSION } from "../../../shell/app-version.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { Prose } from "../reading/prose.tsx";

/** The page with what is new, and with the software that the product uses (shell §5). */
export function VersionPage() {
  const language = useLanguage();
  return (
    <div className="mx-auto w-full max-w-[44rem] px-gutter pt-2 pb-16 tablet:pt-8">
      <h1 className="font-display text-d2 text-balance tablet:text-d1">{m.version_title()}</h1>
      <p className="num mt-3 text-body text-ink-2">{m.shell_version({ version: APP_VERSION })}</p>
      <Prose html={changelog[language]} className="mt-8" />
      <Licences />
    </div>
  );
}

/** The licences: hundreds of kilobytes, loaded on demand. */
function Licences() {
  useWords();
  const [wanted, setWanted] = useState(false);
  const licences = useQuery({
    queryKey: ["licences"],
    queryFn: async () => (await import("virtual:licences")).default,
    staleTime: "static",
    networkMode: "always",
    enabled: wanted,
  });
  return (
    <section aria-labelledby="licences" className="mt-12 border-t border-line pt-8">
      <h2 id="licences" className="font-display text-t1">
        {m.version_licences()}
      </h2>
      <p className="mt-2 text-ink-2">{m.version_licences_text()}</p>
      {licences.data ? (
        <ul className="mt-5 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {licences.data.packages.map(({ name, version, licence, text }) => (
            <li key={`${name} ${version}`}>
              <Licence title={`${name} ${version}`} licence={licence} text={licences.data.texts[text] ?? ""} />
            </li>
          ))}
        </ul>
      ) : licences.isError ? (
        <CallFailed error={licences.error} retry={() => void licences.refetch()} />
      ) : (
        <Button variant="outline" className="mt-5" loading={licences.isFetching} onClick={() => setWanted(true)}>
          {m.version_licences_show()}
        </Button>
      )}
    </section>
  );
}

function Licence({ title, licence, text }: { title: string; licence: string; text: string }) {
  const [open, setOpen] = useState(false);
  const names = (
    <>
      <span className="min-w-0 grow font-medium [overflow-wrap:anywhere]">{title}</span>
      <span className="text-bs text-ink-2">{licence}</span>
    </>
  );
  const look = "flex min-h-11 flex-wrap items-center gap-x-4 px-4 py-2";
  if (text === "") return <p className={look}>{names}</p>;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`${look} cursor-pointer hover:bg-sunken`}>{names}</summary>
      {open ? (
        <p lang="en" className="px-4 pb-4 text-cap whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]">
          {text}
        </p>
      ) : null}
    </details>
  );
}
