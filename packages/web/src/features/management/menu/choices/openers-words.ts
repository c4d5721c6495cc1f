import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { m } from "../../../../paraglide/messages.js";

/** Returns the choices that open a group, each with its own group: "Fries (Side)". */
export const openersWords = (menu: EditedMenu, ref: string, language: Language): string[] =>
  menu.modifier_groups.flatMap(({ name, modifiers }) =>
    modifiers
      .filter(({ modifier_groups }) => modifier_groups.includes(ref))
      .map((choice) => {
        const words = textIn(choice.name, language) || m.management_nameless();
        const of = textIn(name, language);
        return of ? `${words} (${of})` : words;
      }),
  );
