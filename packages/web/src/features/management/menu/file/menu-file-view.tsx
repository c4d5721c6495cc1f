import type { ImportRemark } from "@tablee/contract/restaurants/import.contract";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Button } from "@tablee/design-system/button";
import { Switch } from "@tablee/design-system/inputs/switch";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { useToasts } from "@tablee/design-system/toasts";
import type { Language } from "@tablee/domain/language/text";
import type { CsvFault } from "@tablee/domain/management/menu-csv/read-menu-csv";
import { menuCsvTemplate } from "@tablee/domain/management/menu-csv/template";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Download, FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { isCallError } from "../../../../api/call-error.ts";
import { failureWords } from "../../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../../api/refusal-words.ts";
import { useLanguage, useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { saveFile } from "../../../../platform/save-file.ts";
import { useAppContext } from "../../../../routes/app-context.ts";
import type { MenuEditing } from "../use-menu-draft.ts";
import { AskLanguage } from "./ask-language.tsx";
import { lostCount } from "./loss-words.ts";
import { ownFirst } from "../language-names.ts";
import { faultPlace, faultWord, FILE_REFUSED, remarkWord } from "./fault-words.ts";

interface MenuFileProps {
  editing: MenuEditing;
  draft: MenuDraft;
  /** What of the file has no place here. */
  onLost: (warnings: readonly ImportRemark[]) => void;
}

interface MenuFile {
  file: File;
  /** Missing: the file says it itself. */
  language?: Language | undefined;
}

function useMenuFile({ editing, draft, onLost }: MenuFileProps, whole: boolean) {
  const { api } = useAppContext();
  const toasts = useToasts();
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const { restaurant_id } = draft;
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ file, language }: MenuFile) => {
      if (!isJson(file)) return { ...(await api.management.importCsv({ restaurant_id, file, whole })), warnings: [] };
      return { ...(await api.management.importMenu({ restaurant_id, file, whole, language })), unknown: [] };
    },
    onSuccess: ({ draft: fresh, dishes, unknown, warnings }) => {
      editing.take(fresh);
      editing.forgetSteps();
      onLost(warnings);
      const read = m.management_file_read({ count: dishes });
      toasts.show({
        text:
          unknown.length > 0
            ? m.management_file_unknown({ columns: unknown.join(", ") })
            : warnings.length > 0
              ? `${read}. ${m.management_file_lost({ count: lostCount(warnings) })}`
              : read,
      });
      void navigate({ search: { view: "changes" } });
    },
  });
}

/** A till and a delivery service write JSON, everything else is read as a spreadsheet. */
const isJson = ({ name, type }: File): boolean => type === "application/json" || /\.json$/i.test(name);

/** A menu comes as a file, and becomes a draft that is compared before it is published (management §31). */
export function MenuFileView(props: MenuFileProps) {
  useWords();
  const { draft } = props;
  const [whole, setWhole] = useState(false);
  const [asked, setAsked] = useState<File | null>(null);
  const file = useMenuFile(props, whole);
  const hasDraft = draft.changes.length > 0;
  return (
    <section aria-label={m.management_file()} className="mt-5 grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <h2 className="font-display text-t2">{m.management_file_title()}</h2>
        <p className="mt-1 text-bs text-ink-2">{m.management_file_text()}</p>
      </div>
      {hasDraft ? (
        <HasDraft draft={draft} />
      ) : (
        <>
          <Switch
            label={m.management_file_whole()}
            description={m.management_file_whole_text()}
            checked={whole}
            onCheckedChange={setWhole}
          />
          <ChooseFile
            busy={file.isPending}
            choose={(chosen) => (isJson(chosen) ? setAsked(chosen) : file.mutate({ file: chosen }))}
          />
          <AskLanguage
            open={asked !== null}
            answer={(language) => {
              if (asked && language !== null) file.mutate({ file: asked, language });
              setAsked(null);
            }}
          />
          {file.isError ? <Refused error={file.error} /> : null}
        </>
      )}
      <Template />
    </section>
  );
}

/** What is laid over a draft would overwrite what somebody is at. */
function HasDraft({ draft }: { draft: MenuDraft }) {
  useWords();
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="sm"
          variant="quiet"
          render={
            <Link
              to="/restaurant-admin/$restaurant_id/menu"
              params={{ restaurant_id: String(draft.restaurant_id) }}
              search={{ view: "changes" }}
            />
          }
        >
          {m.management_review({ count: draft.changes.length })}
        </Button>
      }
    >
      {m.management_draft_not_empty()}
    </Notice>
  );
}

function Template() {
  const language = useLanguage();
  const save = (of: "en" | "fr") =>
    saveFile(menuCsvTemplate(of), { name: of === "fr" ? "menu-tablee.csv" : "tablee-menu.csv", type: "text/csv" });
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 className="font-heavy">{m.management_file_spreadsheet()}</h3>
      <p className="text-bs">{m.management_file_columns()}</p>
      <div className="flex flex-wrap gap-2">
        {ownFirst(language).map((of) => (
          <Button key={of} variant="outline" start={<Download aria-hidden="true" />} onClick={() => save(of)}>
            {of === "fr" ? m.management_file_template_fr() : m.management_file_template_en()}
          </Button>
        ))}
      </div>
    </div>
  );
}

function ChooseFile({ busy, choose }: { busy: boolean; choose: (file: File) => void }) {
  useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,.json,application/json"
        aria-label={m.management_file_choose()}
        // Pressed by the button below, which is all that anybody is told of: two of one name would be.
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) choose(file);
          // The same file may be chosen again, once it was mended.
          currentTarget.value = "";
        }}
      />
      <Button loading={busy} start={<FileUp aria-hidden="true" />} onClick={() => input.current?.click()}>
        {m.management_file_choose()}
      </Button>
    </div>
  );
}

const remarksOf = (error: unknown): ImportRemark[] =>
  isCallError(error) && error.code === "menu_json_refused" ? (error.data as ImportRemark[]) : [];

const faultsOf = (error: unknown): CsvFault[] =>
  isCallError(error) && error.code === "menu_file_refused" ? (error.data as CsvFault[]) : [];

function Refused({ error }: { error: unknown }) {
  useWords();
  const faults = faultsOf(error);
  const remarks = remarksOf(error);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Message tone="danger" announce>
        {wordsOfRefusal(FILE_REFUSED, error) ?? failureWords(error).text}
      </Message>
      {remarks.length > 0 ? (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {remarks.map((remark, at) => (
            <li key={at} className="flex flex-wrap gap-x-3 px-4 py-2.5 text-bs">
              <RemarkWords remark={remark} />
            </li>
          ))}
        </ul>
      ) : null}
      {faults.length > 0 ? (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {faults.map((fault, at) => (
            // One cell may have two faults.
            <li key={at} className="flex flex-wrap gap-x-3 px-4 py-2.5 text-bs">
              <span className="num shrink-0 font-semibold break-words">{faultPlace(fault)}</span>
              <span className="min-w-0 break-words text-ink-2">{faultWord(fault)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function RemarkWords({ remark }: { remark: ImportRemark }) {
  useWords();
  const { line, path, message } = remark;
  const word = remarkWord(remark);
  const place = line === null ? (word ? null : path) : m.management_file_line({ line });
  return (
    <>
      {place === null ? null : <span className="num shrink-0 font-semibold">{place}</span>}
      {/* What has no words of ours is said by the reader of the file, for whoever writes such files. */}
      <span lang={word ? undefined : "en"} className="min-w-0 break-words text-ink-2">
        {word ?? message}
      </span>
    </>
  );
}
