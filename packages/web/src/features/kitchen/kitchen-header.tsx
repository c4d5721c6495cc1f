import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { Menu } from "@tablee/design-system/menu";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { Switch } from "@tablee/design-system/inputs/switch";
import { textIn } from "@tablee/domain/language/text-in";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import {
  ArrowLeft,
  Bell,
  BellOff,
  Ellipsis,
  Languages,
  Printer,
  QrCode,
  ReceiptText,
  Store,
  Webhook,
} from "lucide-react";
import { formatTime } from "../../language/formats.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useLanguageSwitch } from "../../shell/language/use-language-switch.ts";
import { RestaurantLogo } from "../restaurants/restaurant-picture.tsx";
import { useSession } from "../../session/session.ts";
import { useRight } from "../accounts/use-right.ts";
import { switchSound, useSound } from "./board/chime.ts";
import { MinimumDelay } from "./board/minimum-delay.tsx";
import { useSecond } from "./ticket/second.ts";
import { useOpenSwitch } from "./ticket/use-restaurant-switch.ts";

/** The kitchen's name, whether it takes orders, the current view, and the time. */
export function KitchenHeader({
  restaurant,
  choices,
}: {
  restaurant: RestaurantCard;
  choices: readonly RestaurantCard[];
}) {
  const language = useLanguage();
  return (
    <header className="flex flex-wrap items-center gap-x-4 print:hidden gap-y-2 border-b border-line px-4 py-2 tablet:px-5">
      <Options restaurant={restaurant} choices={choices} />
      <RestaurantLogo src={restaurant.logo_image_path} name="" className="size-9.5 shrink-0 rounded-[0.625rem]" />
      <h1 className="min-w-0 font-display text-t3">{textIn(restaurant.name, language)}</h1>
      <OpenSwitch restaurant={restaurant} />
      <div className="flex grow flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <ViewSwitch restaurant_id={restaurant.id} />
        <MinimumDelay restaurant={restaurant} />
        <SoundSwitch />
        <Clock timezone={restaurant.timezone} />
      </div>
    </header>
  );
}

/** The way out, the language, and for staff of several restaurants the other kitchens. */
function Options({ restaurant, choices }: { restaurant: RestaurantCard; choices: readonly RestaurantCard[] }) {
  const language = useLanguage();
  const change = useLanguageSwitch();
  const may = useRight(restaurant.id);
  const { user } = useSession();
  const others =
    choices.length > 1
      ? choices.map(({ id, name }, index) => ({
          id: `restaurant-${id}`,
          label: textIn(name, language),
          icon: <Store />,
          checked: id === restaurant.id,
          separated: index === 0,
          render: <Link to="/kitchen" search={{ restaurant: id }} />,
        }))
      : [];
  return (
    <Menu
      trigger={
        <IconButton variant="quiet" label={m.kitchen_options()}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      title={m.kitchen_options()}
      align="start"
      items={[
        { id: "back", label: m.kitchen_back(), icon: <ArrowLeft />, render: <Link to="/" /> },
        ...(may("settings") ? [roomsEntry(restaurant.id)] : []),
        ...(may("orders") ? [ordersEntry(restaurant.id)] : []),
        ...(may("tables") ? [tablesEntry(restaurant.id)] : []),
        {
          id: "language",
          label: m.kitchen_other_language(),
          icon: <Languages />,
          onSelect: () => change(language === "en" ? "fr" : "en"),
        },
        ...(may("printers") ? [printersEntry(restaurant.id)] : []),
        ...(may("webhooks") ? [webhooksEntry(restaurant.id)] : []),
        ...others,
        ...(user?.admin && choices.length === 0
          ? [
              {
                id: "choose",
                label: m.kitchen_choose_title(),
                icon: <Store />,
                render: <Link to="/kitchen" search={{}} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** A link to the restaurant's management, for those who close the day here and continue with its figures. */
const roomsEntry = (restaurant: number) => ({
  id: "rooms",
  label: m.shell_management(),
  icon: <Store />,
  render: <Link to="/restaurant-admin/$restaurant_id" params={{ restaurant_id: String(restaurant) }} />,
});

/** A link to the orders that have left the board, for when their diner calls. */
const ordersEntry = (restaurant: number) => ({
  id: "orders",
  label: m.kitchen_past_orders(),
  icon: <ReceiptText />,
  render: <Link to="/restaurant-admin/$restaurant_id/orders" params={{ restaurant_id: String(restaurant) }} />,
});

const tablesEntry = (restaurant: number) => ({
  id: "tables",
  label: m.table_kitchen_options(),
  icon: <QrCode />,
  render: <Link to="/kitchen/tables" search={{ restaurant }} />,
});

const printersEntry = (restaurant: number) => ({
  id: "printers",
  label: m.kitchen_printers(),
  icon: <Printer />,
  render: <Link to="/kitchen" search={{ restaurant, view: "printers" }} />,
});

const webhooksEntry = (restaurant: number) => ({
  id: "webhooks",
  label: m.webhooks_title(),
  icon: <Webhook />,
  render: <Link to="/kitchen/webhooks" search={{ restaurant }} />,
});

function OpenSwitch({ restaurant }: { restaurant: RestaurantCard }) {
  useWords();
  const { open, mayOpen, setOpen } = useOpenSwitch(restaurant);
  return (
    <div data-takes-orders="" className="flex items-center gap-2 text-bs font-semibold">
      <Switch
        label={m.kitchen_takes_orders()}
        labelHidden
        disabled={!mayOpen}
        checked={open}
        onCheckedChange={setOpen}
      />
      <span aria-hidden="true">{open ? m.kitchen_open() : m.kitchen_paused()}</span>
    </div>
  );
}

function ViewSwitch({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const may = useRight(restaurant_id);
  const { view } = useSearch({ from: "/kitchen" });
  const navigate = useNavigate({ from: "/kitchen" });
  return (
    <SegmentedControl
      label={m.kitchen_view()}
      className="min-w-0 grow basis-[19rem] large:max-w-[27rem]"
      value={view === "printers" ? null : (view ?? "orders")}
      onValueChange={(next) =>
        void navigate({
          search: ({ restaurant }) => ({
            ...(restaurant === undefined ? {} : { restaurant }),
            ...(next === "orders" ? {} : { view: next }),
          }),
        })
      }
      items={[
        { value: "orders", label: m.kitchen_orders() },
        { value: "stock", label: m.kitchen_stock() },
        ...(may("capacity") ? [{ value: "capacity" as const, label: m.kitchen_capacity() }] : []),
        ...(may("money") ? [{ value: "totals" as const, label: m.kitchen_totals() }] : []),
      ]}
    />
  );
}

function SoundSwitch() {
  useWords();
  const sound = useSound();
  return (
    <IconButton
      variant="quiet"
      label={m.kitchen_sound()}
      pressed={sound !== "off"}
      onClick={() => switchSound(sound === "off")}
    >
      {sound === "off" ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
    </IconButton>
  );
}

function Clock({ timezone }: { timezone: string }) {
  const language = useLanguage();
  return (
    <span className="num text-[1.625rem] leading-8 font-heavy mobile:hidden">
      {formatTime(useSecond(), timezone, language)}
    </span>
  );
}
