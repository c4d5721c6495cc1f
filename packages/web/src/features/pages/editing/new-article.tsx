import type { Contract } from "@tablee/contract/contract";
import { typedPermalink } from "@tablee/domain/validation/permalink";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import {
  articlePath,
  BLOG_SECTIONS,
  checkPlace,
  MAX_TITLE,
  OWN_TERMS,
  slugOf,
  TERMS_TYPES,
} from "@tablee/domain/pages/article";
import { MAX_SLUG } from "@tablee/domain/pages/article-kinds";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { goOnLeaving } from "../../../routes/steps/asked-leave.ts";
import { LeaveGuard } from "../../accounts/leave-guard.tsx";
import { SECTION_WORDS } from "../blog/section-words.ts";
import { KIND_WORDS } from "./kind-words.ts";

const REFUSED = {
  place_invalid: () => m.pages_edit_place_invalid(),
  place_taken: () => m.pages_edit_place_taken(),
  text_too_long: () => m.pages_edit_too_long(),
} satisfies RefusalWords<Contract["pages"]["create"]>;

const KINDS = ["blog", "news", "terms"] as const;
type Kind = (typeof KINDS)[number];

/** The state of the form for a new article: its title and place; its text is written once it exists. */
function useNewArticle() {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch({ from: "/admin/articles/new" });
  const [kind, setKind] = useState<Kind>(KINDS.find((one) => one === search.kind) ?? "blog");
  const [title, setTitle] = useState({ en: "", fr: "" });
  const [section, setSection] = useState<string>(BLOG_SECTIONS[0]);
  const [group, setGroup] = useState("");
  const [type, setType] = useState<string>(TERMS_TYPES[0]);
  const [typed, setSlug] = useState<string | null>(null);
  const slug = typed ?? slugOf(title.en || title.fr);
  const place = {
    blog: { kind, section, slug },
    news: { kind, section: "", slug },
    terms: { kind, section: group.trim(), slug: type },
  }[kind];
  const empty = { en: "", fr: "" };
  const create = useMutation({
    networkMode: "always",
    mutationFn: () => api.pages.create({ ...place, words: { title, summary: empty, body: empty }, image_url: null }),
    onSuccess: (made) => {
      client.setQueryData(orpc.pages.edited.queryKey({ input: { id: made.id } }), made);
      void client.invalidateQueries({ queryKey: orpc.pages.list.key() });
    },
  });
  const submit = () =>
    create.mutate(undefined, {
      // Not called if the form was left meanwhile: another page is shown, which may have a guard of its own.
      onSuccess: ({ id }) => {
        if (goOnLeaving()) return;
        void navigate({ to: "/admin/articles/$id", params: { id: String(id) }, replace: true, ignoreBlocker: true });
      },
    });
  // Only terms of a group can be started: the product's own exist already.
  const fits = checkPlace(place) === null && place.section !== OWN_TERMS;
  return {
    kind,
    setKind,
    title,
    setTitle,
    section,
    setSection,
    group,
    setGroup,
    type,
    setType,
    slug,
    setSlug,
    place,
    fits,
    /** Something was typed; what is chosen is chosen again as quickly. */
    is_typed: [title.en, title.fr, group, typed ?? ""].some((text) => text.trim() !== ""),
    create,
    submit,
  };
}

/** Starts an article of the blog, a news item, or the terms of a group (pages §1). */
export function NewArticle() {
  useWords();
  const form = useNewArticle();
  const [tried, setTried] = useState(false);
  const { kind, setKind, title, setTitle, create, submit, fits } = form;
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-[32rem] grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (fits && !create.isPending) submit();
      }}
    >
      <LeaveGuard dirty={form.is_typed} />
      <h2 className="font-display text-t1">{m.pages_edit_new()}</h2>
      <Field label={m.pages_edit_kind()}>
        <Select
          value={kind}
          onValueChange={(value) => setKind(KINDS.find((one) => one === value) ?? "blog")}
          options={KINDS.map((value) => ({ value, label: KIND_WORDS[value]() }))}
        />
      </Field>
      {(["en", "fr"] as const).map((language) => (
        <Field key={language} label={language === "en" ? m.pages_edit_title_en() : m.pages_edit_title_fr()}>
          <TextInput
            lang={language}
            value={title[language]}
            onValueChange={(value) => setTitle({ ...title, [language]: value })}
            maxLength={MAX_TITLE}
          />
        </Field>
      ))}
      <Place form={form} tried={tried} />
      {create.isError ? (
        <Message tone="danger" announce>
          {wordsOfRefusal(REFUSED, create.error) ?? failureLine(create.error)}
        </Message>
      ) : null}
      <div>
        <Button type="submit" loading={create.isPending}>
          {m.pages_edit_begin()}
        </Button>
      </div>
    </form>
  );
}

/** The fields for its place, which cannot be changed afterwards. */
function Place({ form, tried }: { form: ReturnType<typeof useNewArticle>; tried: boolean }) {
  useWords();
  const { kind, section, setSection, group, setGroup, type, setType, slug, setSlug, place, fits } = form;
  const wrong = tried && !fits ? m.pages_edit_place_invalid() : null;
  if (kind === "terms") {
    return (
      <>
        <Field label={m.pages_edit_group()} error={wrong} hint={m.pages_edit_group_hint()}>
          <TextInput
            value={group}
            onValueChange={setGroup}
            maxLength={MAX_SLUG}
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={m.pages_edit_type()}>
          <Select
            value={type}
            onValueChange={setType}
            options={TERMS_TYPES.map((value) => ({ value, label: TYPE_WORDS[value]() }))}
          />
        </Field>
      </>
    );
  }
  return (
    <>
      {kind === "blog" ? (
        <Field label={m.pages_edit_section()}>
          <Select
            value={section}
            onValueChange={setSection}
            options={BLOG_SECTIONS.map((value) => ({
              value,
              label: SECTION_WORDS[value](),
            }))}
          />
        </Field>
      ) : null}
      <Field
        label={m.pages_edit_slug()}
        error={wrong}
        hint={slug === "" ? m.pages_edit_slug_hint() : articlePath(place)}
      >
        <TextInput
          value={slug}
          onValueChange={(text) => setSlug(typedPermalink(text))}
          maxLength={MAX_SLUG}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </>
  );
}

const TYPE_WORDS: Record<(typeof TERMS_TYPES)[number], () => string> = {
  terms: () => m.pages_edit_type_terms(),
  privacy: () => m.pages_edit_type_privacy(),
  sms: () => m.pages_edit_type_sms(),
};
