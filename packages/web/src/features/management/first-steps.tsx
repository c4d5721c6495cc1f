import type { Contract } from "@tablee/contract/contract";
import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { doneSteps, FIRST_STEPS, type FirstStep, isSaidInBoth } from "@tablee/domain/management/opening/first-steps";
import { missingSteps, type OpeningStep } from "@tablee/domain/management/opening/new-place";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Circle, CircleCheck } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useRight } from "../accounts/use-right.ts";
import { stepsDone } from "../../session/second-step-later.ts";
import type { SettingsSection } from "./settings/sections.ts";
import { useTakeSettings } from "./settings/use-settings.ts";

/** How long the message that the place is open stays before anything else is asked, in ms. */
const OPENED_MS = 5_000;

const STEPS = {
  place: () => m.management_step_place(),
  hours: () => m.management_step_hours(),
  ordering: () => m.management_step_ordering(),
  taxes: () => m.management_step_taxes(),
  menu: () => m.management_step_menu(),
  words: () => m.management_step_words(),
  cover: () => m.management_step_cover(),
} satisfies Record<FirstStep, () => string>;

const REFUSED = {
  ownerless: () => m.management_open_ownerless(),
  // The button names them before it calls: they are missing only because somebody has just undone one.
  steps_missing: () => null,
} satisfies RefusalWords<Contract["opening"]["open"]>;

/** The section of the settings in which a step is done; the other steps are done in the menu. */
const SECTIONS: Partial<Record<FirstStep, SettingsSection | null>> = {
  place: "place",
  hours: "hours",
  ordering: "ordering",
  taxes: "tax",
  // The first section is not named in the address.
  cover: null,
};

/** Returns the menu that decides which steps are done, for members who may change it. */
export function useMenuOfSteps(restaurant_id: number, may: boolean) {
  const { orpc } = useAppContext();
  return useQuery({ ...orpc.management.draft.queryOptions({ input: { restaurant_id } }), enabled: may });
}

/**
 * The steps that a new restaurant still needs, each with a link to where it is done; disappears once all are done and
 * it is open.
 */
export function FirstSteps({ page, menu }: { page: SettingsPage; menu: EditedMenu }) {
  useWords();
  const { restaurant_id, settings } = page;
  const done = doneSteps({
    ...settings,
    confirmed: page.confirmed,
    offered: ORDER_MODES.some((mode) => settings[mode] === "offered"),
    cover: page.cover_image_path,
    name: page.name,
    dishes: menu.items.filter(({ listed }) => listed),
  });
  const isPreparing = page.status === PREPARING;
  if (done.length === FIRST_STEPS.length && !isPreparing) return null;
  return (
    <section
      aria-labelledby="first-steps"
      className="mb-6 @container rounded-card border border-line bg-surface p-[min(1.25rem,5vw)]"
    >
      <h2 id="first-steps" className="font-display text-t2">
        {isPreparing ? m.management_first_steps() : m.management_first_steps_left()}
      </h2>
      <p className="text-bs text-ink-2">
        {m.management_first_steps_text({ done: done.length, all: FIRST_STEPS.length })}
      </p>
      <ul className="mt-3 grid grid-cols-1 divide-y divide-line">
        {FIRST_STEPS.map((step) => (
          <li key={step}>
            <Step page={page} step={step} isDone={done.includes(step)} />
          </li>
        ))}
      </ul>
      {isPreparing ? <OpenPlace restaurant_id={restaurant_id} missing={missingSteps(done)} /> : null}
    </section>
  );
}

/**
 * Opens a place that its owner created. It is hidden until then, and opening requires the steps without which nobody
 * can order.
 */
function OpenPlace({ restaurant_id, missing }: { restaurant_id: number; missing: readonly OpeningStep[] }) {
  useWords();
  const { api } = useAppContext();
  const take = useTakeSettings();
  const toasts = useToasts();
  const [asked, setAsked] = useState(false);
  const open = useMutation({
    mutationFn: () => api.opening.open({ restaurant_id }),
    onSuccess: (page) => {
      take(page);
      toasts.show({ text: m.management_opened() });
      // After the message was read: the dialog would cover it.
      setTimeout(stepsDone, OPENED_MS);
    },
  });
  return (
    <div className="mt-4 grid grid-cols-1 justify-items-start gap-3 border-t border-line pt-4">
      <p className="text-bs text-ink-2">{m.management_open_text()}</p>
      <Button
        size="lg"
        loading={open.isPending}
        onClick={() => {
          setAsked(true);
          if (missing.length === 0) open.mutate();
        }}
      >
        {m.management_open()}
      </Button>
      {asked && missing.length > 0 ? (
        <Message tone="warning" announce>
          {m.management_open_missing({ steps: missing.map((step) => STEPS[step]()).join(" · ") })}
        </Message>
      ) : null}
      {open.isError ? (
        <Message tone="danger" announce>
          {wordsOfRefusal(REFUSED, open.error) ?? failureLine(open.error)}
        </Message>
      ) : null}
    </div>
  );
}

function Step({ page, step, isDone }: { page: SettingsPage; step: FirstStep; isDone: boolean }) {
  useWords();
  const may = useRight(page.restaurant_id);
  const params = { restaurant_id: String(page.restaurant_id) };
  const look = "flex min-h-12 items-center gap-3 rounded-inner py-2 hover:bg-sunken";
  const inside = (
    <>
      {isDone ? (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-ink" />
      ) : (
        <Circle aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      )}
      <span className={`min-w-0 grow hyphens-auto ${isDone ? "text-ink-2" : "font-semibold"}`}>
        {STEPS[step]()}
        <span className="sr-only"> {isDone ? m.management_step_done() : m.management_step_to_do()}</span>
      </span>
    </>
  );
  const onwards = <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3 @max-[14rem]:hidden" />;
  if (step === "taxes" && !isDone && !may("money")) {
    return (
      <p className={look}>
        {inside}
        <span className="text-bs text-ink-2">{m.management_step_owner()}</span>
      </p>
    );
  }
  // A name from a map has no language: translating it comes before the dishes' names.
  const section = step === "words" && !isSaidInBoth(page.name) ? null : SECTIONS[step];
  return section === undefined ? (
    <Link to="/restaurant-admin/$restaurant_id/menu" params={params} className={look}>
      {inside}
      {onwards}
    </Link>
  ) : (
    <Link
      to="/restaurant-admin/$restaurant_id/settings"
      params={params}
      search={{ section: section ?? undefined }}
      className={look}
    >
      {inside}
      {onwards}
    </Link>
  );
}
