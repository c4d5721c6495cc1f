import { lazy } from "react";
import { ManagementFrame } from "./management-frame.tsx";

const ChooseRestaurant = lazy(async () => ({ default: (await import("./choose-restaurant.tsx")).ChooseRestaurant }));
const MenuEditor = lazy(async () => ({ default: (await import("./menu/menu-editor.tsx")).MenuEditor }));

/** The restaurants that one may run (management §1). */
export const ManagementPage = () => (
  <ManagementFrame>
    <ChooseRestaurant />
  </ManagementFrame>
);

export const MenuEditorPage = () => (
  <ManagementFrame>
    <MenuEditor />
  </ManagementFrame>
);
