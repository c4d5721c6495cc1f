import type { Contract } from "@tablee/contract/contract";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { FrameParent } from "@tablee/contract/sites/sites.contract";
import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { isParentOrigin } from "@tablee/domain/sites/origin";
import { X } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { CopyButton } from "../../shell/copy-button.tsx";
import type { SiteActions } from "./site-queries.ts";

const REFUSED = {
  invalid_origin: () => m.sites_origin_invalid(),
  too_many_origins: () => m.sites_too_many(),
} satisfies RefusalWords<Contract["sites"]["allowParent"]>;

interface EmbedGuideProps {
  restaurant: RestaurantCard;
  parents: readonly FrameParent[];
  actions: SiteActions;
}

/** Explains how to embed a menu in the restaurant's own page: which pages may, and the line of HTML for them. */
export function EmbedGuide({ restaurant, parents, actions }: EmbedGuideProps) {
  useWords();
  const { origin } = useAppContext();
  const line = (more: string) =>
    `<script src="${origin}/embed.js" data-restaurant="${restaurant.id}"${more} async></script>`;
  return (
    <section aria-labelledby="sites-embed" className="grid max-w-[40rem] gap-4">
      <div>
        <h2 id="sites-embed" className="font-display text-t2">
          {m.sites_embed()}
        </h2>
        <p className="mt-1 text-ink-2">{m.sites_embed_text()}</p>
      </div>
      <Parents restaurant_id={restaurant.id} parents={parents} actions={actions} />
      <Line title={m.sites_embed_place()} code={line("")} />
      <Line title={m.sites_embed_button()} code={line(` data-button="${m.sites_look_button()}"`)} />
    </section>
  );
}

const Line = ({ title, code }: { title: string; code: string }) => (
  <div>
    <h3 className="text-bs font-semibold">{title}</h3>
    <pre className="mt-1.5 rounded-control bg-sunken p-3 text-cap whitespace-pre-wrap [overflow-wrap:anywhere]">
      <code>{code}</code>
    </pre>
    <CopyButton text={code} size="sm" className="mt-2" />
  </div>
);

type ParentsProps = Omit<EmbedGuideProps, "restaurant"> & { restaurant_id: number };

function Parents({ restaurant_id, parents, actions }: ParentsProps) {
  const { allow, disallow } = actions;
  return (
    <div>
      <Allowed
        parents={parents}
        busy={disallow.isPending}
        onDisallow={(id) => {
          allow.reset();
          disallow.mutate(id);
        }}
      />
      <Allowing restaurant_id={restaurant_id} actions={actions} />
    </div>
  );
}

/** Returns the text for why a page was not allowed, or not disallowed. */
const failureOf = ({ allow, disallow }: SiteActions): string | null => {
  if (allow.isError) return wordsOfRefusal(REFUSED, allow.error) ?? failureLine(allow.error);
  return disallow.isError ? failureLine(disallow.error) : null;
};

function Allowing({ restaurant_id, actions }: Omit<ParentsProps, "parents">) {
  useWords();
  const { allow, disallow } = actions;
  const [origin, setOrigin] = useState("");
  const [isTried, setTried] = useState(false);
  const written = origin.trim().replace(/\/+$/, "");
  const isInvalid = !isParentOrigin(written);
  const submit = () => {
    setTried(true);
    if (isInvalid || allow.isPending) return;
    disallow.reset();
    const done = () => {
      setOrigin("");
      setTried(false);
    };
    allow.mutate({ restaurant_id, origin: written }, { onSuccess: done });
  };
  return (
    <form
      method="post"
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={m.sites_origin()}
        hint={m.sites_origin_text()}
        error={isTried && isInvalid ? m.sites_origin_invalid() : failureOf(actions)}
        className="min-w-0 grow basis-60"
      >
        <TextInput
          value={origin}
          onValueChange={(text) => {
            setOrigin(text);
            // The refusal concerned another text.
            if (!allow.isPending) allow.reset();
          }}
          placeholder="https://www.example.org"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
        />
      </Field>
      <Button type="submit" variant="outline" loading={allow.isPending} className="mb-6">
        {m.sites_allow()}
      </Button>
    </form>
  );
}

interface AllowedProps {
  parents: readonly FrameParent[];
  busy: boolean;
  onDisallow: (id: number) => void;
}

/** The allowed pages, each of which can be removed. */
function Allowed({ parents, busy, onDisallow }: AllowedProps) {
  useWords();
  if (parents.length === 0) return null;
  return (
    <ul className="mb-4 divide-y divide-line rounded-card border border-line bg-surface">
      {parents.map(({ id, origin }) => (
        <li key={id} className="flex items-center gap-3 py-1.5 ps-4 pe-1.5">
          <span className="min-w-0 grow [overflow-wrap:anywhere]">{origin}</span>
          <IconButton label={m.sites_disallow({ origin })} disabled={busy} onClick={() => onDisallow(id)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
