import type { ImportRemark } from "@tablee/contract/restaurants/import.contract";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import type { Assignment, CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import { Button } from "@tablee/design-system/button";
import { Switch } from "@tablee/design-system/inputs/switch";
import { Notice } from "@tablee/design-system/notice";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { Language } from "@tablee/domain/language/text";
import { menuCsvTemplate } from "@tablee/domain/management/menu-csv/template";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Download, FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { useLanguage, useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAppContext } from "../../../../routes/app-context.ts";
import { useSaveFile } from "../../../../shell/failures/use-save-file.ts";
import { ownFirst } from "../language-names.ts";
import type { MenuEditing } from "../use-menu-draft.ts";
import { AskLanguage } from "./ask-language.tsx";
import { faultsOf } from "./fault-words.ts";
import { FileRefused } from "./file-faults.tsx";
import { keepColumns } from "./kept-columns.ts";
import { lostCount } from "./loss-words.ts";
import { inLanguage, lacksLanguage } from "./sheet-language.ts";
import { SheetStep } from "./sheet-step.tsx";
import { type ChosenSheet, useSheetPreview } from "./use-sheet-preview.ts";

interface MenuFileProps {
  editing: MenuEditing;
  draft: MenuDraft;
  /** Called with what of the file cannot be represented. */
  onLost: (warnings: readonly ImportRemark[]) => void;
}

interface MenuFile {
  file: File;
  /** Missing: the file itself says which. */
  language?: Language | undefined;
  /** For a spreadsheet: the preview as it was shown. */
  as?: CsvPreview;
  /** Whether somebody assigned the columns, in which case the next file with the same headings uses them. */
  isSaid?: boolean;
}

const assignmentOf = ({ header, columns }: CsvPreview): Assignment => ({
  header,
  columns: columns.map(({ column }) => column),
});

function useMenuFile({ editing, draft, onLost }: MenuFileProps, whole: boolean) {
  const { api } = useAppContext();
  const toasts = useToasts();
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const { restaurant_id } = draft;
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ file, language, as }: MenuFile) => {
      if (isJson(file)) return api.management.importMenu({ restaurant_id, file, whole, language });
      const assigned = as && assignmentOf(as);
      return { ...(await api.management.importCsv({ restaurant_id, file, whole, assigned })), warnings: [] };
    },
    onSuccess: ({ draft: fresh, dishes, warnings }, { as, isSaid }) => {
      if (as && isSaid) keepColumns(restaurant_id, as);
      editing.take(fresh);
      editing.forgetSteps();
      onLost(warnings);
      const read = m.management_file_read({ count: dishes });
      toasts.show({
        text: warnings.length > 0 ? `${read}. ${m.management_file_lost({ count: lostCount(warnings) })}` : read,
      });
      void navigate({ search: { view: "changes" } });
    },
  });
}

/** By file extension, which every system knows; Excel and OpenDocument workbooks also have long media types. */
const KINDS = ".csv,.tsv,.txt,text/csv,.xlsx,.xlsm,.ods,.json,application/json";

/** Whether it is JSON, as from tills and delivery services; everything else is read as a spreadsheet. */
const isJson = ({ name, type }: File): boolean => type === "application/json" || /\.json$/i.test(name);

/** Imports a menu from a file into a draft, which is compared before it is published (management §31). */
export function MenuFileView(props: MenuFileProps) {
  useWords();
  const { draft, editing } = props;
  const count = editing.told.length;
  return (
    <section aria-label={m.management_file()} className="mt-5 grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <h2 className="font-display text-t2">{m.management_file_title()}</h2>
        <p className="mt-1 text-bs text-ink-2">{m.management_file_text()}</p>
      </div>
      {count > 0 ? <HasDraft draft={draft} count={count} /> : <BringFile {...props} />}
      <Template />
    </section>
  );
}

/** The file that was chosen, how it is read, and the way into a draft; its language is asked for if nothing says it. */
function useChosenFile(props: MenuFileProps, whole: boolean) {
  const [asked, setAsked] = useState<File | null>(null);
  const [sheet, setSheet] = useState<ChosenSheet | null>(null);
  const chosen = useRef(0);
  const laid = useMenuFile(props, whole);
  const preview = useSheetPreview(props.draft.restaurant_id, sheet);
  const { shown, assigned } = preview;
  const lay = (language?: Language) => {
    if (!sheet || !shown) return;
    const as = language ? { ...shown, columns: inLanguage(shown.columns, language) } : shown;
    laid.mutate({ file: sheet.file, as, isSaid: assigned !== undefined || shown.asLastTime });
  };
  return {
    ...preview,
    sheet,
    laid,
    isAsked: asked !== null,
    choose: (file: File) => {
      laid.reset();
      setAsked(isJson(file) ? file : null);
      setSheet(isJson(file) ? null : { file, at: (chosen.current += 1) });
    },
    lay: () => (sheet && shown && lacksLanguage(shown.columns) ? setAsked(sheet.file) : lay()),
    answer: (language: Language | null | undefined) => {
      setAsked(null);
      if (!asked || language === null) return;
      if (isJson(asked)) laid.mutate({ file: asked, language });
      else lay(language);
    },
  };
}

function BringFile(props: MenuFileProps) {
  useWords();
  const [whole, setWhole] = useState(false);
  const { sheet, laid, isAsked, choose, lay, answer, ...preview } = useChosenFile(props, whole);
  const { read, shown, failed, assign } = preview;
  const error = laid.error ?? failed;
  const again = failed ? () => void read.refetch() : null;
  return (
    <>
      <Switch
        label={m.management_file_whole()}
        description={m.management_file_whole_text()}
        checked={whole}
        onCheckedChange={setWhole}
      />
      <ChooseFile
        busy={(read.isFetching && !shown) || (laid.isPending && sheet === null)}
        again={shown !== undefined}
        choose={choose}
      />
      <AskLanguage open={isAsked} answer={answer} />
      {error && !shown ? <NotRead error={error} again={again} /> : null}
      {sheet && shown ? (
        <SheetStep
          key={sheet.at}
          name={sheet.file.name}
          read={shown}
          busy={read.isFetching}
          assign={(next) => {
            if (laid.isError) laid.reset();
            assign(next);
          }}
          laying={laid.isPending}
          lay={lay}
          error={error}
          again={again}
        />
      ) : null}
    </>
  );
}

/** Says that a file could not be read, or that the server did not answer. */
function NotRead({ error, again }: { error: unknown; again: (() => void) | null }) {
  useWords();
  return (
    <div className="grid justify-items-start gap-2">
      <FileRefused error={error} />
      {again && !faultsOf(error) ? (
        <Button variant="outline" size="sm" onClick={again}>
          {m.management_try_again()}
        </Button>
      ) : null}
    </div>
  );
}

/** Says that there is a draft: importing a file would overwrite somebody's work. */
function HasDraft({ draft, count }: { draft: MenuDraft; count: number }) {
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
          {m.management_review({ count })}
        </Button>
      }
    >
      {m.management_draft_not_empty()}
    </Notice>
  );
}

function Template() {
  const language = useLanguage();
  const saveFile = useSaveFile();
  const save = (of: "en" | "fr") =>
    void saveFile(menuCsvTemplate(of), {
      name: of === "fr" ? "menu-tablee.csv" : "tablee-menu.csv",
      type: "text/csv",
    });
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

interface ChooseFileProps {
  busy: boolean;
  /** Whether a file was chosen before. */
  again: boolean;
  choose: (file: File) => void;
}

function ChooseFile({ busy, again, choose }: ChooseFileProps) {
  useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        aria-label={m.management_file_choose()}
        // Pressed by the button below, the only one that screen readers see: two of the same name would confuse.
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) choose(file);
          // Lets the same file be chosen again after it was corrected.
          currentTarget.value = "";
        }}
      />
      <Button
        variant={again ? "outline" : "primary"}
        loading={busy}
        start={<FileUp aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {again ? m.management_columns_another() : m.management_file_choose()}
      </Button>
    </div>
  );
}
