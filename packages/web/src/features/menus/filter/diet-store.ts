import { ALLERGENS, type Allergen } from "@tablee/domain/menus/menu";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";

/**
 * The allergens that this device's diner avoids, on every menu and in the basket. Invalid entries fall back to none.
 */
const Diet = v.object({ without: v.optional(v.fallback(v.array(v.picklist(ALLERGENS)), []), []) });

export const dietStore = stored("diet", Diet);

/** Allergens that the diner avoids; none on the server and in the first render. */
export const useAvoided = (): readonly Allergen[] =>
  useSyncExternalStore(
    dietStore.subscribe,
    () => dietStore.get().without,
    () => dietStore.initial.without,
  );
