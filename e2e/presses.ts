import type { Page } from "@playwright/test";

/** Waits until a press is a new one, not the second of a double press (`DOUBLE_MS` of the design system). */
export const separatePress = (page: Page): Promise<void> => page.waitForTimeout(400);
