import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { ChipRow } from "@tablee/design-system/chip-row";
import { Notice } from "@tablee/design-system/notice";
import { OWNERLESS } from "@tablee/domain/restaurants/ordering-status";
import { textIn } from "@tablee/domain/language/text-in";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, ChevronRight, DoorClosed } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { CallFailed } from "../../shell/call-failed.tsx";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { useRight } from "../accounts/use-right.ts";
import { RestaurantLogo } from "../restaurants/restaurant-picture.tsx";
import { FirstSteps, useMenuOfSteps } from "./first-steps.tsx";
import { ManagementSkeleton } from "./management-frame.tsx";
import { type RoomKey, ROOMS } from "./room-list.ts";
import { useRestaurantId } from "./use-restaurant-id.ts";
import { useSettingsPage } from "./settings/use-settings.ts";

/**
 * A screen of a restaurant's management, below the links to the others. What a member may not do there is not shown,
 * and refused too.
 */
export function RestaurantRoom({ room, children }: { room: RoomKey; children: (restaurant_id: number) => ReactNode }) {
  useWords();
  const id = useRestaurantId();
  const may = useRight(id ?? 0);
  const act = ROOMS.find(({ key }) => key === room)?.act;
  if (id === null || !act || !may(act)) return <NotFoundPage />;
  return (
    <div key={id}>
      <Rooms restaurant_id={id} room={room} />
      {children(id)}
    </div>
  );
}

const UP =
  "inline-flex min-h-11 min-w-0 items-center gap-2 rounded-inner text-bs font-semibold text-ink-2 hover:text-ink";

/** Leads to the first screen of the restaurant, under its name. */
function ToPlace({ restaurant_id }: { restaurant_id: number }) {
  const language = useLanguage();
  const { data } = useSettingsPage(restaurant_id);
  return (
    <Link
      to="/restaurant-admin/$restaurant_id"
      params={{ restaurant_id: String(restaurant_id) }}
      // A link to a parent page must not be marked as the current one.
      activeOptions={{ exact: true }}
      className={UP}
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{data ? textIn(data.name, language) : m.management_title()}</span>
    </Link>
  );
}

/** Leads whoever only cooks back to the board, from where they come. */
function ToKitchen({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  return (
    <Link to="/kitchen" search={{ restaurant: restaurant_id }} className={UP}>
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{m.kitchen_page_title()}</span>
    </Link>
  );
}

function Rooms({ restaurant_id, room }: { restaurant_id: number; room: RoomKey }) {
  useWords();
  const may = useRight(restaurant_id);
  const params = { restaurant_id: String(restaurant_id) };
  const rooms = ROOMS.filter(({ act }) => may(act));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      {may("settings") ? <ToPlace restaurant_id={restaurant_id} /> : <ToKitchen restaurant_id={restaurant_id} />}
      {/* On a phone the links have a row of their own, in which the current one is scrolled into view. */}
      {rooms.length > 1 ? (
        <div className="min-w-0 grow mobile:basis-full">
          <ChipRow
            as="nav"
            label={m.management_rooms()}
            activeKey={room}
            className="mobile:-mx-gutter mobile:px-gutter"
          >
            {rooms.map(({ key, to, Icon, word }) => (
              <Chip
                key={key}
                selected={key === room}
                start={<Icon aria-hidden="true" />}
                render={<Link to={to} params={params} aria-current={key === room ? "page" : undefined} />}
              >
                {word()}
              </Chip>
            ))}
          </ChipRow>
        </div>
      ) : null}
    </div>
  );
}

const AWAY = "inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary-ink underline underline-offset-4";

/** The links to the restaurant's other sides: its kitchen, and its menu as diners see it. */
function OtherSides({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  return (
    <p className="mt-6 flex flex-wrap gap-x-8">
      <Link to="/kitchen" search={{ restaurant: restaurant_id }} className={AWAY}>
        {m.management_to_kitchen()}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
      <Link to="/menu/$restaurant" params={{ restaurant: String(restaurant_id) }} className={AWAY}>
        {m.management_to_menu()}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Link>
    </p>
  );
}

/**
 * Says that the place was closed by hand, or when its last owner left (management §47): a new owner looks for that in
 * the hours, but it is in the kitchen.
 */
export function KitchenClosed({ restaurant_id, status }: { restaurant_id: number; status: string }) {
  useWords();
  const may = useRight(restaurant_id);
  if (status !== "closed" && status !== OWNERLESS) return null;
  const isLeft = status !== "closed";
  return (
    <Notice
      tone="warning"
      icon={<DoorClosed />}
      title={`${m.management_closed()}.`}
      className="mb-6"
      action={
        isLeft && !may("staff") ? null : (
          <Button size="sm" variant="quiet" render={<Link to="/kitchen" search={{ restaurant: restaurant_id }} />}>
            {m.management_closed_open()}
          </Button>
        )
      }
    >
      {isLeft ? m.management_left_text() : m.management_closed_text()}
    </Notice>
  );
}

/** The first screen of a restaurant: what there is to do, and the link to the kitchen. */
export function RestaurantHome() {
  const language = useLanguage();
  const id = useRestaurantId();
  const may = useRight(id ?? 0);
  const page = useSettingsPage(id ?? 0);
  // The remaining steps are above the links: rendered later, they would move those away from under a thumb.
  const steps = useMenuOfSteps(id ?? 0, may("menu"));
  if (id === null || !may("settings")) return <NotFoundPage />;
  if (page.isError && !page.data) {
    return <CallFailed error={page.error} retry={() => void page.refetch()} heading="h1" />;
  }
  if (!page.data || steps.isLoading) return <ManagementSkeleton />;
  const params = { restaurant_id: String(id) };
  return (
    <>
      <Link
        to="/restaurant-admin"
        activeOptions={{ exact: true }}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-inner text-bs text-ink-2"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {m.management_title()}
      </Link>
      <div className="mt-1 mb-6 flex items-center gap-4">
        <RestaurantLogo src={page.data.logo_image_path} name="" className="size-14 shrink-0 rounded-control" />
        <h1 className="min-w-0 font-display text-d2 break-words tablet:text-d1">{textIn(page.data.name, language)}</h1>
      </div>
      <KitchenClosed restaurant_id={id} status={page.data.status} />
      {steps.data ? <FirstSteps page={page.data} menu={steps.data.live} /> : null}
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        {ROOMS.filter(({ act }) => may(act)).map(({ key, to, Icon, word, text }) => (
          <li key={key}>
            <Link
              to={to}
              params={params}
              className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-raised transition-colors duration-150 hover:bg-sunken"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-tint text-primary-ink">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <span className="min-w-0 grow">
                <span className="block font-display text-t2">{word()}</span>
                <span className="block text-bs text-ink-2">{text()}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
      <OtherSides restaurant_id={id} />
    </>
  );
}
