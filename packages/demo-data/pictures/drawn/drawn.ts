import { BAKES } from "./bakes.ts";
import { BOWLS } from "./bowls.ts";
import { GLASSES } from "./glasses.ts";
import { PLATES } from "./plates.ts";

/** Subjects that the emoji do not have, by name, as SVG on the emoji's square of 32 units. */
export const DRAWN: Record<string, () => string> = { ...BAKES, ...BOWLS, ...GLASSES, ...PLATES };
