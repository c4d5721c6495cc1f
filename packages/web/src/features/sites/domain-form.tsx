import type { Contract } from "@tablee/contract/contract";
import type { Domain } from "@tablee/contract/sites/sites.contract";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import { textIn } from "@tablee/domain/language/text-in";
import { isSame } from "@tablee/domain/management/menu-draft";
import { readColour } from "@tablee/domain/sites/colour";
import { isPictureAddress, MAX_PICTURE_ADDRESS } from "@tablee/domain/sites/picture-address";
import { checkTheme, themeProperties } from "@tablee/domain/sites/theme";
import { useState } from "react";
import { failureLine } from "../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { LeaveGuard } from "../accounts/leave-guard.tsx";
import { ColourField } from "./colour-field.tsx";
import { OWNER_PARTS } from "./use-chosen-owner.ts";
import type { SiteOwner } from "./site-owner.ts";
import type { SiteActions } from "./site-queries.ts";

const REFUSED = {
  invalid_host: () => m.sites_host_invalid(),
  host_taken: () => m.sites_host_taken(),
  invalid_colour: () => m.sites_colour_invalid(),
  colour_unreadable: () => m.sites_colour_unreadable(),
  too_many_domains: () => m.sites_too_many(),
} satisfies RefusalWords<Contract["sites"]["save"]>;

interface DomainFormProps {
  /** The domain that is edited; null: a new one. */
  domain: Domain | null;
  owner: SiteOwner;
  save: SiteActions["save"];
  onClose: () => void;
}

const EMPTY = { primary: "", ground: "", logo_url: "", cover_url: "" };
type Fields = typeof EMPTY;

const fieldsOf = (theme: Domain["theme"] | undefined): Fields => ({
  primary: theme?.primary ?? "",
  ground: theme?.ground ?? "",
  logo_url: theme?.logo_url ?? "",
  cover_url: theme?.cover_url ?? "",
});

/** Returns the text for why a typed colour cannot be saved; the server checks the same. */
function colourProblem(written: string, isPrimary: boolean): string | null {
  if (written.trim() === "") return null;
  const colour = readColour(written);
  if (!colour) return m.sites_colour_invalid();
  return isPrimary && checkTheme({ primary: colour }) ? m.sites_colour_unreadable() : null;
}

/** The same for a picture's address, shown once saving was tried, since an address is not typed in one go. */
const pictureProblem = (written: string): string | null =>
  written.trim() === "" || isPictureAddress(written.trim()) ? null : m.sites_picture_invalid();

/** The state of the form: what is typed, what prevents saving it, and the saving. */
function useDomainForm({ domain, owner, save, onClose }: DomainFormProps) {
  const [host, setHost] = useState(domain?.host ?? "");
  const [theme, setTheme] = useState<Fields>(() => fieldsOf(domain?.theme));
  const set = (field: keyof Fields) => (value: string) => setTheme((before) => ({ ...before, [field]: value }));
  const [isTried, setTried] = useState(false);
  const problems = {
    primary: colourProblem(theme.primary, true),
    ground: colourProblem(theme.ground, false),
    logo_url: pictureProblem(theme.logo_url),
    cover_url: pictureProblem(theme.cover_url),
  };
  const submit = () => {
    setTried(true);
    if (save.isPending || Object.values(problems).some((problem) => problem !== null)) return;
    const orNull = (field: keyof Fields) => theme[field].trim() || null;
    const saved = {
      primary: orNull("primary"),
      ground: orNull("ground"),
      logo_url: orNull("logo_url"),
      cover_url: orNull("cover_url"),
    };
    save.mutate({ host: host.trim(), ...owner.id, theme: saved }, { onSuccess: onClose });
  };
  const said = isTried ? problems : { ...problems, logo_url: null, cover_url: null };
  const dirty = host !== (domain?.host ?? "") || !isSame(theme, fieldsOf(domain?.theme));
  return { host, setHost, theme, set, problems: said, submit, dirty };
}

/** The form of a host and its look, with a preview of the look. */
export function DomainForm(props: DomainFormProps) {
  useWords();
  const { domain, owner, save, onClose } = props;
  const { host, setHost, theme, set, problems, submit, dirty } = useDomainForm(props);
  const refused = save.isError ? (wordsOfRefusal(REFUSED, save.error) ?? failureLine(save.error)) : null;
  return (
    <form
      method="post"
      noValidate
      className="mt-4 grid max-w-[40rem] gap-5 rounded-card border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LeaveGuard dirty={dirty} parts={OWNER_PARTS} />
      <Field label={m.sites_host()} hint={m.sites_host_text()}>
        <TextInput
          value={host}
          onValueChange={setHost}
          readOnly={domain !== null}
          placeholder="menu.example.org"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={253}
          required
        />
      </Field>
      <ThemeFields theme={theme} set={set} problems={problems} />
      <Look theme={theme} owner={owner} />
      {refused ? (
        <Message tone="danger" announce>
          {refused}
        </Message>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={save.isPending}>
          {m.sites_save()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.sites_cancel()}
        </Button>
      </div>
    </form>
  );
}

type ThemeFieldsProps = Pick<ReturnType<typeof useDomainForm>, "theme" | "set" | "problems">;

function ThemeFields({ theme, set, problems }: ThemeFieldsProps) {
  useWords();
  return (
    <>
      <div className="grid gap-5 tablet:grid-cols-2">
        <ColourField
          label={m.sites_primary()}
          value={theme.primary}
          onChange={set("primary")}
          problem={problems.primary}
        />
        <ColourField label={m.sites_ground()} value={theme.ground} onChange={set("ground")} problem={problems.ground} />
      </div>
      <Field label={m.sites_logo()} hint={m.sites_picture_text()} error={problems.logo_url}>
        <TextInput
          value={theme.logo_url}
          onValueChange={set("logo_url")}
          inputMode="url"
          maxLength={MAX_PICTURE_ADDRESS}
        />
      </Field>
      <Field label={m.sites_cover()} error={problems.cover_url}>
        <TextInput
          value={theme.cover_url}
          onValueChange={set("cover_url")}
          inputMode="url"
          maxLength={MAX_PICTURE_ADDRESS}
        />
      </Field>
    </>
  );
}

/** Previews the bar and a button of the site, in the current colour scheme. */
function Look({ theme, owner }: { theme: Fields; owner: SiteOwner }) {
  const language = useLanguage();
  const properties = themeProperties({ primary: readColour(theme.primary), ground: readColour(theme.ground) });
  return (
    <figure
      aria-label={m.sites_look()}
      style={properties}
      className="overflow-hidden rounded-control border border-line"
    >
      <div
        className="flex min-h-12 items-center px-4 font-display text-[1.25rem] font-[640]"
        style={{ background: "var(--brand, var(--paper))", color: "var(--on-brand, var(--ink))" }}
      >
        {textIn(owner.name, language)}
      </div>
      <div className="flex flex-wrap items-center gap-4 bg-paper p-4">
        <span className="inline-flex min-h-11 items-center rounded-control bg-primary px-4 font-semibold text-on-primary">
          {m.sites_look_button()}
        </span>
        <span className="font-semibold text-primary-ink underline underline-offset-4">{m.sites_look_link()}</span>
        <span className="rounded-full bg-primary-tint px-3 py-1 text-bs font-semibold text-primary-ink">
          {m.sites_look_chip()}
        </span>
      </div>
    </figure>
  );
}
