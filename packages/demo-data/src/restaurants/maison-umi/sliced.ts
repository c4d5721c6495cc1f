import type { TableeItemInput } from "@tablee/contract/restaurants/tablee-format.schema";

import type { RenderedPicture } from "../../rendered-pictures.ts";
import { side, starter } from "../menu-writing.ts";
import { SLICES, type Slice } from "./fish.ts";

const cents = (amount: number): number => Math.round(amount * 4) / 4;

/** Fish that look alike on a plate: char is as orange as salmon. */
const LIKE: Readonly<Record<string, "salmon" | "tuna" | "white-fish">> = {
  salmon: "salmon",
  char: "salmon",
  tuna: "tuna",
  albacore: "white-fish",
  yellowtail: "white-fish",
  halibut: "white-fish",
  "sea-bream": "white-fish",
  "striped-bass": "white-fish",
};

const sashimiOf = ({ ref }: Slice): RenderedPicture | null => (LIKE[ref] === "salmon" ? "salmon-sashimi" : null);

const handRollOf = ({ ref }: Slice): RenderedPicture | null => {
  if (ref === "avocado") return "avocado-hand-roll";
  const like = LIKE[ref];
  return like ? `${like}-hand-roll` : null;
};

const torchedOf = ({ ref, allergens }: Slice): RenderedPicture | null => {
  if (ref === "scallop") return "torched-scallop";
  return allergens.includes("fish") ? "nigiri" : null;
};

/** Each form of a slice: its name, price and calories are derived from those of a pair of nigiri. */
const FORMS: Record<Slice["forms"][number], (slice: Slice) => TableeItemInput> = {
  nigiri: (slice) =>
    side(`nigiri-${slice.ref}`, [`${slice.en} Nigiri, Two`, `Nigiris ${slice.au}, deux`], slice.pair, {
      kcal: slice.kcal,
      picture: slice.allergens.includes("fish") ? "nigiri" : null,
      allergens: slice.allergens,
      tags: slice.tags,
      each: slice.pair / 2,
    }),
  sashimi: (slice) =>
    starter(
      `sashimi-${slice.ref}`,
      [`${slice.en} Sashimi, Five`, `Sashimi ${slice.de}, cinq`],
      cents(slice.pair * 2.1),
      {
        kcal: Math.round(slice.kcal * 1.2),
        picture: sashimiOf(slice),
        allergens: slice.allergens,
        tags: slice.allergens.includes("gluten") ? slice.tags : [...slice.tags, "gluten-free"],
      },
    ),
  maki: (slice) =>
    side(`maki-${slice.ref}`, [`${slice.en} Maki, Six`, `Makis ${slice.au}, six`], cents(slice.pair * 0.95), {
      kcal: Math.round(slice.kcal * 1.6),
      picture: slice.allergens.includes("fish") ? "maki-assorted" : "garden-maki",
      allergens: slice.allergens,
      tags: slice.tags,
    }),
  temaki: (slice) =>
    side(`temaki-${slice.ref}`, [`${slice.en} Hand Roll`, `Temaki ${slice.au}`], cents(slice.pair * 0.9), {
      kcal: Math.round(slice.kcal * 1.3),
      picture: handRollOf(slice),
      allergens: slice.allergens,
      tags: slice.tags,
    }),
  aburi: (slice) =>
    side(
      `aburi-${slice.ref}`,
      [`Torched ${slice.en} Nigiri, Two`, `Nigiris flambés ${slice.au}, deux`],
      cents(slice.pair + 1.5),
      {
        kcal: slice.kcal + 25,
        picture: torchedOf(slice),
        allergens: [...slice.allergens.filter((each) => each !== "eggs"), "eggs"],
        tags: slice.tags.filter((tag) => tag !== "raw" && tag !== "vegan"),
      },
    ),
};

const slicedIn = (form: Slice["forms"][number]): TableeItemInput[] =>
  SLICES.filter((slice) => slice.forms.includes(form)).map((slice) => FORMS[form](slice));

/** Everything made of a single slice, form after form, as on a counter's paper menu. */
export const sliced: TableeItemInput[] = [
  ...slicedIn("nigiri"),
  ...slicedIn("aburi"),
  ...slicedIn("sashimi"),
  ...slicedIn("maki"),
  ...slicedIn("temaki"),
];
