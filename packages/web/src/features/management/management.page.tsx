import { lazy, Suspense } from "react";
import { SlowSends } from "../../shell/bars/slow-sends.tsx";
import { MembersOnly } from "../accounts/members-only.tsx";
import { ManagementFrame, ManagementSkeleton } from "./management-frame.tsx";

const ChooseRestaurant = lazy(async () => ({ default: (await import("./choose-restaurant.tsx")).ChooseRestaurant }));
const RestaurantHome = lazy(async () => ({ default: (await import("./restaurant-room.tsx")).RestaurantHome }));
const RestaurantRoom = lazy(async () => ({ default: (await import("./restaurant-room.tsx")).RestaurantRoom }));
const MenuEditor = lazy(async () => ({ default: (await import("./menu/menu-editor.tsx")).MenuEditor }));
const SettingsScreen = lazy(async () => ({ default: (await import("./settings/settings-screen.tsx")).SettingsScreen }));

const PeopleScreen = lazy(async () => ({ default: (await import("./people/people-screen.tsx")).PeopleScreen }));
const FiguresScreen = lazy(async () => ({ default: (await import("./figures/figures-screen.tsx")).FiguresScreen }));
const OrdersScreen = lazy(async () => ({ default: (await import("./orders/orders-screen.tsx")).OrdersScreen }));
const JoinScreen = lazy(async () => ({ default: (await import("./people/join-screen.tsx")).JoinScreen }));

const ClaimScreen = lazy(async () => ({ default: (await import("./claims/claim-screen.tsx")).ClaimScreen }));

/** The page on which a member comes to own a place (management §38); they own none yet. */
export const NewRestaurantPage = () => (
  <MembersOnly waiting={<ManagementSkeleton />}>
    <Suspense fallback={<ManagementSkeleton />}>
      <ClaimScreen />
      <SlowSends />
    </Suspense>
  </MembersOnly>
);

/** The page of the restaurants that a member may run (management §1). */
export const ManagementPage = () => (
  <ManagementFrame none={<ChooseRestaurant />}>
    <ChooseRestaurant />
  </ManagementFrame>
);

export const RestaurantHomePage = () => (
  <ManagementFrame>
    <RestaurantHome />
  </ManagementFrame>
);

export const MenuEditorPage = () => (
  <ManagementFrame>
    <RestaurantRoom room="menu">{(id) => <MenuEditor restaurant_id={id} />}</RestaurantRoom>
  </ManagementFrame>
);

export const SettingsRoomPage = () => (
  <ManagementFrame>
    <RestaurantRoom room="settings">{(id) => <SettingsScreen restaurant_id={id} />}</RestaurantRoom>
  </ManagementFrame>
);

export const PeopleRoomPage = () => (
  <ManagementFrame>
    <RestaurantRoom room="people">{(id) => <PeopleScreen restaurant_id={id} />}</RestaurantRoom>
  </ManagementFrame>
);

export const FiguresRoomPage = () => (
  <ManagementFrame>
    <RestaurantRoom room="figures">{(id) => <FiguresScreen restaurant_id={id} />}</RestaurantRoom>
  </ManagementFrame>
);

/** The list of orders is for all staff, so also for who only cooks (management §48). */
export const OrdersRoomPage = () => (
  <ManagementFrame forStaff>
    <RestaurantRoom room="orders">{(id) => <OrdersScreen restaurant_id={id} />}</RestaurantRoom>
  </ManagementFrame>
);

/** The page to which an invitation's link leads: the invited member is not staff yet (management §22). */
export const JoinPage = () => (
  <MembersOnly waiting={<ManagementSkeleton />}>
    <Suspense fallback={<ManagementSkeleton />}>
      <JoinScreen />
      <SlowSends />
    </Suspense>
  </MembersOnly>
);
