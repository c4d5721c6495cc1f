import type { Platform } from "./platform.ts";

const POSITION_TIMEOUT_MS = 8_000;

export const webPlatform = (): Platform => ({
  kind: "web",
  origin: location.origin,
  position: () =>
    new Promise((resolve) => {
      if (!("geolocation" in navigator)) return resolve(null);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
        () => {
          // spec §4 "Geolocation": refusal logs and falls back.
          // oxlint-disable-next-line no-console -- the specification wants exactly this line in the log
          console.info("User did not enable geolocation");
          resolve(null);
        },
        { timeout: POSITION_TIMEOUT_MS, maximumAge: 60_000 },
      );
    }),
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
});

/** The server renders for the web and never reaches a device. */
export const serverPlatform = (origin: string): Platform => ({
  kind: "web",
  origin,
  position: async () => null,
  copy: async () => false,
});
