import type { Bilingual } from "./bilingual.ts";

/** Restaurants with a common page (restaurants §24). */
export interface DemoGroup {
  alias: string;
  name: Bilingual;
  /** As `#rrggbb`. */
  primary: string;
  ground: string;
  logo_url: string | null;
  cover_url: string | null;
  restaurants: readonly string[];
}

export const demoGroups: DemoGroup[] = [
  {
    alias: "demo",
    name: ["The Margot & Sillon tables", "Les tables Margot et Sillon"],
    primary: "#8a2c4f",
    ground: "#3d1f2c",
    logo_url: null,
    cover_url: null,
    restaurants: ["chez-margot", "bar-sillon"],
  },
];
