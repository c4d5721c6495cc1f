import type { Camera, Opened, Platform } from "./platform.ts";

const POSITION_TIMEOUT_MS = 8_000;

export const position = (): ReturnType<Platform["position"]> =>
  new Promise((resolve) => {
    if (!("geolocation" in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => {
        // A refusal is logged, and the fallback position stays.
        // oxlint-disable-next-line no-console -- places §2 wants exactly this line in the log
        console.info("User did not enable geolocation");
        resolve(null);
      },
      { timeout: POSITION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  });

/** Throws in a browser without the permissions call. */
export const positionAllowed = async (): Promise<boolean> =>
  (await navigator.permissions.query({ name: "geolocation" })).state === "granted";

/** Without this, browsers give 640 by 480, less than is stored of a dish or a face (pictures §3). */
const CAMERA_SIZE = { width: { ideal: 2048 }, height: { ideal: 1536 } };

/** Only secure origins have a camera. */
export async function camera(at: "world" | "person" = "world"): Promise<Camera> {
  if (!("mediaDevices" in navigator)) return "none";
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: at === "person" ? "user" : "environment", ...CAMERA_SIZE },
      audio: false,
    });
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "none";
  }
}

/** WebOTP: the browser asks the person whether the page may read the message that ends with its address. */
export async function codeOfMessage(signal: AbortSignal): Promise<string | null> {
  if (!("OTPCredential" in globalThis) || signal.aborted) return null;
  const asked = { otp: { transport: ["sms"] }, signal } as CredentialRequestOptions;
  const found = (await navigator.credentials.get(asked)) as { code?: unknown } | null;
  return typeof found?.code === "string" ? found.code : null;
}

/** Keeps the screen on. The browser releases the lock whenever the page is hidden, so it is requested again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let left = false;
  const ask = async () => {
    if (left || !("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (left) await lock.release();
    } catch {
      // Battery saver is on, or it is not allowed.
    }
  };
  const askAgain = () => void ask();
  askAgain();
  document.addEventListener("visibilitychange", askAgain);
  return () => {
    left = true;
    document.removeEventListener("visibilitychange", askAgain);
    lock?.release().catch(() => undefined);
  };
}

/**
 * Payment services refuse to be shown in a frame, so a page in another site's frame stays, and a tab opens. Throws in a
 * view without windows.
 */
export async function openOutside(url: string): Promise<Opened> {
  if (window.parent === window) {
    location.assign(url);
    return "here";
  }
  // Empty at first, because only then the tab's way back to this window can be cut.
  const tab = window.open("", "_blank");
  if (!tab) return "blocked";
  tab.opener = null;
  tab.location.href = url;
  return "apart";
}
