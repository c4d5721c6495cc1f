import { relations } from "drizzle-orm";
import { restaurantCapacities } from "../restaurants/stored/capacities.table.ts";
import { webhookEndpoints } from "../webhooks/webhooks.table.ts";
import { restaurants } from "../restaurants/stored/restaurants.table.ts";
import {
  combos,
  comboSlotItems,
  comboSlots,
  menuItems,
  menuSections,
  modifierGroupItems,
  modifierGroups,
  modifiers,
} from "../menus/menus.table.ts";

/** The relations of a menu, so that one statement (one snapshot) reads it completely. */
export const restaurantMenu = relations(restaurants, ({ many }) => ({
  sections: many(menuSections),
  items: many(menuItems),
  modifier_groups: many(modifierGroups),
  combos: many(combos),
  capacities: many(restaurantCapacities),
  webhooks: many(webhookEndpoints),
}));

export const capacityOwner = relations(restaurantCapacities, ({ one }) => ({
  restaurant: one(restaurants, { fields: [restaurantCapacities.restaurant_id], references: [restaurants.id] }),
}));

export const webhookOwner = relations(webhookEndpoints, ({ one }) => ({
  restaurant: one(restaurants, { fields: [webhookEndpoints.restaurant_id], references: [restaurants.id] }),
}));

export const sectionOwner = relations(menuSections, ({ one }) => ({
  restaurant: one(restaurants, { fields: [menuSections.restaurant_id], references: [restaurants.id] }),
}));

export const itemOwner = relations(menuItems, ({ one }) => ({
  restaurant: one(restaurants, { fields: [menuItems.restaurant_id], references: [restaurants.id] }),
}));

export const groupParts = relations(modifierGroups, ({ one, many }) => ({
  restaurant: one(restaurants, { fields: [modifierGroups.restaurant_id], references: [restaurants.id] }),
  items: many(modifierGroupItems),
  modifiers: many(modifiers),
}));

export const groupItemOwner = relations(modifierGroupItems, ({ one }) => ({
  group: one(modifierGroups, {
    fields: [modifierGroupItems.modifier_group_id],
    references: [modifierGroups.id],
  }),
}));

export const modifierOwner = relations(modifiers, ({ one }) => ({
  group: one(modifierGroups, { fields: [modifiers.modifier_group_id], references: [modifierGroups.id] }),
}));

export const comboParts = relations(combos, ({ one, many }) => ({
  restaurant: one(restaurants, { fields: [combos.restaurant_id], references: [restaurants.id] }),
  slots: many(comboSlots),
}));

export const slotParts = relations(comboSlots, ({ one, many }) => ({
  combo: one(combos, { fields: [comboSlots.combo_id], references: [combos.id] }),
  items: many(comboSlotItems),
}));

export const slotItemOwner = relations(comboSlotItems, ({ one }) => ({
  slot: one(comboSlots, { fields: [comboSlotItems.combo_slot_id], references: [comboSlots.id] }),
}));
